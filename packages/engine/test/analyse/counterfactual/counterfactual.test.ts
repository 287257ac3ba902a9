import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { counterfactual } from "../../../src/analyse/counterfactual/counterfactual.ts";
import { isOneAddress } from "../../../src/analyse/edits/effects.ts";
import { compile } from "../../../src/compile.ts";
import { applyEdits } from "../../../src/edit.ts";
import type { ReadingId } from "../../../src/model.ts";
import { PATIENCE, runs } from "../../runs.ts";
import { addresses, files, readingIds } from "../samples.ts";

const octets = (text: string) => new TextEncoder().encode(text);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const group = (...lines: string[]) => `User-agent: *\n${lines.join("\n")}\n`;

describe("what kept the nearest rule", () => {
  test.each([
    [
      group("Disallow: /*?sort="),
      "/shoes?page=2&sort=price",
      { line: 2, kept: { code: "no-match", miss: { code: "query-order", caughtBy: "/*&sort=" } } },
    ],
    [group("Disallow: /geheim/"), "/geheim", { kept: { miss: { code: "slash-missing" } } }],
    [group("Disallow: /Geheim"), "/geheim", { kept: { miss: { code: "case" } } }],
    [
      group("Disallow: /*.pdf$"),
      "/a.pdf?v=2",
      { kept: { miss: { code: "behind-end", rest: "?v=2" } } },
    ],
    [
      group("Allow: /p", "Disallow: /p/secret"),
      "/p/secret/1",
      { line: 2, kept: { code: "fewer-octets", against: 3, octets: 9 } },
    ],
    [
      group("Disallow: /page", "Allow: /page"),
      "/page",
      { line: 2, kept: { code: "tie", against: 3 } },
    ],
    [
      group("Disallow: mitglied"),
      "/mitglied",
      { kept: { code: "skipped", reason: "pattern-start" } },
    ],
    [
      `${group("Disallow: /cart/")}User-agent: Bot\nDisallow: /x/\n`,
      "/cart/1",
      { line: 2, kept: { code: "other-group", tokens: ["*"] } },
    ],
    [
      `Disallow: /a\n${group("Disallow: /b")}`,
      "/a",
      { line: 1, kept: { code: "skipped", reason: "before-group" } },
    ],
  ])("%j %s", (file, address, kept) => {
    expect(counterfactual(file, "Bot", address).kept[0]).toMatchObject(kept);
  });

  test("in readings of order it is the earlier line", () => {
    const file = group("Disallow: /a", "Allow: /a/b");
    const { kept } = counterfactual(file, "Bot", "/a/b", { reading: "1996" });
    expect(kept[0]?.kept).toEqual({ code: "later-line", against: 2 });
  });

  test("what would decide without the deciding line", () => {
    const file = group("Allow: /p", "Disallow: /p/secret");
    expect(counterfactual(file, "Bot", "/p/secret").instead).toEqual({
      verdict: "allowed",
      line: 2,
    });
    expect(counterfactual(file, "Bot", "/p").instead).toEqual({ verdict: "allowed", line: null });
    expect(counterfactual(file, "Bot", "/q").instead).toBeNull();
  });
});

