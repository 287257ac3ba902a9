import { safeJson } from "./safe.ts";

/** One value as one line of JSON with its line end, free of characters that a terminal would obey or hide. */
export function jsonLine(value: unknown): string {
  return `${safeJson(JSON.stringify(value))}\n`;
}
