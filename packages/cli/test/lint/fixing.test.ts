import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@aushang/engine";
import { askersIn, ruleSet, sameVerdicts } from "@aushang/engine/analyse";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { examples } from "../../../engine/test/lint/examples.ts";
import { mend, type Which } from "../../src/lint/fixing.ts";
import { Workshop } from "../workshop.ts";

const workshop = new Workshop();
const type = workshop.type.bind(workshop);

const BAD = `User-agent: *
Disallow: private
Disallow: /shop/*
Disalow: /x
`;

const octets = (source: string | Uint8Array): Uint8Array =>
  typeof source === "string" ? new TextEncoder().encode(source) : source;

beforeEach(() => {
  workshop.file("robots.txt", BAD);
});

afterAll(() => workshop.close());

describe.each<Which>(["proven", "all"])("every example of every rule, with %s", (which) => {
  const mended = examples.map((example) => ({
    ...example,
    made: mend(octets(example.source), example.profile, which),
  }));

  test("no fixable finding is left", () => {
    const left = mended.filter(({ made }) =>
      made.findings.some(({ fix }) => fix !== null && (which === "all" || fix.proven)),
    );
    expect(left.map(({ id, number }) => `${id} ${number}`)).toEqual([]);
    expect(mended.filter(({ made }) => made.applied.length > 0).length).toBeGreaterThan(20);
  });

  test("fixing twice changes nothing", () => {
    for (const { id, number, made, profile } of mended) {
      const again = mend(made.bytes, profile, which);
      expect([id, number, again.applied]).toEqual([id, number, []]);
      expect(Buffer.compare(again.bytes, made.bytes)).toBe(0);
    }
  });
});

test("what --fix makes of the examples changes no verdict, for anybody, in either reading", () => {
  let changed = 0;
  for (const { id, number, source, profile } of examples) {
    const before = parse(octets(source));
    const { bytes, applied } = mend(before.bytes, profile, "proven");
    if (applied.length === 0) continue;
    changed++;
    const after = parse(bytes);
    for (const reading of ["rfc9309", "google"] as const)
      for (const asker of askersIn([before, after], reading)) {
        const { same } = sameVerdicts(
          ruleSet(before, asker, reading),
          ruleSet(after, asker, reading),
        );
        expect([id, number, reading, asker.token, same]).toEqual([
          id,
          number,
          reading,
          asker.token,
          true,
        ]);
      }
  }
  expect(changed).toBeGreaterThan(10);
});

describe("a file", () => {
  test("--fix writes what is proven, and tells what is left", async () => {
    const { code, out, err } = await type(["lint", "--fix", "./robots.txt"]);
    expect({ code, err }).toEqual({ code: 1, err: "Written: robots.txt\n" });
    expect(out).toMatch(/^robots\.txt: 2 findings fixed\n\nrobots\.txt · 62 bytes\n/);
    expect(out).toContain("pattern-without-slash");
    expect(workshop.read("robots.txt")).toBe(
      "User-agent: *\nDisallow: private\nDisallow: /shop/\nDisallow: /x\n",
    );
  });

  test("--fix=all shows the effect first, then writes everything", async () => {
    const { code, out, err } = await type(["lint", "./robots.txt", "--fix=all"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^robots\.txt: 3 findings fixed\n/);
    expect(err).toMatch(/^What the fixes change in robots\.txt:\n/);
    expect(err).toMatch(/closed {2}`\/private\*`[\s\S]*Nothing else changes[\s\S]*\nWritten: /);
    expect(workshop.read("robots.txt")).toBe(
      "User-agent: *\nDisallow: /private\nDisallow: /shop/\nDisallow: /x\n",
    );
  });

  test("a second time nothing is written, the mode stays", async () => {
    const path = join(workshop.folder, "robots.txt");
    chmodSync(path, 0o640);
    await type(["lint", "./robots.txt", "--fix=all"]);
    const before = statSync(path);
    const { out, err } = await type(["lint", "./robots.txt", "--fix=all"]);
    expect({ out: out.split("\n")[0], err }).toEqual({
      out: "robots.txt: nothing to fix",
      err: "",
    });
    expect(statSync(path)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
    expect(before.mode & 0o777).toBe(0o640);
  });

  test("line ends stay as they are", async () => {
    workshop.file("ends.txt", "# café\r\nUser-agent: *\r\nDisallow: /shop/*\r\n");
    await type(["lint", "./ends.txt", "--fix"]);
    expect(workshop.read("ends.txt")).toBe("# café\r\nUser-agent: *\r\nDisallow: /shop/\r\n");
  });

  test("of which crawlers do not read the end is left alone: shorter, more of it would be read", async () => {
    const long = `User-agent: *\nDisallow: /a/*\n${"# filler\n".repeat(57_000)}Disallow: /\n`;
    workshop.file("long.txt", long);
    const said = await workshop.refused(["lint", "./long.txt", "--fix"]);
    expect(said).toContain("512,000");
    const { out } = await type(["lint", "./long.txt", "--format", "json"]);
    const fixes = JSON.parse(out).files[0].findings.flatMap(
      (one: { fix: object }) => one.fix ?? [],
    );
    expect(fixes.filter((fix: { proven: boolean }) => fix.proven)).toEqual([]);
    expect(workshop.read("long.txt")).toBe(long);
  });

  test("without --fix nothing is written", async () => {
    await type(["lint", "./robots.txt"]);
    expect(workshop.read("robots.txt")).toBe(BAD);
  });

  test("json says what was fixed", async () => {
    const { out } = await type(["lint", "./robots.txt", "--fix", "--format", "json"]);
    const [file] = JSON.parse(out).files;
    expect(file.fixed).toEqual([
      { id: "star-trailing", line: 3, title: "Write `/shop/`", proven: true },
      { id: "directive-misspelt", line: 4, title: "Write `Disallow`", proven: true },
    ]);
    expect(file.counts).toMatchObject({ error: 1 });
  });
});

describe("standard input", () => {
  test("the fixed file goes to standard output, what is said to standard error", async () => {
    const { code, out, err } = await type(["lint", "--fix"], { input: BAD });
    expect(code).toBe(1);
    expect(out).toBe("User-agent: *\nDisallow: private\nDisallow: /shop/\nDisallow: /x\n");
    expect(err).toMatch(/^standard input: 2 findings fixed\n/);
  });

  test("a clean file is printed as well", async () => {
    const input = "User-agent: *\nDisallow: /a/\n";
    expect(await type(["lint", "-", "--fix=all"], { input })).toMatchObject({
      code: 0,
      out: input,
    });
  });
});

test("behind -- nothing is an option", async () => {
  expect(await workshop.refused(["lint", "--", "--fix"])).toContain("“--fix”");
});
