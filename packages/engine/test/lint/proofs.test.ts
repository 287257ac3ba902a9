import fc from "fast-check";
import { expect, test } from "vitest";
import { askersIn, ruleSet, sameVerdicts } from "../../src/analyse/index.ts";
import { toOctets, toText } from "../../src/decode.ts";
import { applyEdits, parse } from "../../src/index.ts";
import { fix, lint } from "../../src/lint/index.ts";
import { hardFile, octets } from "../hard-files.ts";
import { PATIENCE, runs } from "../runs.ts";
import { examples } from "./examples.ts";

const READINGS = ["rfc9309", "google"] as const;

/** An address whose verdict the change turns, with who is told so; null when every crawler is answered the same. */
function turned(before: Uint8Array, after: Uint8Array): string | null {
  const files = [parse(before), parse(after)] as const;
  for (const reading of READINGS) {
    for (const asker of askersIn(files, reading)) {
      const { same, witness } = sameVerdicts(
        ruleSet(files[0], asker, reading),
        ruleSet(files[1], asker, reading),
      );
      if (same !== true) return `${reading} ${asker.tokens} ${asker.obeysStar}: ${witness}`;
    }
  }
  return null;
}

function checkFixes(bytes: Uint8Array): number {
  let proven = 0;
  for (const { id, fix: first, otherFixes } of lint(bytes)) {
    for (const each of first === null ? otherFixes : [first, ...otherFixes]) {
      const next = applyEdits(bytes, each.edits);
      if (!each.proven) continue;
      proven++;
      expect(turned(bytes, next), `${id} ${each.code} in ${toText(bytes)}`).toBeNull();
    }
  }
  return proven;
}

test("what is said to change no verdict changes none: all examples", () => {
  const proven = examples.reduce((sum, { source }) => sum + checkFixes(toOctets(source)), 0);
  expect(proven).toBeGreaterThan(20);
});

/** Lines that invite fixes, in groups that share and repeat tokens. */
const line = fc.constantFrom(
  ...[
    "User-agent: a",
    "User-agent: B/2",
    "User-agent: *",
    "User-agent: a b",
    "User-agent: */2",
    "User-agent: a c",
    "User-agent: MJ12bot",
  ],
  ...[
    "Disallow: /a/*",
    "Allow: /*b",
    "Disallow: /a",
    "Allow: /a",
    "Disallow: /a/b*$",
    "Allow: /a/",
  ],
  ...["Disallow: /**/b", "Allow: /*/b", "Disallow: /%61", "Disallow: /é", "Disallow: /%c3%a9"],
  ...[
    "Disallow:",
    "Allow:",
    "Disallow: *",
    "Allow: /index.html*",
    "Allow: /a/index.htm",
    "Disallow: /$",
  ],
  ...["", "", "# note", "Sitemap: https://h.example/s", "Crawl-delay: 5", "useragent: c"],
  ...[
    "Disalow: /a*",
    "Disallow /b",
    "Allow: /a*$",
    "Disallow: /robots.txt*",
    "Disallow: /?a*",
    "Disallow: /a$*",
    "User-agent: */2",
    "User-agent: a c",
  ],
);
const file = fc.array(line, { maxLength: 14 }).map((lines) => lines.join("\n"));

test.each([
  [
    "a star with a version is nobody",
    "User-agent: */2\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n",
  ],
  [
    "a star with a comma is nobody",
    "User-agent: *,a\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n",
  ],
  [
    "names that share a beginning",
    "User-agent: a b\nDisallow: /a/*\n\nUser-agent: a c\nAllow: /*b\n",
  ],
  ["a star behind a dollar", "User-agent: *\nDisallow: /a$*\nAllow: /b$*$\n"],
  ["a star behind a blank", "User-agent: *\nDisallow: /a *\n"],
])("what has a say although it seems to have none: %s", (_why, text) => {
  const file = toOctets(text);
  checkFixes(file);
  expect(turned(file, fix(file, {}, "proven").bytes)).toBeNull();
});

test(
  "what is said to change no verdict changes none: made-up files",
  () => {
    let proven = 0;
    fc.assert(
      fc.property(file, (text) => {
        proven += checkFixes(toOctets(text));
      }),
      runs(150, 20_000),
    );
    expect(proven).toBeGreaterThan(60);
  },
  PATIENCE,
);

test(
  "all proven fixes together change no verdict, and leave none to make",
  () => {
    fc.assert(
      fc.property(file, (text) => {
        const before = toOctets(text);
        const { bytes, findings } = fix(before, {}, "proven");
        expect(turned(before, bytes), text).toBeNull();
        expect(findings.filter((finding) => finding.fix?.proven === true)).toEqual([]);
        expect(fix(bytes, {}, "proven").bytes).toEqual(bytes);
      }),
      runs(60, 10_000),
    );
  },
  PATIENCE,
);

test(
  "octets of any kind: fixes that are said to change nothing change nothing",
  () => {
    fc.assert(
      fc.property(hardFile, (text) => {
        checkFixes(octets(text));
      }),
      runs(60, 10_000),
    );
  },
  PATIENCE,
);
