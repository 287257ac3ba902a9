import type { Answer, RuleSide } from "./side.ts";

/** What both files say about an address. */
export interface Judgement {
  readonly present: Answer;
  readonly draft: Answer | null;
}

/** The rules of both files for all crawlers that fare alike. */
export class Judge {
  readonly present: RuleSide;
  readonly draft: RuleSide | null;
  #target: string | null = null;
  #judgement: Judgement | null = null;

  constructor(present: RuleSide, draft: RuleSide | null) {
    this.present = present;
    this.draft = draft;
  }

  /** The answers for a path and query. Crawlers ask for the same pages: the last answer is kept for the next of them. */
  judgement(target: string): Judgement {
    if (this.#judgement !== null && this.#target === target) return this.#judgement;
    this.#target = target;
    this.#judgement = {
      present: this.present.answer(target),
      draft: this.draft?.answer(target) ?? null,
    };
    return this.#judgement;
  }
}
