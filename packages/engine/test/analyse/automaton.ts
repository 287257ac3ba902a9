import type { ReferenceReading } from "../reference.ts";
import {
  canEnd,
  type Domain,
  formOf,
  hasExempt,
  isExempt,
  type Reader,
  ROBOTS_TXT,
  readOctet,
  START,
} from "./domain.ts";
import { escapeOf, type OracleRule, STAR, type Tokens } from "./oracle-rules.ts";

/*
 * The product automaton: all patterns of all sides at once, followed octet by octet of the address as it is requested.
 * It grows without bound for patterns with many stars, which is why the engine has none; where it ends, it has seen
 * every way in which an address can be decided.
 */

/** Somebody who watches an address go by and says something about it at its end. */
export interface Observer {
  readonly reading: ReferenceReading;
  readonly patterns: readonly Tokens[];
  /** What is said, from the patterns that match. `isExempt`: the address is `/robots.txt` as it stands. */
  readonly say: (matches: (pattern: number) => boolean, isExempt: boolean) => string;
  /**
   * When a pattern matches whatever follows, those behind it in the list do not matter any more. For rules in the order
   * in which they win.
   */
  readonly inOrder: boolean;
}

/** Every combination of what the observers can say, with a shortest address for it. */
export interface Survey {
  /** False when there were too many states: then some combinations may be missing. */
  readonly complete: boolean;
  readonly states: number;
  readonly outcomes: ReadonlyMap<
    string,
    { readonly said: readonly string[]; readonly address: string }
  >;
}

/** Said of an address that is compared as `/robots.txt` but spelled otherwise: no proof speaks of these. */
export const RESPELLED = "another spelling of /robots.txt";

/** Says the verdict and the deciding line, `allowed 3`; `allowed -` where no rule decides. */
export function ruleObserver(rules: readonly OracleRule[], reading: ReferenceReading): Observer {
  return {
    reading,
    patterns: [[...ROBOTS_TXT], ...rules.map(({ tokens }) => tokens)],
    inOrder: true,
    say: (matches, exempt) => {
      if (hasExempt(reading) && matches(0)) return exempt ? "allowed -" : RESPELLED;
      const found = rules.find((_rule, i) => matches(i + 1));
      return found === undefined ? "allowed -" : `${found.verdict} ${found.line}`;
    },
  };
}

/** Follows all observers through all addresses of a domain. Stops at `cap` states. */
export function survey(
  observers: readonly Observer[],
  domain: Domain = "requested",
  cap = 20_000,
): Survey {
  const machines = observers.map(({ patterns }) => patterns.map((tokens) => new Machine(tokens)));
  const letters = new Letters(observers);
  const outcomes = new Map<string, { said: readonly string[]; address: string }>();
  const seen = new Set<string>();
  let level: Place[] = [
    { reader: START, at: machines.map((row) => row.map((machine) => machine.start)), address: "" },
  ];
  const enter = (place: Place, into: Place[]) => {
    const key = keyOf(place);
    if (seen.has(key)) return;
    seen.add(key);
    into.push(place);
    if (!canEnd(place.reader, domain)) return;
    const said = finalWords(place, observers, machines);
    const outcome = said.join(" | ");
    if (said.includes(RESPELLED)) return;
    if (!outcomes.has(outcome)) outcomes.set(outcome, { said, address: place.address });
  };
  while (level.length > 0) {
    const next: Place[] = [];
    for (const place of level)
      for (const c of letters.after(place.reader)) {
        const after = follow(place, c, observers, machines, domain);
        if (after !== null) enter(after, next);
        if (seen.size > cap) return { complete: false, states: seen.size, outcomes };
      }
    level = next;
  }
  return { complete: true, states: seen.size, outcomes };
}

interface Place {
  readonly reader: Reader;
  /** The state of every pattern of every observer. */
  readonly at: readonly (readonly number[])[];
  readonly address: string;
}

const keyOf = ({ reader, at }: Place): string =>
  `${reader.pending} ${reader.inQuery} ${reader.exempt} ${at.join(";")}`;

function follow(
  place: Place,
  c: string,
  observers: readonly Observer[],
  machines: readonly (readonly Machine[])[],
  domain: Domain,
): Place | null {
  const step = readOctet(place.reader, c, domain);
  if (step === null) return null;
  const { reader, pieces } = step;
  const at = observers.map(({ reading, inOrder }, side) => {
    const octets = pieces.map((piece) => formOf(piece, reader.inQuery, reading)).join("");
    const row = moved(
      machines[side] as readonly Machine[],
      place.at[side] as readonly number[],
      octets,
    );
    return inOrder ? withoutOutranked(row) : row;
  });
  return { reader, at, address: place.address + c };
}

const moved = (machines: readonly Machine[], at: readonly number[], octets: string): number[] =>
  machines.map((machine, i) => {
    let state = at[i] as number;
    for (const octet of octets) state = machine.step(state, octet);
    return state;
  });

