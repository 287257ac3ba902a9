import type { ReadingId, RobotsFile } from "@aushang/engine";
import { type Asker, askersIn } from "@aushang/engine/analyse";
import { askerOf, askersOfRegistry } from "@aushang/engine/tester";
import type { Session } from "../session.ts";
import { readCrawlers } from "./asked-crawlers.ts";

/**
 * Whom to ask about: the crawlers of `--as`; unless told, every crawler of the registry, every other that one of the
 * files names, and `*` for whoever no file names. Those that a file names come first. Throws a `Refusal` for a value of
 * `--as` that names no crawler.
 */
export function readAskers(
  session: Session,
  given: unknown,
  files: readonly RobotsFile[],
  readings: readonly ReadingId[],
): readonly Asker[] {
  if (given !== undefined) return readCrawlers(session, given).map(askerOf);
  const registry = new Map(askersOfRegistry().map((one) => [one.token.toLowerCase(), one]));
  const all = new Map<string, Asker>();
  let nobody: Asker = { token: "*", tokens: ["*"], obeysStar: true };
  for (const reading of readings)
    for (const asker of askersIn(files, reading)) {
      const { obeysStar, token, tokens } = asker;
      if (!obeysStar || tokens.length > 1) continue;
      if (token === "*") nobody = asker;
      else all.set(token.toLowerCase(), registry.get(token.toLowerCase()) ?? asker);
    }
  for (const [key, asker] of registry) all.set(key, asker);
  return [...all.values(), nobody];
}
