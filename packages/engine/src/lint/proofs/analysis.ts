import type { ReadingId } from "../../model.ts";
import type { RuleGroup } from "../input/effective.ts";
import { RuleArea } from "./rule-area.ts";

/** Answers about all addresses, for the sets of rules of one file. Each set is read once. */
export class Analysis {
  readonly #bytes: Uint8Array;
  readonly #areas = new Map<RuleGroup, Map<ReadingId, RuleArea>>();

  /** Takes the octets that the sets are of. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The rules of a set as a reading reads them. */
  area(group: RuleGroup, reading: ReadingId = "rfc9309"): RuleArea {
    const areas = this.#areas.get(group) ?? new Map<ReadingId, RuleArea>();
    this.#areas.set(group, areas);
    const area = areas.get(reading) ?? new RuleArea(this.#bytes, group, reading);
    areas.set(reading, area);
    return area;
  }
}
