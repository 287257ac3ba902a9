import fc from "fast-check";
import { expect, test } from "vitest";
import { type Draft, packDraft, unpackDraft } from "../../src/state/draft-link.ts";

/** Whether a text has no lone surrogates: only then can it be written as UTF-8. */
const isWhole = (text: string): boolean => !/\p{Surrogate}/u.test(text);

const EMPTY: Draft = {
  robots: "",
  host: "",
  address: "",
  crawler: "Googlebot",
  reading: "rfc9309",
};

test("a link holds nothing but base64url after its mark", async () => {
  const link = await packDraft({ ...EMPTY, robots: "User-agent: *\nDisallow: /ä\u0000\u200b\n" });
  expect(link).toMatch(/^#v1:[A-Za-z0-9_-]+$/);
});

test("repetition is packed", async () => {
  const robots = "Disallow: /a/rather/long/path/\n".repeat(500);
  expect((await packDraft({ ...EMPTY, robots })).length).toBeLessThan(robots.length / 50);
});

const damaged = [
  { why: "another mark", link: "#v2:q1YqUrJSUqoFAA" },
  { why: "nothing after the mark", link: "#v1:" },
  { why: "no base64url", link: "#v1:%%%" },
  { why: "not deflated", link: `#v1:${btoa("hello").replace(/=+$/, "")}` },
  { why: "cut off", link: "cut" },
  { why: "no draft in it", link: "array" },
];

test.each(damaged)("a damaged link is told from a draft: $why", async ({ link }) => {
  const whole = await packDraft({ ...EMPTY, robots: "User-agent: *\nDisallow: /\n".repeat(20) });
  const made = link === "cut" ? whole.slice(0, -12) : link === "array" ? await packed("[1]") : link;
  expect(await unpackDraft(made)).toBeNull();
});

async function packed(json: string): Promise<string> {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return `#v1:${Buffer.from(bytes).toString("base64url")}`;
}

test("a link that would unpack without end is refused", async () => {
  const bomb = await packed(JSON.stringify({ r: "a".repeat(20_000_000) }));
  expect(bomb.length).toBeLessThan(50_000);
  expect(await unpackDraft(bomb)).toBeNull();
});

test("unknown values in a link fall back to what is known", async () => {
  const link = await packed(JSON.stringify({ r: "x", c: 7, g: "2009", h: null, future: true }));
  expect(await unpackDraft(link)).toEqual({ ...EMPTY, robots: "x" });
});

test("every draft comes back as it was", async () => {
  const text = fc.string({ unit: "binary" }).filter((one) => isWhole(one));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        robots: text,
        host: text,
        address: text,
        crawler: text,
        reading: fc.constantFrom(
          "rfc9309" as const,
          "google" as const,
          "1996" as const,
          "1994" as const,
        ),
      }),
      async (draft) => {
        expect(await unpackDraft(await packDraft(draft))).toEqual(draft);
      },
    ),
    { numRuns: 60 },
  );
});
