import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FormatMode, formatFile } from "../../../src/analyse/index.ts";
import { applyEdits, compile, parse, type ReadingId } from "../../../src/index.ts";
import { type HardCase, hardCase, hardFile, octets } from "../../hard-files.ts";
import { PATIENCE, runs } from "../../runs.ts";

const modes: readonly FormatMode[] = ["format", "merge", "minify"];
const readingSets: readonly (readonly ReadingId[])[] = [
  ["rfc9309", "google"],
  ["rfc9309", "google", "1996", "1994"],
  ["1996"],
  ["1994"],
];
const options = fc.record({
  mode: fc.constantFrom(...modes),
  readings: fc.constantFrom(...readingSets),
});

/** An address as a crawler requests it: what the URL standard makes of it, escapes in upper case. */
function requested(address: string): string | null {
  try {
    const { pathname, search } = new URL(address, "https://h.example");
    return (pathname + search).replace(/%[0-9a-f]{2}/gi, (found) => found.toUpperCase());
  } catch {
    return null;
  }
}

/** What several crawlers are told of several addresses. */
function verdicts(file: Uint8Array, made: HardCase, reading: ReadingId): readonly string[] {
  const askers = [...made.tokens.map((token) => [token]), made.tokens, ["Nobody"], ["FooBot"]];
  return askers.flatMap((tokens) => {
    const { obeysStar } = made;
    const matcher = compile(file, tokens, { reading, obeysStar, fallback: "in-order" });
    return made.addresses.flatMap((address) => {
      const target = requested(address);
      return target === null ? [] : [`${tokens} ${target} ${matcher.decide(target).verdict}`];
    });
  });
}

/** Everything that a file says, line by line, without how it is spelt. */
function contents(file: Uint8Array): { said: string[]; comments: string[] } {
  const parsed = parse(file);
  const said: string[] = [];
  const comments: string[] = [];
  for (const { kind, key, value, comment, from, end } of parsed.lines()) {
    const start = from === 0 && parsed.text({ from: 0, to: 3 }) === "\ufeff" ? 3 : from;
    if (kind === "unknown") said.push(parsed.text({ from: start, to: end }));
    else if (key !== null && value !== null) {
      const name = kind === "other" ? parsed.text(key).toLowerCase() : kind;
      said.push(`${name}: ${parsed.text(value)}`);
    }
    if (comment !== null && kind !== "unknown")
      comments.push(parsed.text(comment).replace(/[ \t\v\f]+$/, ""));
  }
  return { said, comments };
}

const lower = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.map((text) => text.toLowerCase()))].sort();

describe("formatting a hard file", () => {
  test("loses no line, and changes none but in how it is spelt", () => {
    fc.assert(
      fc.property(hardFile, fc.constantFrom(...readingSets), (text, readings) => {
        const { bytes } = formatFile(octets(text), { mode: "format", readings });
        expect(contents(bytes)).toEqual(contents(octets(text)));
      }),
      runs(150, 30_000),
    );
  });

  test("merged, it still says everything, and has every comment", () => {
    fc.assert(
      fc.property(hardFile, fc.constantFrom(...readingSets), (text, readings) => {
        const { bytes } = formatFile(octets(text), { mode: "merge", readings });
        const before = contents(octets(text));
        const after = contents(bytes);
        expect(lower(after.said)).toEqual(lower(before.said));
        expect([...after.comments].sort()).toEqual([...before.comments].sort());
      }),
      runs(150, 30_000),
    );
  });

  test(
    "changes no verdict in the readings that are watched",
    () => {
      fc.assert(
        fc.property(hardCase, options, (made, { mode, readings }) => {
          const { bytes } = formatFile(made.file, { mode, readings });
          for (const reading of readings)
            expect(verdicts(bytes, made, reading)).toEqual(verdicts(made.file, made, reading));
        }),
        runs(250, 60_000),
      );
    },
    PATIENCE,
  );

  test(
    "twice is the same as once",
    () => {
      fc.assert(
        fc.property(hardFile, options, (text, how) => {
          const once = formatFile(octets(text), how);
          const twice = formatFile(once.bytes, how);
          expect(twice.bytes).toEqual(once.bytes);
          expect(twice.edits).toEqual([]);
        }),
        runs(150, 30_000),
      );
    },
    PATIENCE,
  );

  test(
    "gives the edits that make it",
    () => {
      fc.assert(
        fc.property(hardFile, options, (text, how) => {
          const { bytes, edits } = formatFile(octets(text), how);
          expect(applyEdits(octets(text), edits)).toEqual(bytes);
        }),
        runs(150, 30_000),
      );
    },
    PATIENCE,
  );

  // What is drawn must be able to tell a step that changes something.
  test("unwatched, verdicts would change", () => {
    const careless = (text: string): string =>
      text
        .replace(/\*+$/gm, "")
        .replace(/^[\t\v ]*\n/gm, "")
        .replace(/^dis+al+ow/gim, "Disallow");
    const changed = fc.sample(hardCase, 250).filter((made) => {
      const after = octets(careless(made.octets));
      const { reading } = made;
      return verdicts(after, made, reading).join() !== verdicts(made.file, made, reading).join();
    });
    expect(changed.length).toBeGreaterThan(1);
  });
});
