import { mkdirSync, writeFileSync } from "node:fs";
import { type FuzzCase, findFault, kindOfAnswer } from "./check.ts";
import { mutated, randomFrom } from "./mutate.ts";
import { dictionary, seeds } from "./seeds.ts";

/** Cases that are kept to be changed further. */
const POOL = 20_000;
/** Faults after which to stop: the next thousand would be the same. */
const ENOUGH = 20;

/**
 * Makes files and questions from those of the tests, asks the engine and the reference, and keeps what they disagree
 * on in fuzz/found/. Returns the number of cases and of faults.
 */
export function fuzz(
  seconds: number,
  seed: number,
  folder: URL,
): { cases: number; faults: number } {
  const random = randomFrom(seed);
  const pool: FuzzCase[] = [...seeds()];
  const kinds = new Set(pool.map(kindOfAnswer));
  const material = { dictionary: dictionary(), pool, random };
  const end = performance.now() + seconds * 1000;
  let cases = 0;
  let faults = 0;
  while (performance.now() < end && faults < ENOUGH) {
    const made = mutated(material);
    cases++;
    const fault = findFault(made);
    if (fault !== null) {
      faults++;
      keep(smallest(made), folder);
      continue;
    }
    const kind = kindOfAnswer(made);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    if (pool.length < POOL) pool.push(made);
    else pool[random(POOL)] = made;
  }
  console.log(`seed ${seed}: ${cases} cases, ${kinds.size} kinds of answers, ${faults} faults`);
  return { cases, faults };
}

/** The same fault with as little around it as can be had by leaving out. */
function smallest(input: FuzzCase): FuzzCase {
  let best = input;
  for (let size = Math.ceil(best.octets.length / 2); size > 0; size = Math.floor(size / 2))
    for (let at = 0; at < best.octets.length; ) {
      const octets = best.octets.slice(0, at) + best.octets.slice(at + size);
      const smaller = { ...best, octets };
      if (findFault(smaller) === null) at += size;
      else best = smaller;
    }
  for (let at = 0; at < best.address.length; ) {
    const address = best.address.slice(0, at) + best.address.slice(at + 1);
    if (findFault({ ...best, address }) === null) at++;
    else best = { ...best, address };
  }
  return best;
}

/** Writes a fault to be replayed by the tests for ever after. */
function keep(input: FuzzCase, folder: URL): void {
  mkdirSync(folder, { recursive: true });
  const content = JSON.stringify({ fault: findFault(input), ...input }, null, 2);
  const name = `${Buffer.from(JSON.stringify(input)).reduce((hash, c) => (Math.imul(hash, 31) + c) >>> 0, 7)}.json`;
  writeFileSync(new URL(name, folder), `${content}\n`);
  console.error(`fuzz/found/${name}\n${content}`);
}
