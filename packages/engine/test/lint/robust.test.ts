import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toOctets } from "../../src/decode.ts";
import { applyEdits } from "../../src/index.ts";
import { type Finding, fix, lint } from "../../src/lint/index.ts";
import { hardFile, octets } from "../hard-files.ts";
import { PATIENCE, runs } from "../runs.ts";
import { examples, findingsOf, placeOf } from "./examples.ts";

/** A change of a text file that no finding but those on files may notice. */
const twins: Readonly<Record<string, (file: string) => string>> = {
  CRLF: (file) => file.replaceAll("\n", "\r\n"),
  CR: (file) => file.replaceAll("\n", "\r"),
  "a byte order mark": (file) => `\uFEFF${file}`,
  "no last line end": (file) => file.replace(/\n$/, ""),
  "upper-case keys": (file) =>
    file.replace(/^(?:user-agent|disallow|allow|sitemap)(?=:)/gim, (key) => key.toUpperCase()),
};

/** Of the places the starts: a span may hold a line end. */
const startOf = (finding: Finding): string => placeOf(finding).split("-")[0] ?? "";

describe.each(Object.entries(twins))("with %s", (name, twin) => {
  test("every example reports the same", () => {
    let changed = 0;
    for (const { id, source, profile } of examples) {
      // What a file is made of, and how keys are written, is what these rules look at.
      if (typeof source !== "string" || /[\r\uFEFF]/.test(source) || /^(file|legacy)-/.test(id))
        continue;
      const other = twin(source);
      if (other === source) continue;
      changed++;
      const before = findingsOf(id, source, profile).map(startOf);
      expect(findingsOf(id, other, profile).map(startOf), `${id} ${name} ${source}`).toEqual(
        before,
      );
    }
    expect(changed).toBeGreaterThan(60);
  });
});

function check(bytes: Uint8Array): void {
  let from = 0;
  for (const finding of lint(bytes, { profiles: ["legacy", "google", "yandex"] })) {
    expect(finding.from).toBeGreaterThanOrEqual(from);
    expect(finding.to).toBeGreaterThanOrEqual(finding.from);
    expect(finding.to).toBeLessThanOrEqual(bytes.length);
    from = finding.from;
    for (const each of finding.fix === null ? [] : [finding.fix, ...finding.otherFixes])
      applyEdits(bytes, each.edits);
  }
}

test(
  "never throws: any octets",
  () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), check), runs(300, 50_000));
  },
  PATIENCE,
);

test(
  "never throws: octets that parsers trip over",
  () => {
    fc.assert(
      fc.property(hardFile, (text) => check(octets(text))),
      runs(150, 30_000),
    );
  },
  PATIENCE,
);

test.each([
  ["nothing", new Uint8Array()],
  ["UTF-16", Uint8Array.from([0xff, 0xfe, 0x55, 0, 0x73, 0, 0x65, 0, 0x72, 0, 0x0a, 0])],
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
  ["CR alone", toOctets("User-agent: *\rDisallow: x\r")],
  ["one line of 100,000 characters", toOctets(`Disallow: /${"é*".repeat(50_000)}`)],
  ["one line of prose", toOctets("a b c ".repeat(20_000))],
  ["100,000 empty lines", toOctets("\n".repeat(100_000))],
  ["30,000 user-agent lines", toOctets("User-agent: a\n".repeat(30_000))],
])("%s is looked at without a crash", (_why, bytes) => {
  check(bytes);
  fix(bytes, {}, "proven");
});

test("only misuse throws", () => {
  const wrong: unknown[] = [null, 1, {}, []];
  for (const input of wrong) expect(() => lint(input as string)).toThrow(TypeError);
});

let reads = 0;

/** Octets behind a counter. */
function counted(bytes: Uint8Array): Uint8Array {
  return new Proxy(bytes, {
    get(target, key) {
      if (typeof key === "string" && /^\d+$/.test(key)) reads++;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Octets that are read, and findings with their fixes, for a file. */
function workFor(text: string): number {
  reads = 0;
  const found = lint(counted(toOctets(text)));
  return reads + found.length;
}

const WORDS = ["user", "page", "img", "docs", "cart", "news", "api", "tag"];
const rulesOf = (count: number, of: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => of(i)).join("\n");

test.each<[why: string, make: (count: number) => string]>([
  ["plain rules", (n) => `User-agent: *\n${rulesOf(n, (i) => `Disallow: /${WORDS[i % 8]}/${i}`)}`],
  [
    "stars at the end",
    (n) => `User-agent: *\n${rulesOf(n, (i) => `Disallow: /${WORDS[i % 8]}/${i}/*`)}`,
  ],
  ["repeated rules", (n) => `User-agent: *\n${rulesOf(n, (i) => `Disallow: /${WORDS[i % 8]}`)}`],
  ["groups", (n) => rulesOf(n, (i) => `User-agent: bot${"abcdefgh"[i % 8]}x${i}\nDisallow: /a\n`)],
  ["glued groups", (n) => rulesOf(n, (i) => `User-agent: b${i}\n`)],
  ["one crawler again and again", (n) => rulesOf(n, (i) => `User-agent: a\nDisallow: /${i}\n`)],
  ["misspelt keys", (n) => `User-agent: *\n${rulesOf(n, (i) => `Disalow: /${i}`)}`],
  ["text", (n) => rulesOf(n, (i) => `some text number ${i}\nFoo: bar`)],
  ["patterns without slash", (n) => `User-agent: *\n${rulesOf(n, (i) => `Disallow: a${i} b`)}`],
])("four times the lines, little more than four times the work: %s", (_why, make) => {
  const few = workFor(make(300));
  const many = workFor(make(1200));
  expect(many).toBeLessThan(few * 6);
});
