import type { Matcher } from "../../src/index.ts";
import type { Observer } from "./automaton.ts";
import { readAddress } from "./domain.ts";
import { STAR, type Tokens } from "./oracle-rules.ts";

/** Whether a pattern takes the whole of what is compared. All places that can have been reached are followed. */
export function takes(tokens: Tokens, form: string): boolean {
  let places = new Set([0]);
  for (const token of tokens) {
    const next = new Set<number>();
    if (token === STAR) for (let i = Math.min(...places); i <= form.length; i++) next.add(i);
    else for (const i of places) if (form[i] === token) next.add(i + 1);
    if (next.size === 0) return false;
    places = next;
  }
  return places.has(form.length);
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
export const spoken = ({
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
