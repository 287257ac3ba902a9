import { expect, test } from "vitest";
import {
  type Counterexample,
  type FormatOptions,
  type FormatStepCode,
  formatFile,
} from "../../../src/analyse/index.ts";
import { compile } from "../../../src/index.ts";

interface Row {
  readonly why: string;
  readonly file: string;
  readonly options: FormatOptions;
  readonly refuses: readonly [FormatStepCode, number];
  readonly counterexample: Partial<Counterexample>;
  /** The file with the step done all the same. */
  readonly done: string;
}

const all = ["rfc9309", "google", "1996", "1994"] as const;

const rows: readonly Row[] = [
  {
    why: "a star at the end counts as an octet: without it the Allow would win",
    file: "User-agent: *\nDisallow: /ab*\nAllow: /*b\nDisallow: /*c\n",
    options: { mode: "minify" },
    refuses: ["star-removed", 2],
    counterexample: {
      address: "/ab",
      reading: "rfc9309",
      before: "disallowed",
      after: "allowed",
      anybody: true,
    },
    done: "User-agent: *\nDisallow: /ab\nAllow: /*b\nDisallow: /*c\n",
  },
  {
    why: "for 1996 a star at the end is a star like any letter",
    file: "User-agent: *\nDisallow: /privat/*\n",
    options: { mode: "minify", readings: ["rfc9309", "1996"] },
    refuses: ["star-removed", 2],
    counterexample: {
      address: "/privat/",
      reading: "1996",
      before: "allowed",
      after: "disallowed",
    },
    done: "User-agent: *\nDisallow: /privat/\n",
  },
  {
    why: "a key spelt right would make a group of its own, free of the rules for everybody",
    file: "User-agent: *\nDisallow: /geheim\n\nUseragent: Googlebot\nDisallow: /*.mp3$\n",
    options: { mode: "format", readings: ["1996"] },
    refuses: ["key", 4],
    counterexample: {
      address: "/geheim",
      crawler: "Googlebot",
      anybody: false,
      reading: "1996",
      before: "disallowed",
      after: "allowed",
    },
    done: "User-agent: *\nDisallow: /geheim\n\nUser-agent: Googlebot\nDisallow: /*.mp3$\n",
  },
  {
    why: "a key that 1996 does not read would close what is open there",
    file: "User-agent: *\nDisalow: /x\n",
    options: { mode: "format", readings: all },
    refuses: ["key", 2],
    counterexample: { address: "/x", reading: "1996", before: "allowed", after: "disallowed" },
    done: "User-agent: *\nDisallow: /x\n",
  },
  {
    why: "a blank line ends a record in 1994 and 1996: without it everybody would be shut out there too",
    file: "User-agent: *\nSitemap: https://h.example/s.xml\n\nUser-agent: BadBot\nDisallow: /\n",
    options: { mode: "format", readings: all },
    refuses: ["blank-removed", 3],
    counterexample: {
      address: "/",
      reading: "1996",
      before: "allowed",
      after: "disallowed",
      anybody: true,
    },
    done: "User-agent: *\nSitemap: https://h.example/s.xml\nUser-agent: BadBot\nDisallow: /\n",
  },
  {
    why: "in 1996 only the first record of a crawler counts",
    file: "User-agent: A\nDisallow: /x\n\nUser-agent: B\nDisallow: /b\n\nUser-agent: A\nDisallow: /y\n",
    options: { mode: "merge", readings: ["rfc9309", "1996"] },
    refuses: ["groups-merged", 7],
    counterexample: {
      address: "/y",
      crawler: "A",
      reading: "1996",
      before: "allowed",
      after: "disallowed",
    },
    done: "User-agent: A\nDisallow: /x\nDisallow: /y\n\nUser-agent: B\nDisallow: /b\n",
  },
];

test.each(rows)("$why", ({ file, options, refuses, counterexample, done }) => {
  const result = formatFile(file, options);
  const [refusal] = result.refused;
  expect([refusal?.step?.code, refusal?.line]).toEqual(refuses);
  expect(result.refused).toHaveLength(1);
  if (refusal?.because.code !== "verdict") throw new Error(`because ${refusal?.because.code}`);
  const found = refusal.because.counterexample;
  expect(found).toMatchObject(counterexample);
  // The counterexample is one: the step, done by hand, changes that verdict.
  const verdict = (text: string | Uint8Array): string =>
    compile(text, found.crawler, { reading: found.reading }).decide(found.address).verdict;
  expect([verdict(file), verdict(done), verdict(result.bytes)]).toEqual([
    found.before,
    found.after,
    found.before,
  ]);
  // The same goes through where only readings are watched in which it changes nothing.
  const tolerant = formatFile(file, { ...options, readings: ["rfc9309"] });
  if (found.reading !== "rfc9309") expect(tolerant.refused).toEqual([]);
});

test("a rule that looks covered and is not stays: it alone blocks /searchresults", () => {
  const file = "User-agent: *\nDisallow: /search/\nDisallow: /search$\nDisallow: /search\n";
  const { bytes, steps } = formatFile(file, { mode: "minify" });
  expect(Buffer.from(bytes).toString()).toBe("User-agent: *\nDisallow: /search\n");
  expect(steps.map(({ line }) => line)).toEqual([2, 3]);
  expect(compile(bytes, "Bot").decide("/searchresults").verdict).toBe("disallowed");
});

test("one bad step keeps none of the others from being done", () => {
  const good = Array.from({ length: 40 }, (_, i) => `Disallow: /p${i}/*\n`).join("");
  const file = `User-agent: *\n${good}Disallow: /ab*\nAllow: /*b\nDisallow: /*c\n${good.replaceAll("/p", "/q")}`;
  const { refused, steps } = formatFile(file, { mode: "minify" });
  expect(refused.map(({ line }) => line)).toEqual([42]);
  expect(steps.filter(({ code }) => code === "star-removed")).toHaveLength(80);
});

test("a crawler that shares one of its groups with others", () => {
  const file = "User-agent: A\nDisallow: /x\n\nUser-agent: A\nUser-agent: B\nDisallow: /y\n";
  const { bytes, refused } = formatFile(file, { mode: "merge" });
  expect(Buffer.from(bytes).toString()).toBe(file);
  expect(refused).toEqual([
    { line: 4, step: null, because: { code: "shared-group", token: "a", lines: [1] } },
  ]);
});

test("user-agent lines that a Crawl-delay parts stay as they are", () => {
  const file =
    "User-agent: A\nCrawl-delay: 5\nUser-agent: B\nDisallow: /\n\nUser-agent: C\nDisallow: /\n";
  for (const mode of ["format", "merge"] as const)
    expect(Buffer.from(formatFile(file, { mode }).bytes).toString()).toBe(file);
});

test("a mark that stands further down does not become the first octets", () => {
  const file = "# top\n\ufeffuser-agent: a\nDisallow: /\n";
  const { bytes } = formatFile(file, { mode: "minify" });
  expect(Buffer.from(bytes).toString()).toBe("# top\n\ufeffuser-agent: a\nDisallow: /\n");
});

test("a large file is bounded, and what was not looked at is told", () => {
  const line = (i: number): string => `Disallow: /*a${i}*b${i % 7}*c/*\n`;
  const rules = Array.from({ length: 1200 }, (_, i) => line(i)).join("");
  const file = `User-agent: *\nAllow: /*a1*b1*c/\n${rules}`;
  const { refused, bytes } = formatFile(file, { mode: "minify" });
  expect(bytes.length).toBeLessThanOrEqual(file.length);
  for (const { because } of refused) expect(["verdict", "work"]).toContain(because.code);
}, 60_000);
