import { expect, test } from "vitest";
import { checkAll } from "../../../src/tests/check.ts";
import type { Held } from "../../../src/tests/jobs.ts";
import { isGreen, lookOf } from "../../../src/tests/outcome/look.ts";

const CHECK = "checks:\n  - crawler: A\n    url: /a\n    expect: allowed\n";

function lookAt(text: string, held: Held) {
  const { runs } = checkAll({ kind: "check", expected: { by: "suite", text }, held });
  const [result] = runs[0]?.results ?? [];
  if (!result) throw new TypeError("no result");
  return { ...lookOf(result), green: isGreen(result) };
}

const draft = (robots: string): Held => ({ kind: "draft", robots, environment: null });
const fetched = (status: number, body = ""): Held => ({
  kind: "live",
  site: "https://a.example",
  environment: null,
  fetched: {
    "https://a.example": {
      kind: "live",
      outcome: {
        address: "https://a.example/robots.txt",
        finalAddress: "https://a.example/robots.txt",
        at: "2025-10-10T12:00:00Z",
        elapsedMs: 1,
        status,
        failure: null,
        failureDetail: null,
        redirects: [],
        headers: { "content-type": "text/plain" },
        body: new TextEncoder().encode(body),
        truncated: false,
        userAgent: "",
      },
    },
  },
});

test("green is only what a readable file with rules gives", () => {
  expect(lookAt(CHECK, draft("User-agent: *\nDisallow: /b\n"))).toEqual({
    sign: "proof",
    tone: "open",
    green: true,
  });
  expect(lookAt(CHECK, fetched(404))).toEqual({ sign: "proof", tone: "plain", green: false });
});

test.each([
  ["failed", CHECK, draft("User-agent: *\nDisallow: /\n"), "error", "blocked"],
  ["not readable", CHECK, fetched(503), "unknown", "unknown"],
  ["not asked", "checks:\n  - status: 200\n", draft("Allow: /"), "skip", "plain"],
] as const)("%s has a sign of its own", (_, text, held, sign, tone) => {
  expect(lookAt(text, held)).toEqual({ sign, tone, green: false });
});
