import { expect, test } from "vitest";
import { Queue } from "../../src/http/work/queue.ts";

const waiting = new AbortController().signal;

/** Lets everything happen that can happen without us. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Enters for each name in turn, and keeps the order in which places came. */
async function entering(queue: Queue, names: readonly string[]) {
  const order: string[] = [];
  const leave: (() => void)[] = [];
  for (const name of names)
    void queue.enter(name.split(" ")[0] ?? "", waiting).then((place) => {
      if (place === null) return order.push(`${name}: no room`);
      leave.push(place);
      return order.push(name);
    });
  await settle();
  return {
    order,
    next: async () => {
      leave.shift()?.();
      await settle();
    },
  };
}

test("places are given at once as long as there are some, then in turn", async () => {
  const { order, next } = await entering(new Queue(2, 9), ["a 1", "b 1", "c 1", "d 1"]);
  expect(order).toEqual(["a 1", "b 1"]);
  await next();
  expect(order).toEqual(["a 1", "b 1", "c 1"]);
  await next();
  expect(order).toEqual(["a 1", "b 1", "c 1", "d 1"]);
});

test("clients take turns: who asks for much waits for who asks for little", async () => {
  const names = ["a 1", "a 2", "a 3", "a 4", "b 1", "c 1", "b 2"];
  const { order, next } = await entering(new Queue(1, 9), names);
  for (let i = 0; i < names.length; i++) await next();
  expect(order).toEqual(["a 1", "a 2", "b 1", "c 1", "a 3", "b 2", "a 4"]);
});

test("past the limit there is no room", async () => {
  const { order, next } = await entering(new Queue(1, 1), ["a 1", "b 1", "c 1"]);
  expect(order).toEqual(["a 1", "c 1: no room"]);
  await next();
  expect(order.at(-1)).toBe("b 1");
});

test("who does not wait any more holds up nobody, and takes no place", async () => {
  const queue = new Queue(1, 9);
  const gone = new AbortController();
  const first = await queue.enter("a", waiting);
  const left = queue.enter("b", gone.signal);
  const last = queue.enter("c", waiting);
  expect(queue.length).toBe(2);
  gone.abort();
  (await left)?.();
  expect(queue.length).toBe(1);
  first?.();
  const place = await last;
  expect(place).not.toBeNull();
  place?.();
  expect(queue.length).toBe(0);
  expect(await queue.enter("d", waiting)).not.toBeNull();
});

test("who has gone before it began does not wait", async () => {
  const queue = new Queue(1, 9);
  await queue.enter("a", waiting);
  expect(await queue.enter("b", AbortSignal.abort())).not.toBeNull();
  expect(queue.length).toBe(0);
});
