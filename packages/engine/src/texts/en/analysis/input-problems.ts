import {
  type FaultWords,
  type InputProblemWords,
  inputProblemWords,
} from "../../analysis/input-problems.ts";
import { number } from "../amounts.ts";

const FAULT: FaultWords = {
  "wrong-closing-tag": "this closing tag does not belong to what is open",
  "bad-tag": "this tag is malformed",
  "bad-entity": "this & begins no entity; in an address it is written &amp;",
  "outside-root": "something stands outside of the root element",
  "late-declaration": "<?xml must be the very first thing in the file",
  "too-long": "a tag, comment or text is longer than 65,536 characters",
};
const KEPT = "What came before was counted.";
const truncated = ({ line }: { readonly line: number }) => ({
  title: `The compressed file breaks off after line ${number(line)}`,
  next: `${KEPT} Get the file again, whole.`,
});
const damaged = ({ line }: { readonly line: number }) => ({
  title: `The compressed file is damaged after line ${number(line)}`,
  next: `${KEPT} Get the file again, or unpack it yourself.`,
});

/** English messages on logs and sitemaps. */
export const input: InputProblemWords = inputProblemWords({
  format: {
    combined: "combined log format",
    common: "common log format, which names no crawler",
    json: "JSON lines",
    cloudflare: "Cloudflare Logpush",
  },
  badLine: {
    format: "does not have the format of the log",
    "line-too-long": "is longer than 65,536 bytes",
  },
  badAddress: "is not a whole address with http:// or https://",
  badLines: (bad, lines) => `${number(bad)} of ${number(lines)} lines could not be read`,
  log: {
    "unknown-format": ({ line, text }) => ({
      title: `This is no access log that is known: line ${number(line)} is “${text}”`,
      next: "Known are the combined and the common log format and JSON lines, also compressed by gzip.",
    }),
    "no-address-field": ({ line, found }) => ({
      title: `The JSON in line ${number(line)} has no known field for the address`,
      next: `Name the field. There are: ${found.join(", ")}.`,
    }),
    "endless-line": ({ line, limit }) => ({
      title: `Line ${number(line)} does not end within ${number(limit)} bytes`,
      next: `${KEPT} Check whether this is a log.`,
    }),
    empty: () => ({ title: "The log is empty", next: "Give a log with requests." }),
    "gzip-truncated": truncated,
    "gzip-damaged": damaged,
  },
  sitemap: {
    "broken-xml": ({ line, fault }) => ({
      title: `The sitemap is broken in line ${number(line)}: ${FAULT[fault]}`,
      next: `${KEPT} Correct the line: crawlers stop there as well.`,
    }),
    "unexpected-end": ({ line }) => ({
      title: `The sitemap breaks off in line ${number(line)}`,
      next: `${KEPT} Get the file again, whole.`,
    }),
    "wrong-root": ({ line, root }) => ({
      title: `This is no sitemap: its root, in line ${number(line)}, is “${root}”`,
      next: "A sitemap begins with urlset or sitemapindex.",
    }),
    html: ({ line }) => ({
      title: `This is a web page, not a sitemap (line ${number(line)})`,
      next: "Check the address of the sitemap. It stands in robots.txt behind “Sitemap:”.",
    }),
    "unknown-format": ({ line, text }) => ({
      title: `This is no sitemap: line ${number(line)} is “${text}”`,
      next: "A sitemap is XML, or a text with one address on each line.",
    }),
    "too-many": ({ line, limit }) => ({
      title: `The sitemap has more than ${number(limit)} entries (line ${number(line)})`,
      next: `${KEPT} Split it and name the parts in an index: crawlers stop there as well.`,
    }),
    "too-large": ({ line, limit }) => ({
      title: `The sitemap is larger than ${number(limit)} bytes, unpacked (line ${number(line)})`,
      next: `${KEPT} Split it and name the parts in an index.`,
    }),
    "too-deep": ({ line, limit }) => ({
      title: `In line ${number(line)} more than ${number(limit)} elements lie in one another`,
      next: `${KEPT} A sitemap needs three.`,
    }),
    empty: () => ({ title: "The sitemap is empty", next: "Give a sitemap with addresses." }),
    "gzip-truncated": truncated,
    "gzip-damaged": damaged,
  },
});
