import { expect, test } from "vitest";
import { type OctetSource, pieces } from "../src/octets/source.ts";

const octets = (...numbers: number[]) => new Uint8Array(numbers);

async function* inTurn(...list: Uint8Array[]) {
  yield* list;
}

const stream = (list: readonly Uint8Array[], cancel: () => void = () => {}) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = list[at++];
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
    cancel,
  });
let at = 0;

test.each<{ what: string; source: () => OctetSource }>([
  { what: "an array", source: () => [octets(1, 2), octets(3)] },
  { what: "an async generator", source: () => inTurn(octets(1, 2), octets(3)) },
  { what: "a web stream", source: () => stream([octets(1, 2), octets(3)]) },
])("the pieces of $what come in order", async ({ source }) => {
  at = 0;
  const found: number[] = [];
  for await (const piece of pieces(source())) found.push(...piece);
  expect(found).toEqual([1, 2, 3]);
});

test("who stops early stops the stream", async () => {
  at = 0;
  let cancelled = false;
  const endless = Array.from({ length: 1000 }, () => octets(1));
  const cancel = () => {
    cancelled = true;
  };
  for await (const _ of pieces(stream(endless, cancel))) break;
  expect([cancelled, at < 5]).toEqual([true, true]);
});

test("octets without a list around them are a mistake of the caller", async () => {
  const wrong = pieces(octets(1) as unknown as OctetSource);
  await expect(wrong.next()).rejects.toThrow("source: expected pieces of octets");
});
