import type { signalRules } from "../../../lint/rules/signals.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { ref } from "../amounts.ts";
import { list } from "./lists.ts";

const place = (tokens: readonly string[]): Text =>
  tokens.length === 0 ? say`outside of any group` : say`in the group for ${list(tokens)}`;

/** English words for findings on what pages may be used for. */
export const signals: WordsFor<typeof signalRules> = {
  "content-signal-status": {
    title: "Content-Signal: a wish that nobody is known to follow",
    message: ({ tokens }) =>
      say`Content-Signal, ${place(tokens)}. We found no operator who says that it acts on it. Expected: a ${code("Disallow")} for the crawlers concerned, if something is to be blocked.`,
    why: say`Cloudflare proposed it in 2025; its draft has expired. Google's reporter knows it as unused, and whether it holds for a group or for the whole file is read differently. It changes no rule.`,
    fixes: {},
  },
  "content-signal-key-unknown": {
    title: "An unknown signal",
    message: ({ key, known, expected }) =>
      expected === null
        ? say`${excerpt(key)} is no signal of Content-Signal. Expected: ${list(known)}.`
        : say`${excerpt(key)} is no signal of Content-Signal. Expected, most likely: ${code(expected)}.`,
    why: say`What a reader does not know says nothing.`,
    fixes: { spell: ({ expected }) => say`Write ${code(expected ?? "")}` },
  },
  "content-signal-value-invalid": {
    title: "A signal without a valid answer",
    message: ({ key, value, expected }) =>
      value === ""
        ? say`${excerpt(key)} has no answer. Expected: one of ${list(expected)}.`
        : say`${excerpt(value)} is no answer for ${excerpt(key)}. Expected: one of ${list(expected)}.`,
    why: say`A signal with another value, or without one, makes no statement.`,
    fixes: { spell: () => say`Write the answer that is meant` },
  },
  "content-signal-repeated": {
    title: "Several Content-Signal lines in a group",
    message: ({ first }) =>
      say`A Content-Signal already stands in ${ref(first)} for the same group. Expected: one line with all signals.`,
    why: say`Its text knows one line for a group. What two of them mean together is open.`,
    fixes: {},
  },
  "content-signal-blocked": {
    title: "Signals for pages that are all blocked",
    message: ({ line }) =>
      say`The same group closes the whole site in ${ref(line)}, so there is nothing that the signals could be about. Expected: one of the two.`,
    why: say`Signals speak of pages that may be fetched.`,
    fixes: {},
  },
  "content-usage-draft": {
    title: "Content-Usage: a standard in the making",
    message: ({ tokens }) =>
      say`Content-Usage, ${place(tokens)}. It is a draft of the IETF, not a standard yet, and we know no crawler that reads it. Expected: a ${code("Disallow")} for the crawlers concerned, if something is to be blocked.`,
    why: say`The working group aipref defines it; its drafts of August and September 2026 are not finished. It changes no rule.`,
    fixes: {},
  },
  "content-usage-key-unknown": {
    title: "An unknown use",
    message: ({ key, known, expected }) =>
      expected === null
        ? say`${excerpt(key)} is not in the vocabulary of Content-Usage and is passed over. Expected: ${list(known)}.`
        : say`${excerpt(key)} is not in the vocabulary of Content-Usage and is passed over. Expected, most likely: ${code(expected)}.`,
    why: say`Unknown keys say nothing. Content-Signal has other keys: ${code("ai-train")} there is ${code("train-ai")} here.`,
    fixes: { spell: ({ expected }) => say`Write ${code(expected ?? "")}` },
  },
  "content-usage-value-invalid": {
    title: "A use without a valid answer",
    message: ({ key, value }) =>
      value === ""
        ? say`${excerpt(key)} has no answer. Expected: ${code("y")} or ${code("n")}.`
        : say`${excerpt(value)} is no answer for ${excerpt(key)}. Expected: ${code("y")} or ${code("n")}.`,
    why: say`With another value nothing is known about this use.`,
    fixes: { spell: () => say`Write ${code("y")} or ${code("n")}` },
  },
  "content-usage-syntax": {
    title: "A Content-Usage that cannot be read",
    message: ({ value, fault }) => {
      const expected = {
        capitals: say`names in small letters`,
        empty: say`a preference such as ${code("train-ai=n")}`,
        path: say`a path that begins with a slash, or none`,
        semicolon: say`preferences parted by commas`,
      }[fault];
      return say`${excerpt(`Content-Usage: ${value}`)} cannot be read as a whole. Expected: ${expected}.`;
    },
    why: say`The value is a dictionary of structured fields (RFC 9651). One mistake makes all of it unreadable.`,
    fixes: {
      "lower-case": () => say`Write the names in small letters`,
      "add-slash": () => say`Let the path begin with a slash`,
    },
  },
  "license-not-absolute": {
    title: "A license without a whole address",
    message: ({ value }) =>
      say`${excerpt(value === "" ? "License:" : value)} is no whole address. Expected: an address with http or https.`,
    why: say`RSL 1.0 wants an absolute address; the license may lie on another host.`,
    fixes: { complete: () => say`Put scheme and host in front` },
  },
  "license-scope": {
    title: "License: for whom it holds",
    message: ({ tokens }) =>
      tokens.length === 0
        ? say`This license stands outside of any group and holds for the whole file, except for groups with a license of their own. Expected: nothing, it changes no rule.`
        : say`This license holds for the group of ${list(tokens)} alone. Expected: nothing, it changes no rule.`,
    why: say`RSL 1.0 defines it. We found no statement of Google or Bing that they read it.`,
    fixes: {},
  },
};
