import { expect, test } from "vitest";
import { decodeOctets, headerText, keptHeaders } from "../src/headers.ts";

test("known headers are kept, others dropped", () => {
  const headers = { "content-type": "text/plain", "set-cookie": ["secret=1"], "x-other": "y" };
  expect(keptHeaders(headers)).toEqual({ "content-type": "text/plain" });
});

test("repeated headers are joined, long ones cut", () => {
  expect(keptHeaders({ vary: ["a", "b"], etag: "e".repeat(5_000) })).toEqual({
    vary: "a, b",
    etag: "e".repeat(2_048),
  });
});

test("a header without a value is kept, one that is missing is not", () => {
  expect(keptHeaders({ server: "" })).toEqual({ server: "" });
  expect(headerText(undefined)).toBe("");
});

test.each([
  ["plain", "plain"],
  [Buffer.from("/mü").toString("latin1"), "/mü"],
  ["/m\xfc", "/m\xfc"],
])("octets are read as UTF-8 where they are valid UTF-8", (latin1, text) => {
  expect(decodeOctets(latin1)).toBe(text);
});
