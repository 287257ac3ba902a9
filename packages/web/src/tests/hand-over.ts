import { textOf } from "../compare/sides.ts";
import type { Answer } from "../state/answer.ts";
import { FURTHER_ADDRESSES, visit } from "../state/route.ts";
import { keptAs, questionAbout, questionAt, type TestsQuestion } from "./question.ts";

/** The question that the tester's file suggests: a live site stays live, everything else is a draft. */
function testsOf({ from, target, tested }: Answer): TestsQuestion {
  if (from === "live") return questionAt(target.origin);
  return questionAbout(tested.file ? textOf(tested.file.bytes).text : "");
}

/** Goes to the page that checks, with what the tester shows. */
export function openTests(answer: Answer): void {
  visit(FURTHER_ADDRESSES.tests, keptAs(testsOf(answer)));
}
