import type { FailureKind } from "../outcome.ts";
import type { StatusMeaning } from "../tester/model.ts";
import type { Text } from "./parts.ts";

/** What happened, what it means for the address, what to do next. */
export interface StatusText {
  readonly title: string;
  readonly meaning: Text;
  readonly next: Text;
}

/** The fetch results that people need explained apart. */
type StatusCase =
  | "given"
  | "readable"
  | "401"
  | "403"
  | "404"
  | "410"
  | "418"
  | "4xx"
  | "429"
  | "503"
  | "5xx"
  | FailureKind
  | "redirect-without-location"
  | "cancelled"
  | "own-limit";

/** An explanation for every case; it gets the status as text: "4xx" or "5xx" when only that is known. */
export type StatusWords = Readonly<Record<StatusCase, (status: string) => StatusText>>;

/** Statuses of the 4xx range with an explanation of their own. */
const NAMED: readonly StatusCase[] = ["401", "403", "404", "410", "418"];

function caseOf(meaning: StatusMeaning, status: number | null): StatusCase {
  switch (meaning.state) {
    case "readable":
      return status === null ? "given" : "readable";
    case "unavailable":
      if (meaning.cause !== "status-4xx") return meaning.cause;
      return NAMED.find((known) => known === String(status)) ?? "4xx";
    case "unreachable":
      if (meaning.cause === "status-429") return "429";
      if (meaning.cause === "status-5xx") return status === 503 ? "503" : "5xx";
      return meaning.cause;
    case "not-fetched":
      return meaning.cause;
  }
}

/** The explanation of a fetch result, from one language's explanations. */
export function statusExplanation(
  words: StatusWords,
): (meaning: StatusMeaning, status: number | null) => StatusText {
  return (meaning, status) => {
    const found = caseOf(meaning, status);
    const known = found === "4xx" || found === "5xx" ? found : "";
    return words[found](status === null ? known : String(status));
  };
}
