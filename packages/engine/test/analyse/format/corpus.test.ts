import { expect, test } from "vitest";
import { askersIn, type FormatMode, formatFile, summarise } from "../../../src/analyse/index.ts";
import { applyEdits, compile, parse, READINGS, type ReadingId } from "../../../src/index.ts";
import { isLong, PATIENCE } from "../../runs.ts";
import { collected, collection, hasWhole } from "../../vectors.ts";
import { pick, plausibleAddress, randomFrom } from "../addresses.ts";

/*
 * Real files: formatted in every way, they say the same to crawlers that are drawn at random, of addresses that are made
 * from their own patterns.
 */

if (!hasWhole)
  console.warn("The collection of real files is not beside the repository: none was formatted.");

/** Every file in a long run, else a few of moderate size. */
function chosen(): readonly string[] {
  const names = collection();
  if (isLong) return names;
  return names.filter((_, i) => i % 25 === 3).filter((name) => collected(name).length < 30_000);
}

const ADDRESSES = isLong ? 400 : 60;
const READING_SETS: readonly (readonly ReadingId[])[] = [["rfc9309", "google"], READINGS];

function patternsOf(bytes: Uint8Array): readonly string[] {
  const file = parse(bytes);
  return [...file.lines()].flatMap(({ kind, value }) =>
    (kind === "allow" || kind === "disallow") && value !== null
      ? [Buffer.from(file.bytes.subarray(value.from, value.to)).toString("latin1")]
      : [],
  );
}

/** Addresses about which two files differ. */
function differences(before: Uint8Array, after: Uint8Array, reading: ReadingId, seed: number) {
  const random = randomFrom(seed);
  const patterns = patternsOf(before);
  const askers = askersIn([parse(before)], reading);
  const found: string[] = [];
  for (let i = 0; i < 8; i++) {
    const { tokens, obeysStar } = pick(random, askers);
    const [old, next] = [before, after].map((bytes) =>
      compile(bytes, tokens, { reading, obeysStar, fallback: "in-order" }),
    );
    for (let j = 0; j < ADDRESSES / 8; j++) {
      const address = plausibleAddress(patterns, random);
      if (address !== null && old?.decide(address).verdict !== next?.decide(address).verdict)
        found.push(`${tokens} ${address}`);
    }
  }
  return found;
}

test.runIf(hasWhole)(
  "no verdict changes, the edits make it, and nothing throws",
  () => {
    for (const [seed, name] of chosen().entries()) {
      const before = collected(name);
      for (const mode of ["format", "merge", "minify"] satisfies FormatMode[])
        for (const readings of READING_SETS) {
          const { bytes, edits } = formatFile(before, { mode, readings });
          expect(Buffer.compare(applyEdits(before, edits), bytes), `${name} ${mode}`).toBe(0);
          for (const reading of readings)
            expect(differences(before, bytes, reading, seed), `${name} ${mode} ${reading}`).toEqual(
              [],
            );
        }
    }
  },
  PATIENCE,
);

test.runIf(hasWhole)(
  "a summary says nothing of a real file that its rules do not",
  () => {
    for (const [seed, name] of chosen().entries()) {
      const bytes = collected(name);
      const { groups, freed } = summarise(bytes);
      const random = randomFrom(seed);
      const patterns = patternsOf(bytes);
      for (const { audience, extent } of groups) {
        if (extent !== "everything" && extent !== "nothing") continue;
        const token = audience.kind === "crawlers" ? pick(random, audience.tokens) : "*";
        const matcher = compile(bytes, token);
        for (let i = 0; i < ADDRESSES; i++) {
          const address = plausibleAddress(patterns, random);
          if (address === null || address === "/robots.txt") continue;
          const verdict = extent === "everything" ? "allowed" : "disallowed";
          expect(matcher.decide(address).verdict, `${name} ${token} ${address}`).toBe(verdict);
        }
      }
      for (const { tokens, witness } of freed) {
        expect(compile(bytes, "*").decide(witness).verdict, name).toBe("disallowed");
        expect(compile(bytes, tokens[0] as string).decide(witness).verdict, name).toBe("allowed");
      }
    }
  },
  PATIENCE,
);
