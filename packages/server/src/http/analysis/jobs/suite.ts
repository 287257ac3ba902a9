import type { Suite, SuiteProblem } from "@aushang/engine/suites";
import type { Language } from "@aushang/engine/texts";
import { readSuite } from "@aushang/inputs/suite";
import type { Fault } from "../../problem.ts";
import { wordsIn } from "../answer.ts";
import type { Jobs } from "../model.ts";
import { Refusal } from "../refusal.ts";

/** Mistakes that are told. */
const TOLD = 20;

/** A suite, read. Throws a `Refusal` with what is wrong with it. */
export function suite({ text }: Jobs["suite"], language: Language): Suite {
  const { suite: found, problems } = readSuite(text);
  if (found !== null) return found;
  throw new Refusal(
    "suite-invalid",
    problems.slice(0, TOLD).map((problem) => faultOf(problem, language)),
  );
}

function faultOf({ code, args, line, column }: SuiteProblem, language: Language): Fault {
  const words = wordsIn(language).analysis.suites.problem;
  // Each code has its own arguments; that they belong together is in the type of the problem.
  const say = words[code] as (args: SuiteProblem["args"]) => { title: string; next: string };
  const { title, next } = say(args);
  return {
    pointer: "/suite",
    code: "at-line",
    args: { line, column, text: forLine(`${title}. ${next}`) },
  };
}

/** A message may quote what stands in a suite: however much that is, it stays a line. */
function forLine(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " "));
  return characters.length > 600 ? `${characters.slice(0, 599).join("")}…` : characters.join("");
}
