import type { ReadingId } from "../../model.ts";
import { parse, RobotsFile } from "../../parse.ts";
import { isReadingId, READINGS } from "../../readings/index.ts";
import { askersIn } from "../askers.ts";
import type { Candidate } from "../edits/candidates.ts";
import { Effects, isOneAddress, othersThan } from "../edits/effects.ts";
import { type Edited, edited } from "../edits/operations.ts";
import type { CrawlerChange, DiffResult } from "../model.ts";
import { Draft } from "./draft.ts";
import type { NewGroup, Obstacle, Plan, Wish } from "./model.ts";
import { partingFor, proposalsFor } from "./proposals.ts";
import { keyOf, obstaclesIn, unmetBy, type Wanted, wantedOf } from "./wishes.ts";

/** How wishes are to be understood. */
export interface PlanOptions {
  /** `rfc9309` unless told. */
  readonly reading?: ReadingId;
}

/** Lines that are read in the search, over all crawlers and proposals. */
const MOST_READ = 4_000_000;

/**
 * Few lines that make a file say what was wanted, with all that changes besides; or what stands against it. Wishes that
 * are true already cost nothing. Every wish was asked of the plain matcher on the edited file. Throws `TypeError` for
 * arguments of the wrong kind, never for what a file or an address holds.
 */
export function plan(
  input: RobotsFile | Uint8Array | string,
  wishes: readonly Wish[],
  options: PlanOptions = {},
): Plan {
  const { reading = "rfc9309" } = options;
  if (!isReadingId(reading)) throw new TypeError(`reading: expected one of ${READINGS.join(", ")}`);
  const file = input instanceof RobotsFile ? input : parse(input);
  const wanted = wantedOf(wishes, reading);
  const open = new Set(unmetBy(file, wanted, reading));
  const already = wanted.filter((wish) => !open.has(wish)).map(({ index }) => index);
  const obstacles = obstaclesIn(wanted, reading);
  if (obstacles.length > 0) return impossible(reading, already, obstacles, true);
  const found = new Search(file, wanted, reading).run();
  if (found.unmet.length > 0)
    return impossible(
      reading,
      already,
      found.unmet.map(({ index }): Obstacle => ({ code: "not-found", wishes: [index] })),
      false,
    );
  const { edits, lines, file: next } = found.edited;
  const effects = effectsOf(file, next, wanted, reading);
  return {
    reading,
    possible: true,
    obstacles: [],
    proven: true,
    already,
    edits,
    lines,
    groups: found.groups,
    minimal: lines.filter(({ before, after }) => (before ?? after) !== "").length <= 1,
    effects,
    beside: besideWishes(effects, wanted),
  };
}

function impossible(
  reading: ReadingId,
  already: readonly number[],
  obstacles: readonly Obstacle[],
  proven: boolean,
): Plan {
  return {
    reading,
    possible: false,
    obstacles,
    proven,
    already,
    edits: [],
    lines: [],
    groups: [],
    minimal: false,
    effects: null,
    beside: [],
  };
}

interface Found {
  readonly edited: Edited;
  readonly groups: readonly NewGroup[];
  readonly unmet: readonly Wanted[];
}

/** One edit after the other, each the one that meets most wishes; then every edit goes that is not needed. */
class Search {
  readonly #wanted: readonly Wanted[];
  readonly #reading: ReadingId;
  readonly #crawlers: number;
  #draft: Draft;
  #unmet: readonly Wanted[];
  #read = 0;
  /** The groups that each step makes. */
  readonly #groups = new Map<number, NewGroup>();
  /** Crawlers that were parted from others before anything was written for them. */
  readonly #parted = new Set<string>();

  constructor(file: RobotsFile, wanted: readonly Wanted[], reading: ReadingId) {
    this.#wanted = wanted;
    this.#reading = reading;
    this.#draft = Draft.of(file);
    this.#crawlers = new Set(wanted.map(({ asker }) => keyOf(asker))).size;
    this.#unmet = this.#ask(file);
  }

