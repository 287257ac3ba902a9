import { en as engine } from "@aushang/engine/texts/en";
import type { Words } from "../../page/words.tsx";
import { en as page } from "../en.ts";

/** Every word of this language. */
export const words: Words = { page, engine };