/** Behind a rule that matches whatever follows nothing can decide. */
function withoutOutranked(row: number[]): number[] {
  const sure = row.indexOf(ALWAYS);
  return sure < 0 ? row : row.map((state, i) => (i > sure ? NEVER : state));
}

function finalWords(
  { reader, at }: Place,
  observers: readonly Observer[],
  machines: readonly (readonly Machine[])[],
): readonly string[] {
  // An escape that was begun and not ended is its octets.
  return observers.map(({ say }, side) => {
    const row = machines[side] as readonly Machine[];
    const last = moved(row, at[side] as readonly number[], reader.pending);
    return say((i) => (row[i] as Machine).accepts(last[i] as number), isExempt(reader));
  });
}

/** The octets that have to be tried behind an address. */
class Letters {
  readonly #always: readonly string[];

  constructor(observers: readonly Observer[]) {
    const named = new Set<string>();
    for (const { patterns } of observers)
      for (const tokens of patterns)
        for (const token of tokens) if (token !== STAR) named.add(token);
    // Where no pattern has a `%` an escape is told from no other octets, but where it alone brings an octet.
    const isEscaped = [...named].some((c) => c < "!" || c > "~" || '%"#<>{}\\`'.includes(c));
    const decodes = observers.some(({ reading }) => reading === "1996" || reading === "rfc9309");
    if (isEscaped) for (const c of digitsFor(named, decodes)) named.add(c);
    for (const c of "/*$") named.add(c);
    const raw = [...named].filter((c) => c >= "!" && c <= "~");
    const fresh = [...FRESH].find((c) => !named.has(c));
    this.#always = fresh === undefined ? raw : [...raw, fresh];
  }

  /** With the octet that goes on with `/robots.txt`, which nothing else tells from others. */
  after({ exempt }: Reader): readonly string[] {
    const next = exempt < 0 ? undefined : ROBOTS_TXT[exempt];
    return next === undefined || this.#always.includes(next)
      ? this.#always
      : [...this.#always, next];
  }
}

/**
 * What an escape is made of: the digits of every octet that a pattern names, and of these digits themselves; one that
 * no pattern names, in either case, stands for all others.
 */
function digitsFor(named: ReadonlySet<string>, decodes: boolean): readonly string[] {
  const digits = new Set("%?");
  const digitsOf = (c: string) => escapeOf(c).slice(1);
  if (decodes) {
    for (const c of named) for (const digit of digitsOf(c)) digits.add(digit);
    for (const c of [...digits]) for (const digit of digitsOf(c)) digits.add(digit);
  }
  const isSpare = (c: string) => !named.has(c) && !digits.has(c);
  for (const spare of ["EFBDC9876543210A", "cdefab"]) {
    const found = [...spare].find(isSpare);
    if (found !== undefined) digits.add(found);
  }
  return [...digits];
}

/** None of them has a meaning of its own, nor is a digit of an escape. */
const FRESH = "zyghijklmnqpuvwGHIJKLMNOPQRSTUVWXYZ_-~!'()+,;:@&=.[]|^xstrob";

const NEVER = 0;
const ALWAYS = 1;

/** One pattern as a deterministic automaton that is made while it is used. */
class Machine {
  readonly start: number;
  readonly #tokens: Tokens;
  /** Positions in the pattern of each state. */
  readonly #states: (readonly number[])[] = [[], []];
  readonly #ids = new Map<string, number>();
  readonly #steps: Map<string, number>[] = [new Map(), new Map()];

  constructor(tokens: Tokens) {
    // Stars in a row are one.
    this.#tokens = tokens.filter((token, i) => token !== STAR || tokens[i - 1] !== STAR);
    this.start = this.#stateOf([0]);
  }

  step(state: number, octet: string): number {
    if (state === NEVER || state === ALWAYS) return state;
    const steps = this.#steps[state] as Map<string, number>;
    const known = steps.get(octet);
    if (known !== undefined) return known;
    const next = (this.#states[state] as readonly number[]).flatMap((i) => {
      const token = this.#tokens[i];
      if (token === STAR) return [i];
      return token === octet ? [i + 1] : [];
    });
    const id = this.#stateOf(next);
    steps.set(octet, id);
    return id;
  }

  accepts(state: number): boolean {
    return (
      state === ALWAYS || (this.#states[state] as readonly number[]).includes(this.#tokens.length)
    );
  }

  #stateOf(positions: readonly number[]): number {
    const all = new Set<number>();
    for (const i of positions) {
      all.add(i);
      if (this.#tokens[i] === STAR) all.add(i + 1);
    }
    // What stands before the last star that was reached can do nothing that this star cannot.
    const lastStar = Math.max(-1, ...[...all].filter((i) => this.#tokens[i] === STAR));
    const kept = [...all].filter((i) => i >= lastStar).sort((a, b) => a - b);
    if (kept.length === 0) return NEVER;
    if (lastStar >= 0 && lastStar === this.#tokens.length - 1) return ALWAYS;
    const key = kept.join();
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#states.push(kept);
    this.#steps.push(new Map());
    this.#ids.set(key, this.#states.length - 1);
    return this.#states.length - 1;
  }
}
