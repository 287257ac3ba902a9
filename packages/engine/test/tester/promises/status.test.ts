import { expect, test } from "vitest";
import { answered, failed, live, tested } from "../outcomes.ts";

// What the product promises a person who asks about one address: what the answer of the server means.

const RULES = "User-agent: *\nDisallow: /a\n";
const short = (result: ReturnType<typeof tested>) => [result.verdict, result.basis, result.line];

test("404: no rules, everything open, an ordinary state", () => {
  const result = tested(live(answered(404)));
  expect(short(result)).toEqual(["allowed", "unavailable", null]);
  expect(result.notes).toEqual(["status-404"]);
});

test.each([401, 403, 410, 418])("%i: open by the protocol", (status) => {
  expect(short(tested(live(answered(status, RULES))))).toEqual(["allowed", "unavailable", null]);
});

test("403: hiding the file does not forbid crawling", () => {
  expect(tested(live(answered(403))).notes).toEqual(["status-401-403"]);
});

test("429: closed like a server error, with a note", () => {
  const result = tested(live(answered(429)));
  expect(short(result)).toEqual(["disallowed", "unreachable", null]);
  expect(result.notes).toEqual(["status-429"]);
});

test("503: closed until the file is back", () => {
  const result = tested(live(answered(503, RULES)));
  expect(short(result)).toEqual(["disallowed", "unreachable", null]);
  expect(result.notes).toEqual(["status-5xx"]);
});

test.each(["dns", "tls", "timeout", "refused"] as const)(
  "%s: closed, with its cause",
  (failure) => {
    const result = tested(live(failed(failure)));
    expect(short(result)).toEqual(["disallowed", "unreachable", null]);
    expect([result.robots.failure, result.robots.meaning]).toEqual([
      failure,
      { state: "unreachable", cause: failure },
    ]);
  },
);

test("no answer opens a cell for anybody: not one of a hundred crawlers", () => {
  const result = tested(live(failed("timeout")), "/a", "Googlebot", { others: true });
  expect(result.others).toHaveLength(99);
  expect(new Set(result.others.map(({ verdict, basis }) => `${verdict} ${basis}`))).toEqual(
    new Set(["disallowed unreachable"]),
  );
});

test("a web page without a rule blocks nothing, and is told", () => {
  const result = tested(
    live(
      answered(200, "<!doctype html>\n<p>Welcome: here\n", {
        headers: { "content-type": "text/html" },
      }),
    ),
  );
  expect(short(result)).toEqual(["allowed", "no-rules", null]);
  expect(result.notes).toEqual(["html-served", "no-rules-in-file"]);
});

test("rules inside a web page count, and the page is told", () => {
  const result = tested(live(answered(200, "<pre>\nUser-agent: *\nDisallow: /a\n</pre>\n")));
  expect(short(result)).toEqual(["disallowed", "rule", 3]);
  expect(result.notes).toEqual(["html-served"]);
});

test("a file without a valid line is a file without rules", () => {
  const result = tested(live(answered(200, "# nothing\n".repeat(40))));
  expect(short(result)).toEqual(["allowed", "no-rules", null]);
});