describe("what flips it", () => {
  const ways = (file: string, address: string, reading: ReadingId = "rfc9309") =>
    counterfactual(file, "Bot", address, { reading }).edits.map(({ way, place, lines }) => [
      way,
      place,
      lines.map(({ before, after }) => [before, after]),
    ]);

  test("the parameter in its place", () => {
    const edits = ways(group("Disallow: /*?sort="), "/shoes?page=2&sort=price");
    expect(edits).toContainEqual(["parameter", "group", [[null, "Disallow: /*&sort="]]]);
  });

  test.each([
    [group("Disallow: /geheim/"), "/geheim", "repair", "Disallow: /geheim"],
    [group("Disallow: /*.pdf$"), "/a.pdf?v", "repair", "Disallow: /*.pdf"],
    [group("Disallow: mitglied"), "/mitglied", "repair", "Disallow: /mitglied"],
    [group("Allow: /p", "Disallow: /p/secret"), "/p/secret/1", "padded", "Allow: /p*******"],
    [group("Disallow: /shop"), "/shop/a", "end-added", "Disallow: /shop$"],
    [group("Disallow: /shop"), "/shop/a", "directory", "Allow: /shop/"],
    [group("Disallow: /shop"), "/shop/a", "turn", "Allow: /shop"],
  ])("%j %s: %s", (file, address, way, after) => {
    const { edits } = counterfactual(file, "Bot", address);
    expect(edits.find((one) => one.way === way)?.lines.map((one) => one.after)).toEqual([after]);
  });

  test("the only rule of a group is emptied, so that the next group is not joined", () => {
    const file = "User-agent: Bot\nDisallow: /a\nUser-agent: Other\nDisallow: /b\n";
    const found = counterfactual(file, "Bot", "/a").edits.find(({ way }) => way === "remove");
    expect(found?.lines).toMatchObject([{ change: "changed", before: "Disallow: /a" }]);
    expect(found?.effects.others).toEqual([]);
    expect(found?.effects.othersProven).toBe(true);
  });

  test("a named group frees its crawler: all rules are copied along, and nobody else changes", () => {
    const file = group("Disallow: /geheim", "Disallow: /cart/");
    const { edits } = counterfactual(file, "Googlebot", "/geheim/a");
    const own = edits.find(({ place }) => place === "own-group");
    expect(own?.lines.map(({ after }) => after)).toEqual([
      "",
      "User-agent: Googlebot",
      "Disallow: /geheim",
      "Disallow: /cart/",
      "Allow: /geheim/a$",
    ]);
    expect(own?.effects).toMatchObject({ alone: true, others: [], othersProven: true });
    const shared = edits.find(({ place, way }) => place === "group" && way === "exact");
    expect(shared?.effects.alone).toBe(true);
    expect(shared?.effects.others).toMatchObject([{ crawlers: ["*"], pattern: "/geheim/a$" }]);
  });

  test("a crawler that shares a group leaves it", () => {
    const file = "User-agent: A\nUser-agent: B\nDisallow: /x";
    const own = counterfactual(file, "A", "/x").edits.find(({ place }) => place === "own-group");
    const after = text(applyEdits(octets(file), own?.edits ?? []));
    expect(after).toBe("User-agent: B\nDisallow: /x\n\nUser-agent: A\nDisallow: /x\nAllow: /x$");
    expect(own?.effects).toMatchObject({ alone: true, others: [], othersProven: true });
  });

  test("where parts of names count, nothing is claimed about every other crawler", () => {
    const file = group("Disallow: /x");
    for (const [reading, proven] of [
      ["rfc9309", true],
      ["google", true],
      ["1996", false],
      ["1994", false],
    ] as const)
      for (const { effects } of counterfactual(file, "Bot", "/x/a", { reading }).edits)
        expect(effects.othersProven, reading).toBe(proven);
  });

  test("user-agent lines at the end without a rule are not joined to a new group", () => {
    const file = "User-agent: A\nDisallow: /x\n\nUser-agent: B\n";
    const { edits } = counterfactual(file, "C", "/y");
    expect(edits[0]?.effects).toMatchObject({ alone: true, others: [], othersProven: true });
  });

  test("what cannot be flipped says so", () => {
    const itself = counterfactual(group("Disallow: /"), "Bot", "/robots.txt");
    expect(itself).toMatchObject({
      basis: "robots-txt-itself",
      edits: [],
      fixed: "robots-txt-itself",
    });
    const bare = counterfactual("", "Bot\nDisallow: /", "/a b");
    expect(bare).toMatchObject({ basis: "no-rules", edits: [], fixed: "none-found" });
  });

  test("an address cannot bring lines of its own into the file", () => {
    for (const reading of readingIds)
      for (const { lines } of counterfactual(group("Disallow: /x"), "Bot", "/y\nDisallow: /\r#", {
        reading,
      }).edits)
        for (const { after } of lines) expect(after).not.toMatch(/[\r\n#]/);
  });
});

test.each(readingIds)(
  "in %s every edit flips, keeps the rest as told, and says what it changes for others",
  (reading) => {
    let flipped = 0;
    fc.assert(
      fc.property(
        files,
        fc.constantFrom("Foo", "Bar", "Qux", "*"),
        addresses,
        fc.array(addresses, { minLength: 10, maxLength: 15 }),
        (file, token, address, asked) => {
          const found = counterfactual(file, token, address, { reading });
          const before = compile(file, token, { reading });
          expect(before.decide(address)).toMatchObject({
            verdict: found.verdict,
            line: found.line,
          });
          expect(found.fixed === null).toBe(found.edits.length > 0);
          for (const { edits, effects, decides } of found.edits) {
            flipped++;
            const bytes = applyEdits(octets(file), edits);
            const after = compile(bytes, token, { reading });
            const { verdict, line } = after.decide(address);
            expect(verdict).not.toBe(found.verdict);
            expect(line).toBe(decides);
            if (effects.alone) expect(isOneAddress(effects.changes[0] as never)).toBe(true);
            const form = (one: string) => before.explain(one).normalisedTarget;
            for (const one of asked) {
              const isSame = before.decide(one).verdict === after.decide(one).verdict;
              if (effects.alone && form(one) !== form(address)) expect(isSame, one).toBe(true);
              for (const other of ["Foo", "Bar", "Baz", "Unheard"]) {
                if (other === token || !effects.othersProven || effects.others.length > 0) continue;
                // `*` stands for whoever the file does not name.
                if (token === "*" && !file.includes(other)) continue;
                expect(
                  compile(bytes, other, { reading }).decide(one).verdict,
                  `${other} ${one}`,
                ).toBe(compile(file, other, { reading }).decide(one).verdict);
              }
            }
          }
        },
      ),
      runs(reading === "rfc9309" ? 60 : 25, 3000),
    );
    expect(flipped).toBeGreaterThan(10);
  },
  PATIENCE,
);

test("half a megabyte with twenty thousand stars: an answer in bounded time that claims no more than is proven", () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `Disallow: /*a${i}*b*c${i}`);
  const start = performance.now();
  const found = counterfactual(group(...lines), "Bot", "/xa77bc77");
  expect(performance.now() - start).toBeLessThan(30_000);
  expect(found).toMatchObject({ verdict: "disallowed", line: 79 });
  expect(found.edits.length).toBeGreaterThan(0);
  for (const { effects } of found.edits) expect(effects.alone && !effects.proven).toBe(false);
});
