import { de as engine } from "@aushang/engine/texts/de";
import type { Words } from "../../page/words.tsx";
import { de as page } from "../de.ts";

/** Every word of this language. */
export const words: Words = { page, engine };
