import type { Amount, FlipCount, FlipTemplate } from "./model.ts";
import type { Answer } from "./side.ts";
import { templateOf } from "./templates.ts";
import { Total } from "./total.ts";

/** Templates that are told apart while counting, and that a result holds. */
const ROOM = 2000;
const SHOWN = 100;
/** Addresses that are shown of each. */
const EXAMPLES = 5;

/** One template while it grows. */
interface Growing {
  readonly template: string;
  readonly lines: FlipTemplate["lines"];
  readonly total: Total;
  readonly examples: string[];
}

/** Addresses that flip one way, by shape. */
export class FlipTally {
  readonly #all = new Total();
  readonly #templates = new Map<string, Growing>();

  /** Counts one address that flips. */
  add(target: string, present: Answer, draft: Answer, amount: Amount): void {
    this.#all.join(amount);
    const template = templateOf(target);
    const key = `${template} ${present.line} ${draft.line}`;
    let one = this.#templates.get(key);
    if (one === undefined) {
      if (this.#templates.size >= ROOM) return;
      const lines = { present: present.line, draft: draft.line };
      one = { template, lines, total: new Total(), examples: [] };
      this.#templates.set(key, one);
    }
    one.total.join(amount);
    if (amount.addresses > 0 && one.examples.length < EXAMPLES && !one.examples.includes(target))
      one.examples.push(target);
  }

  /** As plain data. */
  count(): FlipCount {
    const sorted = [...this.#templates].sort(
      ([a, one], [b, other]) => other.total.requests - one.total.requests || (a < b ? -1 : 1),
    );
    const shown = sorted.slice(0, SHOWN).map(([, one]) => one);
    const all = this.#all.amount();
    const of = (unit: keyof Amount): number =>
      all[unit] - shown.reduce((sum, { total }) => sum + total[unit], 0);
    return {
      ...all,
      templates: shown.map(({ template, lines, total, examples }) => ({
        template,
        ...total.amount(),
        lines,
        examples: [...examples],
      })),
      rest: { requests: of("requests"), addresses: of("addresses"), bytes: of("bytes") },
    };
  }
}
