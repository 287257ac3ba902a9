import { isTokenOctet } from "../agents.ts";
import { toText } from "../decode.ts";
import { groups } from "../explanation/records.ts";
import type { ReadingId } from "../model.ts";
import type { RobotsFile } from "../parse.ts";
import type { Asker } from "./model.ts";

/** A product token that no file names: it stands for every crawler that is not named. */
const NOBODY = "AnyCrawlerThatIsNotNamed";

/**
 * One asker for every way in which a crawler can be concerned by these files: each product token that any of them
 * names, and one that none names, told as `*`, each also as a crawler that does not obey `*`. What holds for all of
 * them holds for every crawler in `rfc9309` and `google`, with any order of fallbacks: where the files do not name the
 * same tokens, a token that only some name is also asked with each other token behind it.
 *
 * In `1996` and `1994`, where parts of names count, it holds for these tokens; so it does for names of more than eight
 * words.
 */
export function askersIn(
  files: readonly RobotsFile[],
  reading: ReadingId = "rfc9309",
): readonly Asker[] {
  const named = files.map((file) => tokensIn(file, reading));
  const all = new Map(named.flatMap((tokens) => [...tokens]));
  const askers: Asker[] = [];
  for (const token of all.values())
    for (const obeysStar of [true, false]) askers.push({ token, tokens: [token], obeysStar });
  for (const obeysStar of [true, false])
    askers.push({ token: "*", tokens: [nobodyIn(all)], obeysStar });
  for (const [key, token] of all) {
    if (named.every((tokens) => tokens.has(key))) continue;
    for (const other of all.values())
      if (other !== token) askers.push({ token, tokens: [token, other], obeysStar: true });
  }
  return askers;
}

/**
 * Everybody whom files can be about: each crawler that one of them names, as `known` has it or by its name alone; every
 * other known crawler; and whoever no file names, told as `*`.
 */
export function everybody(
  known: readonly Asker[],
  files: readonly RobotsFile[],
  readings: readonly ReadingId[],
): readonly Asker[] {
  const byName = new Map(known.map((asker) => [asker.token.toLowerCase(), asker]));
  const all = new Map<string, Asker>();
  let nobody: Asker = { token: "*", tokens: ["*"], obeysStar: true };
  for (const reading of readings)
    for (const asker of askersIn(files, reading)) {
      const name = asker.token.toLowerCase();
      if (!asker.obeysStar || asker.tokens.length > 1) continue;
      if (name === "*") nobody = asker;
      else all.set(name, byName.get(name) ?? asker);
    }
  for (const [name, asker] of byName) all.set(name, asker);
  return [...all.values(), nobody];
}

/** A token that no text here is a part of. */
function nobodyIn(all: ReadonlyMap<string, string>): string {
  let token = NOBODY;
  while (all.has(token.toLowerCase())) token += "x";
  return token;
}

/**
 * The tokens by which a file can be asked, in lower case, each as first written. A value with digits, dots or blanks
 * names its leading letters, and to the standard also the crawler of that whole name.
 */
function tokensIn(file: RobotsFile, reading: ReadingId): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  const add = (token: string): void => {
    const text = token.trim();
    if (text !== "" && text !== "*" && !tokens.has(text.toLowerCase()))
      tokens.set(text.toLowerCase(), text);
  };
  for (const { tokens: cut } of groups(file, reading)) for (const token of cut) add(token);
  if (reading !== "rfc9309") return tokens;
  for (const { kind, value } of file.lines()) {
    if (kind !== "user-agent" || value === null) continue;
    const octets = file.bytes.subarray(value.from, value.to);
    if (octets.every(isTokenOctet)) continue;
    for (const name of namesIn(toText(octets))) add(name);
  }
  return tokens;
}

/** Names that a value begins with: up to each octet that cannot go on a name. */
function namesIn(value: string): readonly string[] {
  const [whole = ""] = value.split("/");
  const names: string[] = [];
  for (let i = 1; i <= whole.length; i++)
    if (i === whole.length || !/[A-Za-z0-9_.-]/.test(whole[i] as string))
      names.push(whole.slice(0, i));
  return names.slice(0, MOST_NAMES);
}

/** Names that one line can have; prose in the place of a token has more. */
const MOST_NAMES = 8;
