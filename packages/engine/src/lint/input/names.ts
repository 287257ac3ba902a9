import { isTokenOctet } from "../../agents.ts";
import { crawlers, findCrawler } from "../../crawlers/registry.ts";

/** Whether a name is one of the registry, whatever its case. */
export const isRegistered = (name: string): boolean => name !== "" && findCrawler(name) !== null;

const isOdd = (name: string): boolean =>
  [...name].some((c) => c.charCodeAt(0) > 127 || !isTokenOctet(c.charCodeAt(0)));

/** Names with digits, dots or blanks, in lower case, the longest first. */
const oddNames: readonly string[] = crawlers
  .flatMap(({ token, aliases }) => [token, ...aliases])
  .filter(isOdd)
  .map((name) => name.toLowerCase())
  .sort((a, b) => b.length - a.length);

/** The registered name with digits, dots or blanks that a value begins with, in lower case; null when there is none. */
export function oddNameIn(value: string): string | null {
  const lower = value.toLowerCase();
  return (
    oddNames.find(
      (name) => lower.startsWith(name) && !/[a-z0-9_.-]/.test(lower[name.length] ?? ""),
    ) ?? null
  );
}

/** `*` with something behind it is no longer everybody, and nobody is called so. */
export const isNobody = (name: string): boolean => name === "" || name === "*";

/** Names that one line can have; prose in the place of a token has more. */
const MOST_NAMES = 8;

/**
 * All names by which a user-agent value can be asked for, in lower case: what is left of it where it is cut to a token,
 * and what it begins with up to each octet that cannot go on a name.
 */
export function namesIn(value: string, token: string): readonly string[] {
  const names = [token];
  const [whole = ""] = value.split("/");
  for (let i = 1; i <= whole.length && names.length < MOST_NAMES; i++)
    if (i === whole.length || !/[A-Za-z0-9_.-]/.test(whole[i] ?? "")) names.push(whole.slice(0, i));
  const trimmed = names.map((name) => name.trim().toLowerCase()).filter((name) => !isNobody(name));
  return [...new Set(trimmed)];
}
