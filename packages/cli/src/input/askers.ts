import type { ReadingId, RobotsFile } from "@aushang/engine";
import { type Asker, everybody } from "@aushang/engine/analyse";
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
  return everybody(askersOfRegistry(), files, readings);
}
