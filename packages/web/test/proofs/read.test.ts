import { SIZE_LIMIT } from "@aushang/engine";
import { expect, test } from "vitest";
import { flipJobFor } from "../../src/proofs/flip/flip-step.tsx";
import { readOf } from "../../src/proofs/read.ts";
import { answerOf } from "../../src/state/answer.ts";
import { FIRST } from "../../src/state/session.ts";

function answer(robots: string, host = "", address = "/a") {
  const session = { ...FIRST, mode: "draft" as const, robots, host, address };
  const found = answerOf(session, "Googlebot", "rfc9309");
  if (!found || "field" in found) throw new Error("no answer");
  return found;
}

const FILE = "User-agent: *\nDisallow: /a\n";

test("what is read is the whole file, for the crawler with its fallbacks", () => {
  const read = readOf(answer(FILE));
  expect(new TextDecoder().decode(read?.bytes)).toBe(FILE);
  expect(read).toMatchObject({ whole: true, reading: "rfc9309", asker: { token: "Googlebot" } });
});

test("past the size limit nothing is read, and a line that is cut there is not either", () => {
  const long = FILE + "Disallow: /b\n".repeat(SIZE_LIMIT / 10);
  const read = readOf(answer(long));
  expect(read?.whole).toBe(false);
  expect(read?.bytes.length).toBeLessThanOrEqual(SIZE_LIMIT);
  expect(read?.bytes.length).toBeGreaterThan(SIZE_LIMIT - 14);
  expect(new TextDecoder().decode(read?.bytes)).toMatch(/\n$/);
});

test("nothing can be proven without a file: the draft of another host is none for the address", () => {
  const elsewhere = answer(FILE, "a.example", "https://b.example/a");
  expect(elsewhere.tested.result.verdict).toBe("out-of-scope");
  expect(readOf(elsewhere)).toBeNull();
  expect(flipJobFor(elsewhere)).toBeNull();
  expect(flipJobFor(answer(FILE))?.address).toBe("/a");
});
