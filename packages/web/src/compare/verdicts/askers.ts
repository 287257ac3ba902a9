import type { ReadingId, RobotsFile } from "@aushang/engine";
import { type Asker, everybody } from "@aushang/engine/analyse";
import { askersOfRegistry } from "@aushang/engine/tester";

/**
 * Everybody for whom two files are compared: the crawlers of the registry first, and others that one of the files
 * names. Whoever no file names is no crawler of its own here: crawlers of the registry stand for them.
 */
export function askersFor(old: RobotsFile, next: RobotsFile, reading: ReadingId): Asker[] {
  const registry = askersOfRegistry();
  const known = new Set(registry.map(({ token }) => token));
  const others = everybody(registry, [old, next], [reading]).filter(
    ({ token }) => token !== "*" && !known.has(token),
  );
  return [...registry, ...others];
}
