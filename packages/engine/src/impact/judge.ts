import type { Answer, RuleSide } from "./side.ts";

/** What both files say about an address. */
export interface Judgement {
  readonly present: Answer;
  readonly draft: Answer | null;
}

/** Answers that are kept. */
const KEEP = 50_000;

/** The rules of both files for all crawlers that fare alike. Crawlers ask for the same pages: answers are kept. */
export class Judge {
  readonly present: RuleSide;
  readonly draft: RuleSide | null;
  readonly #known = new Map<string, Judgement>();

  constructor(present: RuleSide, draft: RuleSide | null) {
    this.present = present;
    this.draft = draft;
  }

  /** The answers for a path and query. */
  judgement(target: string): Judgement {
    let found = this.#known.get(target);
    if (found === undefined) {
      found = this.fresh(target);
      if (this.#known.size >= KEEP) this.#known.clear();
      this.#known.set(target, found);
    }
    return found;
  }

  /** The same for an address that nobody asks about again. */
  fresh(target: string): Judgement {
    return { present: this.present.answer(target), draft: this.draft?.answer(target) ?? null };
  }

  /** Lets go of what is kept. */
  forget(): void {
    this.#known.clear();
  }
}
