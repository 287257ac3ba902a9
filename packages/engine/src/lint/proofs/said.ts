import { isStar, tokenEnd } from "../../agents.ts";
import { toText } from "../../decode.ts";
import type { Line, Span } from "../../model.ts";
import type { RobotsFile } from "../../parse.ts";
import { namesIn } from "../input/names.ts";
import type { Budget } from "./budget.ts";
import { lineSignature } from "./signature.ts";

/**
 * What a file says to each crawler that it names: the signatures of its rules in order, by name in lower case, `*` for
 * everybody else. A crawler is bound by the first of its names that is there, or by `*`.
 */
export type Said = ReadonlyMap<string, readonly string[]>;

interface Block {
  readonly names: Set<string>;
  readonly rules: string[];
}

/** Reads what a file says to each crawler, in `rfc9309` and `google`; null when that is too much for the budget. */
export function saidBy(file: RobotsFile, budget: Budget): Said | null {
  const said = new Map<string, string[]>();
  for (const { names, rules } of blocksOf(file)) {
    if (!budget.spend(names.size * rules.length)) return null;
    for (const name of names) {
      const known = said.get(name) ?? [];
      said.set(name, known);
      for (const rule of rules) known.push(rule);
    }
  }
  return said;
}

function blocksOf(file: RobotsFile): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of file.lines()) {
    if (line.kind === "user-agent") addNames(blocks, namesAt(file.bytes, line));
    else if (line.kind === "allow" || line.kind === "disallow")
      blocks.at(-1)?.rules.push(lineSignature(file.bytes, line) ?? "");
  }
  return blocks;
}

/** A user-agent line behind a rule begins a new block. */
function addNames(blocks: Block[], names: readonly string[]): void {
  const last = blocks.at(-1);
  if (last === undefined || last.rules.length > 0)
    blocks.push({ names: new Set(names), rules: [] });
  else for (const name of names) last.names.add(name);
}

function namesAt(bytes: Uint8Array, line: Line): readonly string[] {
  const { from, to } = line.value as Span;
  if (isStar(bytes, from, to)) return ["*"];
  return namesIn(toText(bytes, from, to), toText(bytes, from, tokenEnd(bytes, from, to)));
}