  run(): Found {
    while (this.#unmet.length > 0 && this.#read <= MOST_READ)
      if (!this.#step() && !this.#part()) break;
    const without = this.#unmet.length === 0 ? this.#needless() : new Set<number>();
    return {
      edited: this.#draft.edited(without),
      groups: [...this.#groups.values()],
      unmet: this.#unmet,
    };
  }

  #ask(file: RobotsFile): readonly Wanted[] {
    this.#read += file.lineCount * this.#crawlers + this.#wanted.length;
    return unmetBy(file, this.#wanted, this.#reading);
  }

  /** Takes the proposal that leaves fewest wishes unmet. False when none helps. */
  #step(): boolean {
    const before = this.#unmet.length;
    let best: { unmet: readonly Wanted[]; candidate: Candidate } | null = null;
    for (const candidate of proposalsFor(this.#draft.file, this.#unmet, this.#reading)) {
      if (this.#read > MOST_READ && best !== null) break;
      const unmet = this.#ask(edited(this.#draft.file, candidate.operations).file);
      if (unmet.length < (best?.unmet.length ?? before)) best = { unmet, candidate };
      if (unmet.length === 0 && candidate.place === "group") break;
    }
    if (best === null) return false;
    this.#draft = this.#draft.after(best.candidate.operations);
    this.#unmet = best.unmet;
    const { place, operations } = best.candidate;
    if (place !== "group") this.#noteGroup(operations, 1);
    return true;
  }

  /**
   * Gives crawlers a group of their own whose wishes the next edit would break, so that it can be made: "blocked for
   * everybody, open for one". False when there are none, or when none of them can be parted.
   */
  #part(): boolean {
    let isParted = false;
    for (const wish of this.#broken()) {
      const key = keyOf(wish.asker);
      if (this.#parted.has(key)) continue;
      this.#parted.add(key);
      const parting = partingFor(this.#draft.file, wish, this.#reading);
      if (parting === null) continue;
      this.#draft = this.#draft.after(parting.operations);
      this.#noteGroup(parting.operations, parting.copied === 0 ? 1 : 0);
      isParted = true;
    }
    if (isParted) this.#unmet = this.#ask(this.#draft.file);
    return isParted;
  }

  /** The wishes that are true and would not be any more by the edit that meets another one and breaks fewest. */
  #broken(): readonly Wanted[] {
    const open = new Set(this.#unmet);
    let best: readonly Wanted[] = [];
    for (const { operations } of proposalsFor(this.#draft.file, this.#unmet, this.#reading)) {
      if (this.#read > MOST_READ) break;
      const unmet = this.#ask(edited(this.#draft.file, operations).file);
      const broken = unmet.filter((wish) => !open.has(wish));
      const isHelp = unmet.length - broken.length < open.size;
      if (isHelp && (best.length === 0 || broken.length < best.length)) best = broken;
    }
    return best;
  }

  /** A step that makes a group, with so many rules that are not copied. */
  #noteGroup(operations: Candidate["operations"], news: number): void {
    const texts = operations.flatMap((one) => (one.kind === "add" ? one.texts : []));
    const agent = texts.find((text) => text.startsWith("User-agent: ")) ?? "";
    const rules = texts.filter((text) => /^(?:Dis)?[Aa]llow:/.test(text)).length;
    this.#groups.set(this.#draft.steps - 1, {
      crawler: agent.slice(12),
      copied: rules - news,
    });
  }

  /** Steps without which every wish is met all the same. */
  #needless(): Set<number> {
    const without = new Set<number>();
    for (let step = 0; step < this.#draft.steps && this.#draft.steps > 1; step++) {
      if (this.#read > MOST_READ) break;
      // A group with all that was copied into it stays whole.
      if (this.#groups.has(step)) continue;
      without.add(step);
      if (this.#ask(this.#draft.edited(without).file).length > 0) without.delete(step);
    }
    return without;
  }
}

/** All that changes, for the crawlers with wishes first, and for everybody else as far as the work allows. */
function effectsOf(
  file: RobotsFile,
  next: RobotsFile,
  wanted: readonly Wanted[],
  reading: ReadingId,
): DiffResult {
  const own = new Map(wanted.map(({ asker }) => [keyOf(asker), asker]));
  let others = askersIn([file, next], reading);
  for (const asker of own.values()) others = othersThan(asker, others);
  return new Effects(file, reading).reach(next, [...own.values(), ...others]);
}

/** What changes that is not only an address as somebody wished it. */
function besideWishes(effects: DiffResult, wanted: readonly Wanted[]): readonly CrawlerChange[] {
  return effects.changes.flatMap((change) => {
    const verdict = change.direction === "opened" ? "allowed" : "disallowed";
    const isWished = (crawler: string): boolean =>
      isOneAddress(change) &&
      wanted.some(
        (wish) =>
          wish.asker.token === crawler &&
          wish.verdict === verdict &&
          wish.address === change.witness,
      );
    const crawlers = change.crawlers.filter((crawler) => !isWished(crawler));
    return crawlers.length === 0 ? [] : [{ ...change, crawlers }];
  });
}
