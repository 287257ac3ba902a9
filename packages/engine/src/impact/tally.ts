import { FlipTally } from "./flips.ts";
import type { Judge, Judgement } from "./judge.ts";
import type { Amount, FlipCount, SideCount } from "./model.ts";
import type { Answer, RuleSide } from "./side.ts";
import { Total } from "./total.ts";

/** What the rules of one file did. */
class SideTally {
  readonly side: RuleSide;
  readonly allowed = new Total();
  readonly disallowed = new Total();
  readonly #matched: readonly Total[];
  readonly #decided: readonly Total[];

  constructor(side: RuleSide) {
    this.side = side;
    this.#matched = side.rules.map(() => new Total());
    this.#decided = side.rules.map(() => new Total());
  }

  add({ disallowed, decides, matched }: Answer, { requests, bytes, addresses }: Amount): void {
    const isNew = addresses > 0;
    (disallowed ? this.disallowed : this.allowed).add(requests, bytes, isNew);
    for (const rule of matched) this.#matched[rule]?.add(requests, bytes, isNew);
    this.#decided[decides]?.add(requests, bytes, isNew);
  }

  count(groups: readonly string[]): SideCount {
    return {
      groups,
      allowed: this.allowed.amount(),
      disallowed: this.disallowed.amount(),
      rules: this.side.rules.map((rule, i) => ({
        ...rule,
        matched: (this.#matched[i] as Total).amount(),
        decided: (this.#decided[i] as Total).amount(),
      })),
    };
  }
}

/** What two files mean for the requests of one crawler, or for a list. */
export class Tally {
  readonly judge: Judge;
  readonly judged = new Total();
  readonly #present: SideTally;
  readonly #draft: SideTally | null;
  readonly #opened = new FlipTally();
  readonly #closed = new FlipTally();

  constructor(judge: Judge) {
    this.judge = judge;
    this.#present = new SideTally(judge.present);
    this.#draft = judge.draft === null ? null : new SideTally(judge.draft);
  }

  /** Counts requests for one address. */
  add(target: string, { present, draft }: Judgement, amount: Amount): void {
    this.judged.join(amount);
    this.#present.add(present, amount);
    if (draft === null || this.#draft === null) return;
    this.#draft.add(draft, amount);
    if (present.disallowed === draft.disallowed) return;
    const flips = draft.disallowed ? this.#closed : this.#opened;
    flips.add(target, present, draft, amount);
  }

  /** As plain data. `groups` are those of the crawlers that it stands for. */
  count(groups: { readonly present: readonly string[]; readonly draft: readonly string[] }): {
    readonly judged: Amount;
    readonly present: SideCount;
    readonly draft: SideCount | null;
    readonly opened: FlipCount;
    readonly closed: FlipCount;
  } {
    return {
      judged: this.judged.amount(),
      present: this.#present.count(groups.present),
      draft: this.#draft?.count(groups.draft) ?? null,
      opened: this.#opened.count(),
      closed: this.#closed.count(),
    };
  }
}
