import type { Asker } from "../analyse/model.ts";
import type { ReadingId } from "../model.ts";
import type { RobotsFile } from "../parse.ts";
import { Judge } from "./judge.ts";
import { RuleSide } from "./side.ts";

/** The rules of two files for every crawler, each set of rules made once. */
export class Judges {
  readonly #present: RobotsFile;
  readonly #draft: RobotsFile | null;
  readonly #reading: ReadingId;
  readonly #sides = [new Map<string, RuleSide>(), new Map<string, RuleSide>()] as const;
  readonly #judges = new Map<string, Judge>();
  readonly #byAsker = new Map<Asker, AskerJudge>();

  constructor(present: RobotsFile, draft: RobotsFile | null, reading: ReadingId) {
    this.#present = present;
    this.#draft = draft;
    this.#reading = reading;
  }

  /** The judge of a crawler, which all share that have the same rules in both files, and the groups that apply. */
  of(asker: Asker): AskerJudge {
    let known = this.#byAsker.get(asker);
    if (known === undefined) {
      known = this.#make(asker);
      this.#byAsker.set(asker, known);
    }
    return known;
  }

  #make(asker: Asker): AskerJudge {
    const ownPresent = new RuleSide(this.#present, asker, this.#reading);
    const ownDraft = this.#draft === null ? null : new RuleSide(this.#draft, asker, this.#reading);
    const present = shared(this.#sides[0], ownPresent);
    const draft = ownDraft === null ? null : shared(this.#sides[1], ownDraft);
    const key = `${present.key}\n${draft?.key}`;
    let judge = this.#judges.get(key);
    if (judge === undefined) {
      judge = new Judge(present, draft);
      this.#judges.set(key, judge);
    }
    return { judge, groups: { present: ownPresent.group, draft: ownDraft?.group ?? null } };
  }
}

/** The judge of one crawler. */
export interface AskerJudge {
  readonly judge: Judge;
  /** The group that applies in each file. */
  readonly groups: { readonly present: string | null; readonly draft: string | null };
}

function shared(known: Map<string, RuleSide>, side: RuleSide): RuleSide {
  const found = known.get(side.key);
  if (found !== undefined) return found;
  known.set(side.key, side);
  return side;
}
