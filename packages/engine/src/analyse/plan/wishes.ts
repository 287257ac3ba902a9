import { compile } from "../../compile.ts";
import type { ReadingId } from "../../model.ts";
import type { RobotsFile } from "../../parse.ts";
import { readingOf } from "../../readings/index.ts";
import { targetOf } from "../../url.ts";
import { formOfAddress } from "../explorer/near-misses.ts";
import { octetText } from "../explorer/segments.ts";
import type { Asker } from "../model.ts";
import type { Obstacle, Wish } from "./model.ts";

/** A wish, ready to be asked about. */
export interface Wanted {
  /** Its position in the list. */
  readonly index: number;
  readonly asker: Asker;
  /** Path and query, and the form that is compared. */
  readonly address: string;
  readonly form: string;
  readonly verdict: "allowed" | "disallowed";
}

/** The wishes as they are asked. Throws `TypeError` for a wish of the wrong kind. */
export function wantedOf(wishes: readonly Wish[], reading: ReadingId): readonly Wanted[] {
  return wishes.map(({ asker, address, verdict }, index) => {
    if (verdict !== "allowed" && verdict !== "disallowed")
      throw new TypeError(`wishes: expected allowed or disallowed, at ${index}`);
    const target = targetOf(address);
    return {
      index,
      asker: typeof asker === "string" ? { token: asker, tokens: [asker], obeysStar: true } : asker,
      address: target,
      form: octetText(formOfAddress(target, reading)),
      verdict,
    };
  });
}

/** Positions of the wishes that a file does not meet. The file is read once for each crawler. */
export function unmetBy(
  file: RobotsFile,
  wanted: readonly Wanted[],
  reading: ReadingId,
): readonly Wanted[] {
  const matchers = new Map<string, (address: string) => "allowed" | "disallowed">();
  return wanted.filter(({ asker, address, verdict }) => {
    const key = keyOf(asker);
    let decide = matchers.get(key);
    if (decide === undefined) {
      const set = plainDecider(file, asker, reading);
      matchers.set(key, set);
      decide = set;
    }
    return decide(address) !== verdict;
  });
}

/** The plain matcher, asked for a path and query: with a host before it, what begins with `//` is a path. */
function plainDecider(
  file: RobotsFile,
  { tokens, obeysStar }: Asker,
  reading: ReadingId,
): (address: string) => "allowed" | "disallowed" {
  const matcher = compile(file, tokens, { reading, obeysStar, fallback: "in-order" });
  return (address) => matcher.decide(`https://h${address}`).verdict;
}

/** Crawlers of one key are one crawler. */
export const keyOf = ({ tokens, obeysStar }: Asker): string =>
  JSON.stringify([tokens.map((token) => token.toLowerCase()), obeysStar]);

/** Wishes that no file can meet together: proven. */
export function obstaclesIn(wanted: readonly Wanted[], reading: ReadingId): readonly Obstacle[] {
  const obstacles: Obstacle[] = [];
  const first = new Map<string, Wanted>();
  const { exempt } = readingOf(reading);
  for (const wish of wanted) {
    const { index, address, verdict, form, asker } = wish;
    if (address === exempt) {
      if (verdict === "disallowed") obstacles.push({ code: "robots-txt-itself", wishes: [index] });
      continue;
    }
    const key = `${whoIs(asker, reading)} ${form}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, wish);
    else if (other.verdict !== verdict)
      obstacles.push({
        code: keyOf(other.asker) === keyOf(asker) ? "contradiction" : "not-told-apart",
        wishes: [other.index, index],
      });
  }
  return obstacles;
}

/** Crawlers that no file of this reading can name are one: only the groups of `*` bind them, or none. */
function whoIs(asker: Asker, reading: ReadingId): string {
  const isNamed = asker.tokens.some((token) => isNameable(token, reading));
  return isNamed ? keyOf(asker) : `${asker.obeysStar}`;
}

function isNameable(token: string, reading: ReadingId): boolean {
  if (token === "*" || /[\r\n\0#]/.test(token)) return false;
  const file = `User-agent: ${token}\nDisallow: /\n`;
  return compile(file, token, { reading, obeysStar: false }).group.via === "own";
}
