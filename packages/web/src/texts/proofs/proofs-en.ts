import { lineRef, say } from "@aushang/engine/texts";
import { numbersIn } from "../numbers.ts";
import type { ProofTexts } from "./catalogue.ts";
import { inRow } from "./row.ts";

const { n, count } = numbersIn("en");

/** English labels of what is proven on the tester's page. */
export const proofs: ProofTexts = {
  cancel: "Cancel",
  flip: {
    title: {
      allowed: "This would block the address",
      disallowed: "This would open the address",
    },
    add: (behind, amount) =>
      behind === 0
        ? say`At the beginning, add ${count(amount, "line", "lines")}:`
        : say`Behind ${lineRef(behind, `line ${n(behind)}`)}, add ${count(amount, "line", "lines")}:`,
    moreLines: (amount) => `${count(amount, "more line", "more lines")}`,
    moreRules: (amount) =>
      amount === 1 ? "One more rule that came near" : `${n(amount)} more rules that came near`,
    moreWays: (amount) => (amount === 1 ? "One other way" : `${n(amount)} other ways`),
    followers: (crawlers, more) =>
      say`The same goes for ${inRow(crawlers, more, "and", `${n(more)} more`)}, as long as no group names them.`,
    put: { draft: "Put it into the draft", live: "Try it as a draft" },
    done: "The draft has been changed. Undo takes it back.",
    working: "Looking for what would flip it",
    stopped: "The search was cancelled or broke off. The verdict does not depend on it.",
    tooLong:
      "With an edit the file would be longer than the 500 KiB that crawlers read, and other lines would drop out. So none is offered.",
  },
  rules: {
    title: "What each rule does",
    counts: (dead, redundant) => {
      if (dead + redundant === 0) return "none is useless";
      const said = [
        ...(dead > 0 ? [`${n(dead)} never ${dead === 1 ? "decides" : "decide"}`] : []),
        ...(redundant > 0
          ? [`${n(redundant)} ${redundant === 1 ? "changes" : "change"} nothing`]
          : []),
      ];
      return said.join(", ");
    },
    lead: (crawler, reading) =>
      say`For ${crawler}, reading ${reading}. Proven for all addresses, not for a sample.`,
    tag: { dead: "never decides", redundant: "changes nothing", unproven: "not proven" },
    covered: (lines, amount) =>
      say`Never decides: ${lines} ${amount === 1 ? "covers" : "cover"} all that it matches.`,
    repeated: (lines, amount) =>
      say`Never decides: ${lines} ${amount === 1 ? "has" : "have"} the same pattern.`,
    noAddress: "Never decides: no address can match it.",
    redundant: "Changes nothing: if this rule alone is taken out, every verdict stays the same.",
    unproven: "Whether it ever decides is not proven.",
    decides: (witness) => say`Decides ${witness}, for example.`,
    and: "and",
    moreLines: (amount) => `${n(amount)} more`,
    test: (address) => `Test ${address}`,
    more: (amount) => (amount === 1 ? "Show one more rule" : `Show ${n(amount)} more rules`),
    notListed: (amount) => `${count(amount, "more rule is", "more rules are")} not listed.`,
    notLooked: (amount) =>
      amount === 1
        ? "Whether one rule changes anything is not proven."
        : `Whether ${n(amount)} rules change anything is not proven.`,
    working: "Looking at every rule",
    stopped: "This was cancelled or broke off. The verdict does not depend on it.",
  },
  summary: {
    title: "What this file says",
    for: (crawler) => `For ${crawler}`,
    whole: "The whole file",
    groups: (amount) => `Show all ${n(amount)} groups`,
    working: "Reading the whole file",
    stopped: "This was cancelled or broke off. Nothing is claimed about the file.",
  },
  format: {
    more: "More ways to tidy up",
    undo: "Undo",
    undone: "The draft is as it was before.",
    working: "Proving that no verdict changes",
    stopped: "Formatting was cancelled or broke off. The draft is as it was.",
    overtaken: "The draft was changed in the meantime, so it was not formatted.",
    tooLong:
      "The file is, or would become, longer than the 500 KiB that crawlers read. Which lines fall behind that limit would change, so nothing was done.",
    done: "What was done",
    left: "What was left undone",
    line: (line) => `line ${n(line)}`,
    wholeFile: "whole file",
    before: "Lines are those of the file before.",
    moreOf: (amount) => `and ${n(amount)} more`,
  },
};
