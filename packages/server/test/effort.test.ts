import { expect, test } from "vitest";
import { Effort } from "../src/http/tester/effort.ts";

const busy = (ms: number): string => {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return "x";
};

test("work is done, counted and given back", async () => {
  const effort = new Effort(new AbortController().signal, 1_000);
  expect(await effort.on(() => busy(10))).toBe("x");
  expect(effort.ms).toBeGreaterThanOrEqual(10);
  expect(effort.ms).toBeLessThan(500);
});

test("what has begun is finished, what would begin after the limit is refused", async () => {
  const effort = new Effort(new AbortController().signal, 20);
  expect(await effort.on(() => busy(30))).toBe("x");
  await expect(effort.on(() => "x")).rejects.toMatchObject({ code: "too-much-work", status: 422 });
});

test("an answer that grows beyond all measure is refused", async () => {
  const effort = new Effort(new AbortController().signal, 60_000);
  const large = "x".repeat(20_000_000);
  await effort.on(() => large);
  await expect(effort.on(() => large)).rejects.toMatchObject({ code: "too-much-work" });
});

test("nothing is done for nobody", async () => {
  const nobody = new AbortController();
  const effort = new Effort(nobody.signal, 1_000);
  nobody.abort();
  let done = false;
  await expect(
    effort.on(() => {
      done = true;
      return "x";
    }),
  ).rejects.toMatchObject({ code: "stopping" });
  expect(done).toBe(false);
});

test("others have their turn between long pieces", async () => {
  const effort = new Effort(new AbortController().signal, 1_000);
  const order: string[] = [];
  const others = new Promise<void>((resolve) =>
    setImmediate(() => {
      order.push("other");
      resolve();
    }),
  );
  await effort.on(() => busy(20));
  order.push("first");
  await effort.on(() => busy(1));
  order.push("second");
  await others;
  expect(order).toEqual(["first", "other", "second"]);
});
