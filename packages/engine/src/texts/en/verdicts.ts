import type { Catalogue } from "../catalogue.ts";
import { type DifferenceWords, differenceSentence } from "../difference.ts";
import { atStart, code, excerpt, say, type Text } from "../parts.ts";
import { type SituationWords, verdictSentence } from "../situation.ts";
import { ref } from "./amounts.ts";

/** English labels of the verdicts. */
export const verdict: Catalogue["verdict"] = {
  open: "Open",
  blocked: "Blocked",
  closed: "Closed",
  unknown: "Unknown",
  "out-of-scope": "Out of scope",
};

/** English words behind the verdict "Closed". */
export const closedBy: Catalogue["closedBy"] = (status) =>
  status === null ? "by fetch status" : `by fetch status ${status}`;

/** English clauses for the failures of a fetch. */
export const failure: Catalogue["failure"] = {
  dns: "The name was not found",
  tls: "No secure connection could be made",
  timeout: "The server did not answer in time",
  refused: "The server accepts no connection",
  reset: "The server broke off the connection",
  "redirect-limit": "The redirects lead to no file",
  "private-address": "The address is private",
  "bad-response": "The server's answer is malformed",
};

/** English reasons why a matching rule wins or loses. */
export const reason: Catalogue["reason"] = {
  "most-octets": "wins: the longest",
  "tie-allow": "same length: Allow wins",
  "earlier-line": "wins: comes earlier",
  "fewer-octets": "shorter",
  "tie-disallow": "same length as an Allow",
  "later-line": "comes later",
  empty: "empty: blocks nothing",
};

/** English names of the readings. */
export const reading: Catalogue["reading"] = {
  rfc9309: {
    name: "RFC 9309",
    about: "The standard: the longest matching rule wins; at the same length, Allow.",
  },
  google: {
    name: "Google",
    about: "Google's published parser: like the standard, but %62 is not b.",
  },
  "1996": {
    name: "1996 draft",
    about: "The first matching rule counts; * and $ are ordinary characters.",
  },
  "1994": {
    name: "1994 text",
    about: "The original: only Disallow; * and $ are ordinary characters.",
  },
};

const CLOSED = "the rules are unknown, so the whole site stays closed.";
const UNKNOWN = "nothing was read, so the rules are unknown.";
const AS_MISSING = "that counts as a missing file, so nothing is blocked.";
const decided = (line: number, rule: string | null): Text =>
  rule === null ? say`${ref(line)} decides.` : say`${ref(line)} decides: ${excerpt(rule)}`;

const sentences: SituationWords = {
  rule: ({ line, rule }) => atStart(decided(line, rule)),
  "empty-rule": ({ line }) => say`The rule in ${ref(line)} is empty and blocks nothing, so open.`,
  "no-match": ({ group }) => say`No rule of the group ${excerpt(group)} matches, so open.`,
  "no-group": ({ asked }) =>
    say`No group names ${excerpt(asked)} and there is no group ${code("*")}, so open.`,
  "star-not-obeyed": ({ asked }) =>
    say`No group names ${excerpt(asked)} and the group ${code("*")} does not apply to it, so open.`,
  "group-without-rules": ({ group }) =>
    say`The group ${excerpt(group)} has no rule in force, so open.`,
  "file-empty": () => say`The file is empty, so nothing is blocked.`,
  "web-page": () =>
    say`A web page is served instead of a text file: no line is a rule, so nothing is blocked.`,
  "no-text": () => say`No readable text file is served: no line is a rule, so nothing is blocked.`,
  "no-rules": () => say`The file has no valid rule, so nothing is blocked.`,
  "robots-txt-itself": () =>
    say`Crawlers may always fetch ${code("/robots.txt")} itself, whatever it says.`,
  "no-file": ({ status }) => say`No robots.txt (${status}): nothing blocked.`,
  forbidden: ({ status }) =>
    say`The file is not accessible (${status}): crawlers read that as a missing file, so nothing is blocked.`,
  "other-4xx": ({ status }) =>
    say`The server does not hand out the file (${status ?? "4xx"}): ${AS_MISSING}`,
  "redirect-limit": () => say`The redirects lead to no file: ${AS_MISSING}`,
  "redirect-without-location": () => say`The redirect names no usable target: ${AS_MISSING}`,
  "status-429": () => say`The server reports too many requests (429): ${CLOSED}`,
  "status-5xx": ({ status }) => say`The server reports an error (${status ?? "5xx"}): ${CLOSED}`,
  unreachable: (args) => say`${failure[args.failure]}: ${CLOSED}`,
  "private-address": () => say`The address is private: ${UNKNOWN}`,
  cancelled: () => say`The fetch was cancelled: ${UNKNOWN}`,
  "own-limit": () => say`Our fetcher is busy: ${UNKNOWN}`,
  "other-origin": ({ file, asked }) =>
    say`This file belongs to ${excerpt(file)} and says nothing about ${excerpt(asked)}.`,
  cached: ({ line, rule }) =>
    line === null
      ? say`The last version without error is in force: no rule of it matches.`
      : say`The last version without error is in force: ${decided(line, rule)}`,
};

/** The English sentence after a verdict. */
export const because: Catalogue["because"] = verdictSentence(sentences);

const decider = (line: number | null): Text =>
  line === null ? say`no line decides` : say`${ref(line)} decides`;
const ORDINARY = say`${code("*")} and ${code("$")} are ordinary characters, and a blank line ends the group.`;

const differences: DifferenceWords = {
  "1996": (_name, line) =>
    say`By the 1996 draft ${decider(line)}: there the first matching rule counts, not the longest, ${ORDINARY}`,
  "1994": (_name, line) =>
    say`By the 1994 text ${decider(line)}: it knows only Disallow, ${ORDINARY}`,
  "standard-from-old": (name, line) =>
    say`By ${name} ${decider(line)}: there the longest matching rule wins, ${code("*")} and ${code("$")} are wildcards, and a blank line ends no group.`,
  "google-by-line": (_name, line) =>
    say`By Google's parser ${decider(line)}: it names empty rules too, does not read ${code("%62")} as ${code("b")}, makes no exception for ${code("/robots.txt")}, and lets an Allow for ${code("index.html")} open the folder as well.`,
  "google-without-line": (_name, line) =>
    say`By Google's parser ${decider(line)}: it does not read ${code("%62")} as ${code("b")}, and reads names of crawlers only up to the first digit.`,
  "standard-from-google": (_name, line) =>
    say`By RFC 9309 ${decider(line)}: there ${code("%62")} counts as ${code("b")}, ${code("/robots.txt")} is always open, names of crawlers count whole, and empty rules never decide.`,
};

/** The English sentence on a reading that answers differently. */
export const differs: Catalogue["differs"] = differenceSentence(differences);
