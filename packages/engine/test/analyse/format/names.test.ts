import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutVersion } from "../../../src/agents.ts";
import { appliedTo } from "../../../src/analyse/format/proof/names.ts";
import { octetText, structuresOf } from "../../../src/analyse/format/proof/structure.ts";
import { compile, parse, type ReadingId } from "../../../src/index.ts";
import { hardCase, octets } from "../../hard-files.ts";
import { runs } from "../../runs.ts";

/** Names that a file's user-agent lines name, and the number of rules that apply to each. */
function named(file: string | Uint8Array, reading: ReadingId): ReadonlyMap<string, number> {
  const [structure] = structuresOf(parse(file), [reading]);
  if (structure === undefined) throw new Error("no structure");
  const { byName } = appliedTo(structure);
  return new Map(
    [...byName].map(([name, blocks]) => [
      name,
      blocks.reduce((sum, { rules }) => sum + rules.length, 0),
    ]),
  );
}

test.each([
  ["Googlebot", ["googlebot"], ["googlebot"]],
  ["Googlebot/2.1", ["googlebot"], ["googlebot"]],
  ["MJ12bot", ["mj", "mj12bot"], ["mj"]],
  ["Sogou web spider/4.0", ["sogou", "sogou web", "sogou web spider"], ["sogou"]],
  ["360Spider", ["360spider"], []],
  ["*", [], []],
  ["* x", [], []],
  ["**", ["**"], []],
  ["", [], []],
] as const)("%j names %j, and to Google's parser %j", (value, rfc, google) => {
  const file = `User-agent: ${value}\nDisallow: /\n`;
  expect([...named(file, "rfc9309").keys()]).toEqual(rfc);
  expect([...named(file, "google").keys()]).toEqual(google);
});

test("who is named is who the matcher finds a group for", () => {
  let found = 0;
  fc.assert(
    fc.property(
      hardCase,
      fc.constantFrom<ReadingId>("rfc9309", "google"),
      ({ file, tokens }, reading) => {
        const names = named(file, reading);
        for (const token of tokens) {
          const asked = reading === "google" ? token : withoutVersion(token);
          const bytes = octets(Buffer.from(asked.toLowerCase()).toString("latin1"));
          const isNamed = names.has(octetText(bytes, 0, bytes.length));
          const { via } = compile(file, token, { reading }).group;
          // Nobody is called nothing: the empty name, which is no crawler's, is not looked for.
          if (asked !== "") expect(via === "own", `${token} in ${reading}`).toBe(isNamed);
          if (isNamed) found++;
        }
      },
    ),
    runs(1500, 40_000),
  );
  expect(found).toBeGreaterThan(200);
});
