import type { ReadingId, RobotsFile } from "@aushang/engine";
import { type Asker, everybody } from "@aushang/engine/analyse";
import { askersOfRegistry } from "@aushang/engine/tester";
import type { WantedAskers } from "./model.ts";

/** Whom to ask about: those who were named; else everybody whom the files can be about. */
export function askersFor(
  wanted: WantedAskers,
  files: readonly RobotsFile[],
  readings: readonly ReadingId[],
): readonly Asker[] {
  return wanted ?? everybody(askersOfRegistry(), files, readings);
}
