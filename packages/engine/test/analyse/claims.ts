import type { Change, Flips, Representatives, RuleState } from "../../src/analyse/model.ts";
import type { ReferenceReading } from "../reference.ts";
import { type Observer, RESPELLED } from "./automaton.ts";
import { isOld, type OracleRule, STAR, type Tokens, tokensOf } from "./oracle-rules.ts";

/*
 * What is claimed about all addresses, as observers that can be held against the rules: by the automaton for all
 * addresses, or word by word. Every function gives the faults as sentences; none is right.
 */

/** An address, and what each observer says of it. */
export interface Row {
  readonly address: string;
  readonly said: readonly string[];
}

/** A set of addresses, written as a rule, as tokens. In the old readings only the last octet can be special. */
function setTokens(pattern: string, reading: ReferenceReading): Tokens {
  if (!isOld(reading)) return tokensOf(pattern, reading);
  const literal = tokensOf(pattern.slice(0, -1), reading);
  return pattern.endsWith("*") ? literal : literal.slice(0, -1);
}

/** The reading by which the sets of addresses between two rule sets are read: between readings, octet by octet. */
export const writtenReading = (old: ReferenceReading, next: ReferenceReading): ReferenceReading =>
  old === next ? old : "google";

/** Says the numbers of the changes that an address lies in, ` 0 2`. */
export function changeObserver(
  changes: readonly Change[],
  reading: ReferenceReading,
  sides: readonly [readonly OracleRule[], readonly OracleRule[]],
): Observer {
  const patterns: Tokens[] = [];
  const add = (tokens: Tokens): number => patterns.push(tokens) - 1;
  const sets = changes.map(({ pattern, except, exceptLines }) => ({
    base: add(setTokens(pattern, reading)),
    except: [
      ...except.map((one) => setTokens(one, reading)),
      ...linesOf(sides[0], exceptLines?.old ?? []),
      ...linesOf(sides[1], exceptLines?.new ?? []),
    ].map(add),
  }));
  return {
    reading,
    patterns,
    inOrder: false,
    say: (matches) =>
      sets
        .map(({ base, except }, i) => (matches(base) && !except.some(matches) ? ` ${i}` : ""))
        .join(""),
  };
}

const linesOf = (rules: readonly OracleRule[], lines: readonly number[]): Tokens[] =>
  rules.filter(({ line }) => lines.includes(line)).map(({ tokens }) => tokens);

/**
 * Says something of addresses that are no better examples for being shorter: those that begin with `//`, which read as a
 * host, and in `rfc9309` those with a raw `*` or `$`, whose form may hold a `2` or `A` that a pattern asks for.
 */
export function oddExample(reading: ReferenceReading): Observer {
  const patterns = [["/", "/", STAR]];
  if (reading === "rfc9309") patterns.push([STAR, "*", STAR], [STAR, "$", STAR]);
  return {
    reading: "1994",
    patterns,
    inOrder: false,
    say: (matches) => (patterns.some((_tokens, i) => matches(i)) ? "odd" : ""),
  };
}

/**
 * Says of addresses that the draft of 1996 compares like others, which stand for them, that they are to be left out:
 * `%252F` is decoded to the `%2F` that is not decoded.
 */
export const twiceSpelled: Observer = {
  reading: "1994",
  patterns: [[STAR, ..."%252F", STAR]],
  inOrder: false,
  say: (matches) => (matches(0) ? RESPELLED : ""),
};

const verdictOf = (said: string): string => said.split(" ")[0] as string;
const lineOf = (said: string): number | null =>
  said.endsWith("-") ? null : Number(said.split(" ")[1]);

/**
 * Faults of flips. Rows: what the old rules, the new rules, {@link changeObserver} and {@link oddExample} say of enough
 * addresses.
 */
export function faultsOfFlips(flips: Flips, rows: Iterable<Row>): string[] {
  const { changes, proven, limits } = flips;
  const faults: string[] = [];
  const earliest = changes.map(() => Number.POSITIVE_INFINITY);
  for (const { address, said } of rows) {
    const [old = "", next = "", claimed = "", odd = ""] = said;
    const flip = directionOf(old, next);
    const sets = claimed.split(" ").slice(1).map(Number);
    for (const i of sets) {
      if (odd === "") earliest[i] = Math.min(earliest[i] as number, address.length);
      if (changes[i]?.direction !== flip)
        faults.push(`${address} is in ${told(changes[i])} but goes ${old} -> ${next}`);
    }
    if (flip !== null && sets.length === 0 && proven)
      faults.push(`${address} goes ${old} -> ${next} and is in no set`);
  }
  // Where exceptions are told by line the witness is a shortest that these two lines decide, of which more are known.
  for (const [i, change] of changes.entries())
    if (change.exceptLines === null && change.witness.length > (earliest[i] as number))
      faults.push(`${told(change)}: an address of ${earliest[i]} octets is shorter`);
  if (proven !== (limits.length === 0))
    faults.push(`proven: ${proven} with ${limits.length} limits`);
  return faults;
}

