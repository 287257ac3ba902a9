import {
  type After,
  joined,
  type PatternClauses,
  type PatternWords,
  patternSentence,
} from "../../analysis/pattern.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, octets, ref } from "../amounts.ts";

const where: Readonly<Record<After, string>> = {
  nothing: "anywhere",
  slash: "somewhere behind the first slash",
  start: "somewhere behind it",
};

const behind: Readonly<Record<After, string>> = {
  nothing: "",
  slash: " behind the first slash",
  start: " behind that",
};

const clauses: PatternClauses = {
  everything: say`Any address: the pattern matches the whole site.`,
  exact: (text) => say`The address ${excerpt(text)} alone, with nothing behind it.`,
  whole: (row) => say`Any address that ${row}.`,
  begins: (text) => say`begins with ${excerpt(text)}`,
  contains: (texts, after) => {
    const list = joined(
      texts.map((text) => [excerpt(text)]),
      "and",
    );
    const order = texts.length > 1 ? ", in this order" : "";
    return say`contains ${list} ${where[after]}${order}`;
  },
  ends: (text, after) => say`ends with ${excerpt(text)}${behind[after]}`,
  and: "and",
};

const miss: PatternWords["miss"] = (found) => {
  switch (found.code) {
    case "case":
      return say`Upper and lower case count: wanted is ${excerpt(found.wanted)}, there is ${excerpt(found.found)}.`;
    case "slash-missing":
      return say`The pattern ends with a slash that the address does not have.`;
    case "slash-added":
      return say`The address has a further slash where the pattern wants its end.`;
    case "ends-early":
      return say`The address ends before ${excerpt(found.wanted)}.`;
    case "behind-end":
      return say`The address goes on with ${excerpt(found.rest)} where the pattern wants its end (${code("$")}).`;
    case "not-at-start":
      return say`${excerpt(found.wanted)} has to stand at the beginning of the address.`;
    case "order":
      return say`${excerpt(found.wanted)} stands before ${excerpt(found.after)}, and not behind it.`;
    case "query-order":
      return found.caughtBy.includes(`&${found.name}`)
        ? say`It would match if ${excerpt(found.name)} came first in the query; ${excerpt(found.caughtBy)} catches it.`
        : say`It would match if another parameter stood before ${excerpt(found.name)}; ${excerpt(found.caughtBy)} catches it.`;
    case "escape":
      return say`The same characters, written otherwise: wanted is ${excerpt(found.wanted)}, there is ${excerpt(found.found)}.`;
    case "part-missing":
      if (found.found !== null)
        return say`${excerpt(found.found)} stands where the pattern wants ${excerpt(found.wanted)}.`;
      return found.after === ""
        ? say`${excerpt(found.wanted)} is missing.`
        : say`${excerpt(found.wanted)} is missing behind ${excerpt(found.after)}.`;
    case "robots-txt-itself":
      return say`${code("/robots.txt")} itself is always open in this reading.`;
  }
};

const key = (kind: "allow" | "disallow") => (kind === "allow" ? "Allow" : "Disallow");

/** English words for patterns. */
export const pattern: PatternWords = {
  sentence: patternSentence(clauses),
  cut: {
    comment: say`Only what stands before ${code("#")} is read; the rest is a comment.`,
    "line-break": say`A rule is one line: only the first is read.`,
    nul: say`A NUL character ends what is read.`,
    length: say`A line is read up to 16,663 bytes; the rest is dropped.`,
  },
  example: {
    plain: "as it stands",
    longer: "with more behind it",
    deeper: "with a path behind it",
    query: "with a query",
    "path-in-star": "with a path in place of a star",
    "directory-of-index": "the directory of the index page",
  },
  miss,
  remark: {
    "final-star": say`The star at the end adds no address. It only makes the rule longer, and that can make it win.`,
    "star-before-end": say`${code("*$")} at the end takes any end: it adds no address and only makes the rule longer.`,
    "stars-in-a-row": say`Several stars in a row match the same as one, but each counts as an octet.`,
    "dollar-inside": say`${code("$")} is special at the very end only; here it stands for itself.`,
    "contains-not-ends": say`It matches wherever this text stands, not only at the end. If only the end is meant, close it with ${code("$")}.`,
    everything: say`It matches every address of the site.`,
    "star-first": say`It begins with a star. Google's parser takes that, while the grammar of RFC 9309 wants a slash first: a strict reader drops the rule.`,
    "written-otherwise": say`It is put into another form before it is compared.`,
    "no-wildcards": say`In this reading ${code("*")} and ${code("$")} are ordinary characters.`,
    "no-address": say`No address can match: it asks for characters that no crawler requests in this form.`,
  },
  overlap: ({ line, relation, witness, wins, by, kind, octets: length }) => {
    const lies: Readonly<Record<typeof relation, Text>> = {
      same: say`matches exactly the same addresses`,
      contains: say`matches only addresses that this pattern matches too`,
      within: say`matches all addresses of this pattern, and more`,
      overlaps: say`matches some of the same addresses`,
    };
    const because: Readonly<Record<typeof by, Text>> = {
      octets: say`by length (${octets(length)} in the file)`,
      allow: say`since Allow wins at the same length`,
      order: say`since it stands earlier`,
    };
    const winner = wins === "asked" ? say`the pattern asked about wins` : say`${ref(line)} wins`;
    return say`${code(key(kind))} in ${ref(line)} ${lies[relation]}, for example ${excerpt(witness)}; there ${winner}, ${because[by]}.`;
  },
  noOverlap: say`No rule of the group matches any of these addresses.`,
  overlapsUnproven: (count) =>
    say`${number(count)} ${count === 1 ? "line was" : "lines were"} not compared to the end: the limit of work was reached.`,
  more: (count) => `and ${number(count)} more`,
  also: (text) =>
    say`In Google's parser this rule also stands for ${excerpt(text)}, the directory of the index page.`,
  title: {
    pattern: "Pattern",
    meaning: "Meaning",
    expression: "As a regular expression",
    octets: "Octets",
    matches: "Matches",
    misses: "Just misses",
    overlaps: "Touches these rules",
  },
};
