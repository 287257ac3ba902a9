import type { ValueKind } from "../../../suites/model.ts";
import type { SuiteProblemWords } from "../../analysis/suites.ts";
import { number } from "../amounts.ts";

const KIND: Readonly<Record<ValueKind, string>> = {
  text: "text",
  number: "a number",
  truth: "true or false",
  list: "a list",
  mapping: "keys with values",
  nothing: "nothing",
  "text-or-list": "text or a list",
};

const choose = (nearest: string | null, known: readonly string[]): string =>
  `${nearest === null ? "" : `Did you mean ${nearest}? `}Possible: ${known.join(", ")}.`;

/** What is wrong with a suite, in English. */
export const problem: SuiteProblemWords = {
  "not-utf8": () => ({
    title: "The suite is not valid UTF-8",
    next: "Save it as UTF-8 text.",
  }),
  "too-large": ({ limit }) => ({
    title: "The suite is too large",
    next: `At most ${number(limit)} bytes are read. Split it into several files.`,
  }),
  "not-yaml": ({ detail }) => ({
    title: `This is not valid YAML: ${detail}`,
    next: "Check indentation, quotes and brackets.",
  }),
  "tab-indent": () => ({
    title: "A tab indents this line",
    next: "YAML is indented with blanks only.",
  }),
  "star-unquoted": ({ found }) => ({
    title: `In YAML ${found} without quotes stands for another value`,
    next: `Write it in quotes: "${found}"`,
  }),
  "key-twice": ({ key }) => ({
    title: `${key} is given twice`,
    next: "Keep one of them. Several values make a list: [a, b].",
  }),
  "second-document": () => ({
    title: "A second document begins here",
    next: "A file holds one suite. Put the second into a file of its own.",
  }),
  empty: () => ({
    title: "The suite is empty",
    next: "Give checks, or let aushang check --init write a suite.",
  }),
  "key-unknown": ({ key, nearest, known }) => ({
    title: `There is no key “${key}” here`,
    next: choose(nearest, known),
  }),
  "key-missing": ({ key }) => ({
    title: `${key} is missing here`,
    next:
      key === "expect"
        ? "Give expect: allowed or expect: disallowed."
        : key === "url"
          ? "Give url, urls or all."
          : key === "crawler"
            ? "Give crawler, crawlers or purpose."
            : `Give ${key}.`,
  }),
  "wrong-kind": ({ key, found, expected }) => ({
    title: `${key} holds ${KIND[found]}`,
    next: `Expected: ${KIND[expected]}.`,
  }),
  "value-unknown": ({ key, found, nearest, known }) => ({
    title: `${key} cannot be “${found}”`,
    next: choose(nearest, known),
  }),
  "value-empty": ({ key }) => ({
    title: `${key} is empty`,
    next: "Give a value, or leave the key out.",
  }),
  "keys-together": ({ key, other }) => ({
    title: `${key} and ${other} exclude each other`,
    next: "Keep one of them.",
  }),
  "key-without": ({ key, other }) => ({
    title: `${key} needs ${other}`,
    next: `Add ${other}, or leave ${key} out.`,
  }),
  "not-a-line": ({ found }) => ({
    title: `“${found}” is not the number of a line`,
    next: "Lines count from 1; none means that no line may decide.",
  }),
  "not-a-status": ({ found }) => ({
    title: `“${found}” is not a status`,
    next: "Give a number from 100 to 599, or readable, unavailable or unreachable.",
  }),
  "not-an-address": ({ found }) => ({
    title: `“${found}” is neither an address nor a path`,
    next: "Write /path, or https://shop.example/path.",
  }),
  "not-an-origin": ({ found }) => ({
    title: `“${found}” is not the address of a website`,
    next: "Write scheme and host alone, such as https://shop.example.",
  }),
  "not-a-crawler": ({ found }) => ({
    title: `“${found}” names no crawler`,
    next: 'Give a product token such as Googlebot, "*", every, or a User-Agent header.',
  }),
  "nothing-to-check": () => ({
    title: "Nothing is checked here",
    next: "A check has a crawler, a url and expect; or a crawler and all; or a status.",
  }),
  "too-many": ({ limit }) => ({
    title: "The suite asks too many questions",
    next: `Crawlers times addresses may be ${number(limit)} at most. Split it into several files.`,
  }),
};