/** Which way an address goes. */
function directionOf(old: string, next: string): Change["direction"] | null {
  if (verdictOf(old) === verdictOf(next)) return null;
  return verdictOf(next) === "allowed" ? "opened" : "closed";
}

const told = (change: Change | undefined): string => JSON.stringify(change);

/** Faults of the witnesses of flips. `ask`: what a side says of an address. */
export function faultsOfWitnesses(
  { changes }: Flips,
  observer: (address: string) => string,
  ask: readonly [(address: string) => string, (address: string) => string],
): string[] {
  return changes.flatMap((change, i) => {
    const faults: string[] = [];
    const { witness, lines, direction, pattern, except, exceptLines } = change;
    const [old, next] = [ask[0](witness), ask[1](witness)];
    if (directionOf(old, next) !== direction)
      faults.push(`${told(change)}: goes ${old} -> ${next}`);
    if (lineOf(old) !== lines.old || lineOf(next) !== lines.new)
      faults.push(`${told(change)}: decided by ${old} and ${next}`);
    if (!observer(witness).split(" ").includes(String(i)))
      faults.push(`${told(change)}: the witness is not in the set`);
    if (!/[*$]$/.test(pattern) || except.some((one) => !/[*$]$/.test(one)))
      faults.push(`${told(change)}: a set without an end`);
    if (
      except.length > 24 ||
      (exceptLines !== null && except.some((one) => one !== "/robots.txt$"))
    )
      faults.push(`${told(change)}: exceptions twice or too many`);
    return faults;
  });
}

/** Faults of what is said of the rules. Rows: what the rules and {@link oddExample} say of enough addresses. */
export function faultsOfStates(states: readonly RuleState[], rows: readonly Row[]): string[] {
  const faults: string[] = [];
  for (const state of states) {
    const of = rows.filter(({ said }) => lineOf(said[0] as string) === state.line);
    const plain = of.filter(({ said }) => said[1] === "").map(({ address }) => address.length);
    const told = JSON.stringify(state);
    if (state.state === "dead" && of.length > 0) faults.push(`${told}: decides ${of[0]?.address}`);
    if (state.state !== "alive") continue;
    if (state.witness === null) faults.push(`${told}: no witness`);
    else if (state.witness.length > Math.min(...plain))
      faults.push(`${told}: an address of ${Math.min(...plain)} octets is shorter`);
  }
  return faults;
}

/** Faults of what is said of the rules when the rows are all that can occur. */
export function faultsOfCompleteStates(
  states: readonly RuleState[],
  rows: readonly Row[],
): string[] {
  const deciding = new Set(rows.map(({ said }) => lineOf(said[0] as string)));
  return states
    .filter(({ state, line }) => (state === "alive") !== deciding.has(line) && state !== "unproven")
    .map(
      (state) =>
        `${JSON.stringify(state)}: ${deciding.has(state.line) ? "decides" : "never decides"}`,
    );
}

/** Faults of representatives. Rows: what all sets say of all addresses. */
export function faultsOfRepresentatives(
  { addresses, proven }: Representatives,
  sets: number,
  rows: Iterable<Row>,
): string[] {
  const faults: string[] = [];
  const shown = new Map<string, string>();
  for (const { address, decisions } of addresses) {
    const key = decisions.map(({ verdict, line }) => `${verdict} ${line ?? "-"}`).join(" | ");
    if (shown.has(key)) faults.push(`${address} and ${shown.get(key)} stand for the same: ${key}`);
    shown.set(key, address);
    if (decisions.length !== sets) faults.push(`${address}: ${decisions.length} decisions`);
  }
  const real = new Map<string, string>();
  for (const { address, said } of rows) real.set(said.slice(0, sets).join(" | "), address);
  for (const [key, address] of real)
    if (proven && !shown.has(key)) faults.push(`nothing stands for ${address}: ${key}`);
  for (const [key, address] of shown)
    if (!real.has(key)) faults.push(`${address} is said to be ${key}, which does not occur`);
  return faults;
}
