import { type SuiteWords, suiteWords } from "../../analysis/suites.ts";
import { code, say } from "../../parts.ts";
import { lines, number, ref } from "../amounts.ts";
import { verdict } from "../verdicts.ts";
import { problem } from "./suite-problems.ts";

/** English words for suites. */
export const suites: SuiteWords = suiteWords({
  state: {
    passed: "holds",
    failed: "does not hold",
    "not-readable": "not readable",
    skipped: "not asked",
  },
  count: {
    passed: (count) => `${number(count)} ${count === 1 ? "holds" : "hold"}`,
    failed: (count) => `${number(count)} ${count === 1 ? "does" : "do"} not hold`,
    "not-readable": (count) => `${number(count)} not readable`,
    skipped: (count) => `${number(count)} not asked`,
  },
  expected: { allowed: "open", disallowed: "blocked" },
  verdict,
  wholeSite: "the whole site",
  statusOf: "robots.txt",
  fetchState: {
    readable: "readable",
    unavailable: "not there (4xx)",
    unreachable: "unreachable",
    "not-fetched": "not fetched",
  },
  httpStatus: (status) => `status ${status}`,
  every: "every crawler",
  but: (all, except) => `${all} but ${except}`,
  verdictDiffers: (wanted, found) => say`Expected ${wanted}, found ${found}.`,
  lineDiffers: (wanted, found) => {
    const is = found === null ? say`none does` : say`${ref(found)} does`;
    return wanted === null
      ? say`Expected no line to decide, but ${is}.`
      : say`Expected ${ref(wanted)} to decide, but ${is}.`;
  },
  groupDiffers: (wanted, found) => {
    const is = found === null ? say`none does` : say`${found} does`;
    return wanted === null
      ? say`Expected no group to apply, but ${is}.`
      : say`Expected the group ${wanted} to apply, but ${is}.`;
  },
  statusDiffers: (wanted, found) => say`Expected ${wanted}, found ${found}.`,
  unreadable: {
    unreachable: say`The robots.txt cannot be reached, so nothing is known.`,
    "not-fetched": say`The robots.txt was not fetched, so nothing is known.`,
    "other-origin": say`The address belongs to another site, about which this robots.txt says nothing.`,
    "not-proven": say`Neither proven nor refuted: a limit of the proof was reached.`,
  },
  noStatus: say`A file at hand has no status; only a live site has one.`,
  nobodyLeft: say`No crawler is left to ask about.`,
  breaking: (tokens) => say`It does not hold for ${tokens}.`,
  unbound: (tokens) =>
    say`Not counted, because the group ${code("*")} does not bind them: ${tokens}. If you mean them too, name them in the file and in a check.`,
  more: (count) => `and ${number(count)} more`,
  provenForAll: (word) => say`Proven: every address is ${word}.`,
  set: (word, pattern, except, witness) =>
    except === null
      ? say`These are ${word}: ${pattern}, such as ${witness}`
      : say`These are ${word}: ${pattern} without ${except}, such as ${witness}`,
  moreSets: (count) => say`And ${number(count)} more sets of addresses.`,
  nothingElse: say`Proven: no other address breaks the check.`,
  perhapsMore: say`There may be more: a limit of the proof was reached.`,
  comments: {
    head: (robots) => [
      `What ${robots} said when this was written.`,
      "It holds as long as no rule that matters changes. Keep what is meant to stay, and drop the rest.",
    ],
    group: (token, ranges) =>
      token === null ? "No group: everything is open" : `Group ${token}, ${lines(ranges)}`,
    incomplete:
      "Not every rule is covered: some have no address that can be written here, or there are too many.",
  },
  problem,
});
