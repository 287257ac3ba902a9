import { describe, expect, test } from "vitest";
import { type LineKind, parse, type Spelling } from "../src/index.ts";
import { holdTable } from "./tables.ts";

describe("verdicts", () => holdTable("directives"));

test.each<[key: string, kind: LineKind, spelling: Spelling | null]>([
  ["User-agent", "user-agent", "exact"],
  ["USER-AGENT", "user-agent", "exact"],
  ["useragent", "user-agent", "misspelt"],
  ["User Agent", "user-agent", "misspelt"],
  ["User-agents", "user-agent", "prefix"],
  ["Useragents", "user-agent", "misspelt"],
  ["User_agent", "unknown", null],
  ["Allow", "allow", "exact"],
  ["ALLOWED", "allow", "prefix"],
  ["Alow", "unknown", null],
  ["disallow", "disallow", "exact"],
  ["Disallow-x", "disallow", "prefix"],
  ["Dissallow", "disallow", "misspelt"],
  ["dissalow", "disallow", "misspelt"],
  ["Disalow", "disallow", "misspelt"],
  ["diasllow", "disallow", "misspelt"],
  ["disallaw", "disallow", "misspelt"],
  ["Disalowed", "disallow", "misspelt"],
  ["Disllow", "unknown", null],
  ["Disallo", "unknown", null],
  ["Sitemap", "sitemap", "exact"],
  ["Sitemaps", "sitemap", "prefix"],
  ["site-map", "sitemap", "misspelt"],
  ["Site map", "unknown", null],
  ["Crawl-delay", "other", null],
  ["NOINDEX", "other", null],
  ["Host", "other", null],
  ["Clean-param", "other", null],
  ["Request-rate", "other", null],
  ["Visit-time", "other", null],
  ["Content-Signal", "other", null],
  ["Crawl_delay", "unknown", null],
  ["Crawl-delays", "unknown", null],
  ["Foo", "unknown", null],
  ["d", "unknown", null],
  ["\u00ffDisallow", "unknown", null],
])("the key %s is %s, written %s", (key, kind, spelling) => {
  const line = parse(`${key}: x`).line(1);
  expect([line.kind, line.spelling]).toEqual([kind, spelling]);
});

// Every key that counts is an octet string of letters, hyphens and blanks: no other octet may pass for one of them.
test("no other octet passes for a letter of a key", () => {
  for (const key of ["user-agent", "allow", "disallow", "sitemap"])
    for (let at = 0; at < key.length; at++)
      for (let octet = 1; octet < 256; octet++) {
        const bytes = new Uint8Array(Buffer.from(`${key}: x`, "latin1"));
        bytes[at] = octet;
        const written = Buffer.from(bytes).toString("latin1");
        const counts = parse(bytes).line(1).spelling === "exact";
        if (counts !== /^(user-agent|allow|disallow|sitemap):/i.test(written.trimStart()))
          throw new Error(`${JSON.stringify(written)} counts: ${counts}`);
      }
});
