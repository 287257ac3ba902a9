import { readFileSync } from "node:fs";
import { verdicts } from "../packages/engine/test/verdicts.ts";
import type { FuzzCase } from "./check.ts";

/** What the fuzzer begins with: every question of the engine's tables. */
export function seeds(): readonly FuzzCase[] {
  const cases = verdicts.map(({ file, tokens, url }) => ({
    octets: Buffer.from(file).toString("latin1"),
    tokens,
    address: url,
  }));
  return cases.filter(({ octets }) => octets.length < 2000);
}

/** The pieces of dictionary.txt, as octets. */
export function dictionary(): readonly string[] {
  const text = readFileSync(new URL("./dictionary.txt", import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "))
    .map(unescaped);
}

const NAMED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "0": "\0" };

const unescaped = (line: string): string =>
  line.replace(/\\(?:x([0-9a-f]{2})|([nrt0]))/g, (_all, hex?: string, name?: string) =>
    hex === undefined
      ? (NAMED[name as string] as string)
      : String.fromCharCode(Number.parseInt(hex, 16)),
  );
