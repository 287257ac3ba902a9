import { expect, test } from "vitest";
import { createLifecycle } from "../src/http/lifecycle.ts";

test("starting, ready, stopping; never back", async () => {
  const lifecycle = createLifecycle();
  expect(lifecycle.state).toBe("starting");
  lifecycle.ready();
  expect(lifecycle.state).toBe("ready");
  await lifecycle.drain(1_000);
  expect(lifecycle.state).toBe("stopping");
  lifecycle.ready();
  expect(lifecycle.state).toBe("stopping");
  expect(lifecycle.givenUp.aborted).toBe(false);
});

test("draining waits for what runs, and no longer", async () => {
  const lifecycle = createLifecycle();
  const leave = [lifecycle.enter(), lifecycle.enter()];
  let drained = false;
  const draining = lifecycle.drain(5_000).then(() => {
    drained = true;
  });
  leave[0]?.();
  leave[0]?.();
  expect(lifecycle.running).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(drained).toBe(false);
  leave[1]?.();
  await draining;
  expect(lifecycle.running).toBe(0);
  expect(lifecycle.givenUp.aborted).toBe(false);
});

test("what runs too long is given up", async () => {
  const lifecycle = createLifecycle();
  lifecycle.enter();
  await lifecycle.drain(20);
  expect(lifecycle.givenUp.aborted).toBe(true);
});
