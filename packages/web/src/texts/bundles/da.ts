import { da as engine } from "@aushang/engine/texts/da";
import type { Words } from "../../page/words.tsx";
import { da as page } from "../da.ts";

/** Every word of this language. */
export const words: Words = { page, engine };
