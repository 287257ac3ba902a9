import { looksLikeUserAgent } from "../../crawlers/user-agent.ts";
import { isRegistered, oddNameIn } from "./names.ts";

/**
 * What stands in a user-agent line: nothing, `*`, a token (with or without a version), several in a list, a whole HTTP
 * header, or a name with characters that no token has.
 */
export type TokenShape = "empty" | "header" | "list" | "odd" | "star" | "token";

/** The shape of a value. Names that the registry has are tokens, whatever their characters. */
export function shapeOf(value: string): TokenShape {
  if (value === "") return "empty";
  if (/^\*(?:\s|$)/.test(value)) return "star";
  const [name = ""] = value.split("/");
  if (isRegistered(name) || oddNameIn(value)?.length === value.length) return "token";
  if (/^mozilla\/|[()]/i.test(value)) return "header";
  if (/^[^,;]+[,;]\s*[^,;\s]/.test(value)) return "list";
  if (/^[A-Za-z_-]+(?:\/\S*)?$/.test(value)) return "token";
  return looksLikeUserAgent(value) ? "header" : "odd";
}
