import { lowerOctet } from "../../../agents.ts";
import type { Line, ReadingId, Span } from "../../../model.ts";
import type { RobotsFile } from "../../../parse.ts";
import { readingOf } from "../../../readings/index.ts";
import type { Reading } from "../../../readings/reading.ts";

/** A block as a reading divides the file: all of it that has a say in a verdict. Texts hold one octet a character. */
export interface Block {
  /** Values of its user-agent lines in lower case. */
  readonly agents: readonly string[];
  /** Some of the agents is everybody. */
  readonly isStar: boolean;
  /** Its rules, `A` or `D` before each value. */
  readonly rules: readonly string[];
  /** The lines of its rules, from 1. */
  readonly lines: readonly number[];
}

/** Everything of a file that has a say in the verdicts of a reading. */
export interface Structure {
  readonly reading: Reading;
  readonly blocks: readonly Block[];
}

/** Octets as text of as many characters. */
export function octetText(octets: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let at = from; at < to; at += 4096)
    text += String.fromCharCode(...octets.subarray(at, Math.min(to, at + 4096)));
  return text;
}

/** The octets of such a text. */
export function textOctets(text: string): Uint8Array {
  const octets = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) octets[i] = text.charCodeAt(i);
  return octets;
}

/** The trimmed value in lower case, which only `A-Z` have. */
export function agentText(octets: Uint8Array, { from, to }: Span): string {
  const value = octets.subarray(from, to).map(lowerOctet);
  return octetText(value, 0, value.length);
}

interface OpenBlock {
  readonly agents: string[];
  isStar: boolean;
  readonly rules: string[];
  readonly lines: number[];
}

/** The structures of a file in several readings, in one pass over its lines. */
export function structuresOf(file: RobotsFile, ids: readonly ReadingId[]): readonly Structure[] {
  const builders = ids.map((id) => new Builder(file.bytes, readingOf(id)));
  for (const line of file.lines()) for (const builder of builders) builder.add(line);
  return builders;
}

class Builder implements Structure {
  readonly reading: Reading;
  readonly blocks: OpenBlock[] = [];
  readonly #octets: Uint8Array;
  #open: OpenBlock | null = null;

  constructor(octets: Uint8Array, reading: Reading) {
    this.#octets = octets;
    this.reading = reading;
  }

  add(line: Line): void {
    const { reading } = this;
    if (line.kind === "blank" && reading.blankEndsRecord) this.#open = null;
    if (line.kind === "user-agent") this.#agent(line);
    else if (line.kind === "disallow" || (line.kind === "allow" && reading.knowsAllow))
      this.#rule(line);
  }

  #counts(line: Line): boolean {
    return !this.reading.exactKeys || (line.spelling === "exact" && !line.colonMissing);
  }

  #agent(line: Line): void {
    if (!this.#counts(line) || line.value === null) return;
    let block = this.#open;
    if (block === null || block.rules.length > 0) {
      block = { agents: [], isStar: false, rules: [], lines: [] };
      this.blocks.push(block);
      this.#open = block;
    }
    const { from, to } = line.value;
    if (this.reading.isStar(this.#octets, from, to)) block.isStar = true;
    else block.agents.push(agentText(this.#octets, line.value));
  }

  #rule(line: Line): void {
    if (this.#open === null || !this.#counts(line) || line.value === null) return;
    const value = octetText(this.#octets, line.value.from, line.value.to);
    this.#open.rules.push((line.kind === "allow" ? "A" : "D") + value);
    this.#open.lines.push(line.number);
  }
}

/** Whether two structures are the same to every crawler at a glance: block for block, rule for rule. */
export function isSameStructure(a: Structure, b: Structure): boolean {
  return (
    a.blocks.length === b.blocks.length &&
    a.blocks.every((block, i) => isSameBlock(block, b.blocks[i] as Block))
  );
}

function isSameBlock(a: Block, b: Block): boolean {
  return a.isStar === b.isStar && isSameList(a.agents, b.agents) && isSameList(a.rules, b.rules);
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, i) => text === b[i]);
