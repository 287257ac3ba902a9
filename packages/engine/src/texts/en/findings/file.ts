import type { fileRules } from "../../../lint/rules/file.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { bytes, number, ref, refs, rules } from "../amounts.ts";

const ENCODINGS = {
  binary: "no text at all",
  "utf-16be": "UTF-16",
  "utf-16le": "UTF-16",
  "windows-1252": "an older encoding, most likely Windows-1252",
} as const;

/** English words for findings on what a file is made of. */
export const file: WordsFor<typeof fileRules> = {
  "file-too-large": {
    title: "Larger than what is read",
    message: ({ octets, limit, hasMore, rules: lost, line }) => {
      const size = say`The file has ${hasMore ? "more than " : ""}${bytes(octets)}; crawlers read the first ${number(limit)} bytes.`;
      if (lost > 0 && line !== null)
        return say`${size} ${lost === 1 ? "One line" : `${number(lost)} lines`} with rules and crawlers from ${ref(line)} on are not read. Expected: everything that matters within the limit.`;
      return hasMore
        ? say`${size} What comes behind was not fetched and is not read by crawlers either. Expected: a file within the limit.`
        : say`${size} No rule is lost. Expected: a file within the limit.`;
    },
    why: say`RFC 9309 wants crawlers to read at least 500 KiB, and Google reads no more. A line that is cut at the limit is dropped.`,
    fixes: {},
  },
  "file-encoding": {
    title: "Not UTF-8",
    message: ({ encoding, lines, view }) =>
      encoding === "windows-1252"
        ? say`${lines === 1 ? "One line is" : `${number(lines)} lines are`} not valid UTF-8, the first reads ${excerpt(view)} in ${ENCODINGS[encoding]}. Expected: UTF-8.`
        : encoding === "binary"
          ? say`This is ${ENCODINGS[encoding]}, perhaps an image or an archive. Expected: plain text in UTF-8.`
          : say`The file is in ${ENCODINGS[encoding]}, and no crawler is known to read that. It says ${excerpt(view)}. Expected: UTF-8.`,
    why: say`RFC 9309 and Google want UTF-8. Octets of another encoding are compared as they are, or dropped, and match no address.`,
    fixes: { "re-encode": () => say`Write it in UTF-8` },
  },
  "file-bom": {
    title: "A byte order mark at the start",
    message: ({ isCut, first }) =>
      say`The file begins with ${isCut ? "part of " : ""}a byte order mark. Google passes over it; for others the first line${first === "" ? "" : say` (${excerpt(first)})`} may be lost. Expected: a file without it.`,
    why: say`UTF-8 needs no such mark. Some editors on Windows write it.`,
    fixes: { remove: () => say`Remove the mark` },
  },
  "file-bom-mojibake": {
    title: "A byte order mark that became letters",
    message: ({ content, isLost }) =>
      isLost
        ? say`In front of ${excerpt(content)} stand the letters ${code("ï»¿")}, so no crawler reads the line. Expected: the line alone.`
        : say`In front of ${excerpt(content)} stand the letters ${code("ï»¿")}. Expected: the line alone.`,
    why: say`A byte order mark was read in another encoding and saved again. To crawlers these are letters, and the directive has an unknown name.`,
    fixes: { remove: () => say`Remove the letters` },
  },
  "file-line-ends": {
    title: "Unusual line ends",
    message: ({ found, lf, crlf, cr, crCrLf }) =>
      ({
        cr: say`All ${number(cr)} lines end in CR alone, as on old Macs. Expected: LF or CRLF.`,
        "cr-cr-lf": say`${number(crCrLf)} lines end in CR CR LF, which makes an empty line behind each of them. Expected: LF or CRLF.`,
        mixed: say`Line ends are mixed: LF ${number(lf)} times, CRLF ${number(crlf)} times, CR ${number(cr)} times. Expected: one kind.`,
      })[found],
    why: say`RFC 9309 and Google read CR, LF and CRLF alike. Simpler readers know only some of them and take several lines for one, or see empty lines that end a group.`,
    fixes: { "even-out": () => say`Give all lines the same end` },
  },
  "file-html": {
    title: "A web page instead of a text file",
    message: ({ counting, lines }) =>
      counting === 0
        ? say`This is a web page. No line of it counts as a rule. Expected: plain text, or status 404 where there is no robots.txt.`
        : say`This is a web page. All the same ${rules(counting)} in it count: ${refs(lines)}. Expected: plain text, or status 404 where there is no robots.txt.`,
    why: say`Crawlers read whatever a server hands out under /robots.txt, and pick from it what looks like a rule.`,
    fixes: {},
  },
  "file-empty": {
    title: "An empty file",
    message: () =>
      say`There is nothing in this file, so nothing is blocked. Expected: rules, or an empty ${code("Disallow:")} to say that it is meant.`,
    why: say`An empty robots.txt opens the whole site, just as a missing one.`,
    fixes: {},
  },
  "file-no-rules": {
    title: "No rule at all",
    message: () =>
      say`No Allow or Disallow belongs to a crawler here, so nothing is blocked. Expected: rules, or an empty ${code("Disallow:")} to say that it is meant.`,
    why: say`What no rule blocks is open.`,
    fixes: {},
  },
};
