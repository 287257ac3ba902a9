import { groups } from "../../explanation/records.ts";
import type { ReadingId } from "../../model.ts";
import type { RobotsFile } from "../../parse.ts";

/**
 * The crawlers that a file names, in its order, each once: as the reading cuts them in `google`, else the value without
 * a version, so that "MJ12bot" stays whole.
 */
export function tokensNamed(file: RobotsFile, reading: ReadingId): readonly string[] {
  const tokens = new Map<string, string>();
  const add = (text: string): void => {
    const token = text.trim();
    if (token !== "" && !/^\*(?:\s|$)/.test(token) && !tokens.has(token.toLowerCase()))
      tokens.set(token.toLowerCase(), token);
  };
  if (reading === "google") {
    for (const { tokens: cut } of groups(file, reading)) for (const token of cut) add(token);
  } else {
    for (const { kind, value } of file.lines())
      if (kind === "user-agent" && value !== null) add(file.text(value).split("/")[0] as string);
  }
  return [...tokens.values()];
}
