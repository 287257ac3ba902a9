import type { ReadingId, RobotsFile } from "@aushang/engine";
import { type Asker, askersIn } from "@aushang/engine/analyse";
import { askersOfRegistry } from "@aushang/engine/tester";
import type { WantedAskers } from "./model.ts";

/** The name by which `askersIn` tells of whoever no file names. */
const NOBODY = /^AnyCrawlerThatIsNotNamed/;

/**
 * Whom to ask about: those who were named; else every crawler that one of the files names, every other of the registry,
 * and `*` for whoever no file names.
 */
export function askersFor(
  wanted: WantedAskers,
  files: readonly RobotsFile[],
  readings: readonly ReadingId[],
): readonly Asker[] {
  if (wanted !== null) return wanted;
  const registry = new Map(askersOfRegistry().map((one) => [one.token.toLowerCase(), one]));
  const all = new Map<string, Asker>();
  let nobody: Asker = { token: "*", tokens: ["*"], obeysStar: true };
  for (const reading of readings)
    for (const asker of askersIn(files, reading)) {
      const { obeysStar, token, tokens } = asker;
      if (!obeysStar || tokens.length > 1) continue;
      const key = token.toLowerCase();
      if (NOBODY.test(token)) nobody = { ...asker, token: "*" };
      else all.set(key, registry.get(key) ?? asker);
    }
  for (const [key, asker] of registry) all.set(key, asker);
  return [...all.values(), nobody];
}
