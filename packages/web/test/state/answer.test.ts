import { expect, test } from "vitest";
import { answerOf, draftQuestion } from "../../src/state/answer.ts";
import { EXAMPLES } from "../../src/state/examples.ts";
import { FIRST, type Session } from "../../src/state/session.ts";
import { otherGroupOf } from "../../src/verdict/other-group.ts";

const drafts = [
  {
    why: "a path alone",
    host: "",
    address: "/a?b",
    target: "/a?b",
    pathOnly: true,
    file: undefined,
  },
  {
    why: "nothing is the home page",
    host: "",
    address: " ",
    target: "/",
    pathOnly: true,
    file: undefined,
  },
  {
    why: "a query alone",
    host: "",
    address: "?x=1",
    target: "/?x=1",
    pathOnly: true,
    file: undefined,
  },
  {
    why: "a host makes the scope",
    host: "shop.example",
    address: "/a",
    target: "/a",
    pathOnly: false,
    file: "https://shop.example/robots.txt",
  },
  {
    why: "scheme and port of the host count",
    host: "http://shop.example:8080",
    address: "/a",
    target: "/a",
    pathOnly: false,
    file: "http://shop.example:8080/robots.txt",
  },
  {
    why: "a whole address needs no host",
    host: "",
    address: "https://a.example/p",
    target: "/p",
    pathOnly: false,
    file: undefined,
  },
  {
    why: "two slashes begin an address",
    host: "",
    address: "//a.example/p",
    target: "/p",
    pathOnly: false,
    file: undefined,
  },
];

test.each(drafts)("a draft's question: $why", ({ host, address, target, pathOnly, file }) => {
  const question = draftQuestion(host, address);
  if ("problem" in question) throw new Error(question.problem);
  expect(question.target.target).toBe(target);
  expect(question.pathOnly).toBe(pathOnly);
  expect(question.fileAddress).toBe(file);
});

test.each([
  { host: "ht!tp:/shop", address: "/", given: "ht!tp:/shop" },
  { host: "shop.example", address: "ftp://a.example/", given: "ftp://a.example/" },
])("what is wrong with $host $address is named", ({ host, address, given }) => {
  expect(draftQuestion(host, address)).toMatchObject({ given });
});

const draft: Session = { ...FIRST, mode: "draft", robots: "User-agent: *\nDisallow: /a\n" };

test("an address of another host is out of scope", () => {
  const session = { ...draft, host: "shop.example", address: "https://img.shop.example/a" };
  expect(answerOf(session, "Googlebot", "rfc9309")).toMatchObject({
    tested: { result: { verdict: "out-of-scope" } },
  });
});

test("a crawler that cannot be one is said at its field", () => {
  expect(answerOf(draft, "", "rfc9309")).toEqual({
    field: "crawler",
    code: "crawler-empty",
    given: "",
  });
});

const examples = [
  { id: "cart", verdict: "allowed", basis: "no-match", line: null },
  { id: "pdf", verdict: "allowed", basis: "no-match", line: null },
  { id: "bot", verdict: "disallowed", basis: "rule", line: 5 },
] as const;

test.each(examples)("the example $id surprises as it promises", ({ id, ...says }) => {
  const { crawler } = EXAMPLES.find((one) => one.id === id) ?? EXAMPLES[0];
  const answer = answerOf({ ...FIRST, example: id, crawler }, crawler, "rfc9309");
  expect(answer).toMatchObject({ from: "example", tested: { result: says } });
});

test("the rule that people take for the deciding one is found in the group that does not apply", () => {
  const answer = answerOf(FIRST, "Googlebot", "rfc9309");
  if (!answer || "field" in answer) throw new Error("no answer");
  expect(otherGroupOf(answer)).toEqual({ line: 2, kind: "disallow" });
  const bing = answerOf(FIRST, "Bingbot", "rfc9309");
  if (!bing || "field" in bing) throw new Error("no answer");
  expect(otherGroupOf(bing)).toBeNull();
});
