import type { Matcher } from "../../src/index.ts";
import type { Observer } from "./automaton.ts";
import { readAddress } from "./domain.ts";
import { STAR, type Tokens } from "./oracle-rules.ts";

const segments = new WeakMap<Tokens, readonly string[]>();

/** What stands between the stars of a pattern. */
function segmentsOf(tokens: Tokens): readonly string[] {
  let found = segments.get(tokens);
  if (found === undefined) {
    found = tokens
      .map((token) => (token === STAR ? "\u0100" : token))
      .join("")
      .split("\u0100");
    segments.set(tokens, found);
  }
  return found;
}

/** Whether a pattern takes the whole of what is compared: each segment where it first stands, the last at the end. */
export function takes(tokens: Tokens, form: string): boolean {
  const [first = "", ...rest] = segmentsOf(tokens);
  const last = rest.pop();
  if (last === undefined) return form === first;
  if (!form.startsWith(first)) return false;
  let at = first.length;
  for (const segment of rest) {
    at = form.indexOf(segment, at);
    if (at < 0) return false;
    at += segment.length;
  }
  return form.length - last.length >= at && form.endsWith(last);
}

/** What an observer says of one address, without any automaton. Null for an address outside of the domain. */
export function heard(observer: Observer, address: string): string | null {
  const form = readAddress(address, "requested", observer.reading);
  if (form === null) return null;
  return observer.say(
    (i) => takes(observer.patterns[i] as Tokens, form),
    address === "/robots.txt",
  );
}

/** A group for everybody with these rules, each `Allow: /a`; the first rule is on line 2. */
export const groupOf = (rules: readonly string[]): string => `User-agent: *\n${rules.join("\n")}\n`;

/** All words over some letters that begin with `/`, shortest first. */
export function wordsOver(letters: readonly string[], length: number): readonly string[] {
  const words = ["/"];
  for (let from = 0, size = 2; size <= length; size++) {
    const to = words.length;
    for (; from < to; from++) for (const c of letters) words.push(words[from] + c);
  }
  return words;
}

/** What a decision of the engine is in the words of the oracle. */
const spoken = ({
  verdict,
  line,
}: {
  readonly verdict: string;
  readonly line: number | null;
}): string => `${verdict} ${line ?? "-"}`;

/**
 * The decision on a target. A bare `//x` would be read as a host, so it is asked at an origin.
 */
export const ask = (matcher: Matcher, target: string): string =>
  spoken(matcher.decide(`https://h.example${target}`));
