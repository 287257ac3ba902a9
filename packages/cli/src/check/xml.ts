import { safe } from "../output/safe.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for XML. What XML cannot hold, and what a terminal would obey, is shown as `<U+001B>`. */
export const xml = (text: string): string =>
  safe(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Attributes of an element, each with a blank in front. */
export const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${xml(String(value))}"`)
    .join("");
