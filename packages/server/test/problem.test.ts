import type { Language } from "@aushang/engine/texts";
import { expect, test } from "vitest";
import { inputProblem, SERVER_PROBLEMS, serverProblem } from "../src/http/problem.ts";
import { problemPage } from "../src/http/problems/page.ts";
import type { ServerProblems } from "../src/http/problems/words.ts";

const LANGUAGES: readonly Language[] = ["de", "en", "da"];

/** One set of arguments per problem; a new problem does not compile without. */
const ARGS: { readonly [Code in keyof ServerProblems]: ServerProblems[Code] } = {
  "json-invalid": { line: 3, column: 14 },
  "body-missing": null,
  "body-not-utf8": null,
  "body-invalid": null,
  "body-too-large": { limit: 1_048_576 },
  "media-type": null,
  "content-encoding": null,
  "not-found": null,
  "method-not-allowed": { allowed: "POST" },
  "url-invalid": null,
  "request-malformed": null,
  "too-much-work": null,
  "robots-not-readable": null,
  "suite-invalid": null,
  "log-invalid": null,
  "rate-limited": { seconds: 17 },
  "target-limited": { host: "a.example", seconds: 1 },
  "cross-site": null,
  "host-not-allowed": { host: "evil.example" },
  "page-not-built": null,
  overloaded: { seconds: 2 },
  stopping: null,
  internal: { id: "7d3c" },
};

test.each(SERVER_PROBLEMS)("%s (%i) says what and what next, in three languages", (code) => {
  const problem = serverProblem(code, ARGS[code]);
  const bodies = LANGUAGES.map((language) => problem.body(language, "7d3c"));
  for (const { type, title, detail, status, instance } of bodies) {
    expect(type).toBe(`urn:aushang:problem:${code}`);
    expect(status).toBe(problem.status);
    expect(instance).toBe("urn:uuid:7d3c");
    expect(title).toMatch(/^\p{Lu}.{8,79}[^.]$/u);
    expect(detail).toMatch(/^\S.{7,260}[.]$/u);
  }
  expect(new Set(bodies.map(({ title }) => title)).size).toBe(3);
  expect(new Set(bodies.map(({ detail }) => detail)).size).toBe(3);
});

test("a problem that passes says when, in words and in a header", () => {
  const problem = serverProblem("target-limited", { host: "a.example", seconds: 1 });
  expect(problem.headers).toEqual({ "retry-after": "1" });
  expect(problem.body("en").detail).toContain("in 1 second,");
  expect(problem.body("de").detail).toContain("in 1 Sekunde ");
  expect(problem.body("da").detail).toContain("om 1 sekund,");
});

test("in a page nothing of a problem is markup", () => {
  const text = `<b title="x">&amp;</b>`;
  const page = problemPage({ title: text, detail: text }, "de", text);
  expect(page.split("&lt;b title=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;")).toHaveLength(5);
  expect(page).not.toContain("<b");
});

test("what was given is shown short, and never half a character", () => {
  const given = `${"a".repeat(79)}😀${"b".repeat(20_000)}`;
  const { title } = inputProblem("address-invalid", given, "/address").body("en");
  expect(title.length).toBeLessThan(120);
  expect(title).toContain(`${"a".repeat(79)}…`);
});
