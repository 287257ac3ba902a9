import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Comparison,
  comparisonAddress,
  comparisonOfFiles,
  keptAs,
  readComparison,
} from "../../src/compare/compare-link.ts";
import { NO_SIDE, type Side } from "../../src/compare/sides.ts";

const AT = "https://aushang.example";
const live = (address: string): Side => ({ ...NO_SIDE, address, sent: address });
const draft = (text: string): Side => ({ ...NO_SIDE, kind: "draft", text });
const file = (text: string, size?: number): Side => {
  const bytes = new TextEncoder().encode(text);
  return {
    ...NO_SIDE,
    kind: "file",
    file: { name: "robots.txt", bytes, size: size ?? bytes.length },
  };
};

const read = async (path: string, state: unknown = null): Promise<Comparison> =>
  (await readComparison(AT + path, state)).comparison;

test("nothing in the address: old is live, new is a draft, both empty", async () => {
  const { comparison, damaged } = await readComparison(`${AT}/compare`, null);
  expect(damaged).toBe(false);
  expect(comparison.by).toBe("file");
  expect(comparison.old).toEqual(NO_SIDE);
  expect(comparison.next).toEqual(draft(""));
});

test.each<{ why: string; comparison: Comparison; address: string | RegExp }>([
  {
    why: "two live files",
    comparison: comparisonOfFiles(live("a.example"), live("b.example"), "google"),
    address: "/compare?left=a.example&right=b.example&reading=google",
  },
  {
    why: "a live file and a draft",
    comparison: comparisonOfFiles(live("a.example"), draft("User-agent: *\n"), "rfc9309"),
    address: /^\/compare\?left=a\.example#v1:[\w-]+$/,
  },
  {
    why: "two drafts",
    comparison: comparisonOfFiles(draft("a"), draft("b\r\n"), "1996"),
    address: /^\/compare\?reading=1996#v1:[\w-]+$/,
  },
  {
    why: "two crawlers",
    comparison: {
      ...comparisonOfFiles(live("a.example"), draft(""), "rfc9309"),
      by: "crawler",
      crawlers: { old: "GPTBot", next: "CCBot" },
    },
    address: "/compare?by=crawler&left=a.example&as=GPTBot&as=CCBot",
  },
  {
    why: "two readings",
    comparison: {
      ...comparisonOfFiles(live("a.example"), draft(""), "rfc9309"),
      by: "reading",
      readings: { old: "google", next: "1994" },
    },
    address: "/compare?by=reading&left=a.example&as=Googlebot&reading=google&reading=1994",
  },
])("a link of $why says the same when it is read", async ({ comparison, address }) => {
  const said = await comparisonAddress(comparison);
  expect(said.whole).toBe(true);
  expect(said.address).toMatch(address);
  expect(await read(said.address)).toEqual(comparison);
});

test("a link holds the text of a chosen file where every octet of it is text", async () => {
  const said = await comparisonAddress(comparisonOfFiles(file("a"), draft("b"), "rfc9309"));
  expect(said.whole).toBe(true);
  expect((await read(said.address)).old).toEqual(draft("a"));
  const octets: Side = {
    ...NO_SIDE,
    kind: "file",
    file: { name: "x", size: 1, bytes: Uint8Array.of(0xff) },
  };
  for (const side of [octets, file("a", 600_000)]) {
    expect(await comparisonAddress(comparisonOfFiles(side, draft("b"), "rfc9309"))).toEqual({
      address: "/compare",
      whole: false,
    });
  }
});

test("texts that are too long stay out of the address, but in the history", async () => {
  const long = Array.from({ length: 4_000 }, (_, at) => `Disallow: /${at * 7919}x${at}`).join("\n");
  const comparison = comparisonOfFiles(live("a.example"), draft(long), "rfc9309");
  const said = await comparisonAddress(comparison);
  expect(said).toEqual({ address: "/compare?left=a.example", whole: false });
  expect(await read(said.address, keptAs(comparison))).toEqual(comparison);
});

test.each([
  { why: "no base64", path: "/compare#v1:%%%" },
  { why: "no deflate", path: "/compare#v1:AAAA" },
  { why: "nothing at all", path: "/compare#v1:" },
])("a damaged link is told: $why", async ({ path }) => {
  const { comparison, damaged } = await readComparison(AT + path, null);
  expect(damaged).toBe(true);
  expect(comparison.next.text).toBe("");
});

test.each(["/compare?by=x&reading=x&as=&left=%20", "/compare?reading=RFC9309&right="])(
  "nonsense counts as nothing: %s",
  async (path) => {
    const comparison = await read(path);
    expect(comparison).toMatchObject({ by: "file", reading: "rfc9309", old: NO_SIDE });
    expect(comparison.crawlers).toEqual({ old: "Googlebot", next: "Bingbot" });
  },
);

test("any two texts come back from their link as they were", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .string({ unit: "binary", minLength: 1, maxLength: 200 })
        .filter((text) => !/\p{Surrogate}/u.test(text)),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
      async (a, b) => {
        const comparison = comparisonOfFiles(draft(a), draft(b), "rfc9309");
        const { address, whole } = await comparisonAddress(comparison);
        expect(whole).toBe(true);
        expect(await read(address)).toEqual(comparison);
      },
    ),
    { numRuns: 40 },
  );
});
