import type { Asker } from "../analyse/model.ts";
import type { ReadingId } from "../model.ts";
import { readingOf } from "../readings/index.ts";
import { askersOfRegistry } from "../tester/index.ts";
import { textArgument } from "../url.ts";
import { type Client, Clients } from "./clients.ts";
import { type Cell, Held, LIST } from "./held.ts";
import type { Judge } from "./judge.ts";
import { Judges } from "./judges.ts";
import type {
  Amount,
  Impact,
  ImpactOptions,
  ImpactResult,
  RequestedBy,
  RequestRows,
} from "./model.ts";
import { Place } from "./place.ts";
import { crawlersOf } from "./result.ts";
import { asFile } from "./side.ts";
import { Tally } from "./tally.ts";
import { NameCounts, Total } from "./total.ts";

/** Distinct addresses held at a time unless told. */
const ADDRESSES = 200_000;
/** Names that are told apart. */
const NAMES = 1000;
/** Names and addresses that a result holds. */
const SHOWN = 10;
const EXAMPLES = 5;

/**
 * Counts what a robots.txt, or the step from one to another, means for addresses and requests as they come: which rules
 * match, which decide, what flips. Nothing is sampled. Memory does not grow with what is added.
 * Throws `TypeError` for arguments of the wrong kind; never for what a file holds.
 */
export function createImpact(options: ImpactOptions): Impact {
  return new Counter(options);
}

class Counter implements Impact {
  readonly #options: ImpactOptions;
  readonly #clients: Clients;
  readonly #place: Place;
  readonly #judges: Judges;
  readonly #limit: number;
  readonly #held = new Held();
  /** Fetches of the robots.txt, by position among the askers. */
  readonly #fetches: (number | undefined)[] = [];
  readonly #tallies = new Map<Asker, Tally>();
  /** One for all crawlers with the same rules. */
  readonly #listTallies = new Map<Judge, Tally>();
  readonly #added = new Total();
  readonly #judged = new Total();
  readonly #robotsTxt = new Total();
  readonly #otherHost = new Total();
  readonly #unknown = new Total();
  readonly #unasked = new Total();
  readonly #notAddress = new Total();
  readonly #hosts = new NameCounts(NAMES);
  readonly #unknownNames = new NameCounts(NAMES);
  readonly #unaskedNames = new NameCounts(NAMES);
  readonly #badAddresses: string[] = [];
  readonly #reading: ReadingId;
  #kind: "list" | "requests" | null = null;
  #exact = true;
  #cleared = false;

  constructor(options: ImpactOptions) {
    const { present, draft, crawlers, reading = "rfc9309", addressLimit = ADDRESSES } = options;
    if (!(addressLimit >= 1)) throw new TypeError("addressLimit: expected a positive number");
    readingOf(reading);
    this.#options = options;
    this.#reading = reading;
    this.#limit = addressLimit;
    this.#clients = new Clients(crawlers ?? askersOfRegistry());
    this.#place = new Place(options.origin);
    const draftFile = draft === undefined ? null : asFile(draft);
    this.#judges = new Judges(asFile(present), draftFile, reading);
  }

  add(address: string, by: RequestedBy = {}): void {
    textArgument("address", address);
    const { count = 1, crawler, userAgent } = by;
    const host = by.host ?? null;
    const bytes = by.bytes ?? 0;
    if (crawler !== undefined) {
      const index = this.#clients.named(crawler);
      if (index === null) throw new RangeError(`crawler: ${crawler} is not asked about`);
      this.#request({ kind: "asked", index }, address, host, count, bytes);
    } else if (userAgent !== undefined) {
      this.#request(this.#clients.of(userAgent), address, host, count, bytes);
    } else {
      this.#isOf("list");
      this.#added.add(count, bytes, false);
      const target = this.#targetOf(address, host, count, bytes);
      if (target === null) return;
      this.#keep(LIST, target, count, bytes);
    }
  }

  addRows(rows: RequestRows): void {
    for (let i = 0; i < rows.length; i++) {
      const client = this.#clients.of(rows.userAgent(i));
      const bytes = rows.bytes(i) ?? 0;
      // Whoever is not asked about needs no address: most requests of a log.
      if (client.kind === "asked") this.#request(client, rows.target(i), rows.host(i), 1, bytes);
      else this.#pass(client, 1, bytes);
    }
  }

  /** A list asks about every crawler, a request about one: added up they would mean nothing. */
  #isOf(kind: "list" | "requests"): void {
    this.#kind ??= kind;
    if (this.#kind !== kind)
      throw new RangeError(
        "add: a list and requests are counted apart, each by an impact of its own",
      );
  }

  #request(client: Client, address: string, host: string | null, count: number, bytes: number) {
    if (client.kind !== "asked") return this.#pass(client, count, bytes);
    this.#isOf("requests");
    this.#added.add(count, bytes, false);
    const target = this.#targetOf(address, host, count, bytes);
    if (target === null) return;
    if (isRobotsTxt(target)) {
      this.#fetches[client.index] = (this.#fetches[client.index] ?? 0) + count;
      this.#robotsTxt.add(count, bytes, false);
    } else {
      this.#keep(client.index, target, count, bytes);
    }
  }

  #pass(client: Exclude<Client, { kind: "asked" }>, count: number, bytes: number): void {
    this.#isOf("requests");
    this.#added.add(count, bytes, false);
    const isUnknown = client.kind === "unknown";
    (isUnknown ? this.#unknown : this.#unasked).add(count, bytes, false);
    if (client.name !== null)
      (isUnknown ? this.#unknownNames : this.#unaskedNames).add(client.name, count);
  }

  #targetOf(address: string, host: string | null, count: number, bytes: number): string | null {
    const target = this.#place.targetOf(address, host);
    if (target !== null) return target;
    if (this.#place.why === "other-host") {
      this.#otherHost.add(count, bytes, false);
      this.#hosts.add(this.#place.host, count);
    } else {
      this.#notAddress.add(count, bytes, false);
      if (this.#badAddresses.length < EXAMPLES) this.#badAddresses.push(address.slice(0, 200));
    }
    return null;
  }

  #keep(client: number, target: string, count: number, bytes: number): void {
    this.#judged.add(count, bytes, false);
    if (this.#cleared) this.#exact = false;
    this.#held.add(target, client, count, bytes);
    if (this.#held.size < this.#limit) return;
    this.#judgeAll();
    this.#held.clear();
    this.#cleared = true;
  }

  #judgeAll(): void {
    const { askers } = this.#clients;
    const isList = this.#kind === "list";
    const all = isList ? new Set(askers.map((asker) => this.#listTally(asker))) : [];
    this.#held.take((target, cell) => {
      const tallies = cell.client === LIST ? all : [this.#tally(askers[cell.client] as Asker)];
      const amount = amountOf(cell);
      for (const tally of tallies) tally.add(target, tally.judge.judgement(target), amount);
    });
  }

  #listTally(asker: Asker): Tally {
    const { judge } = this.#judges.of(asker);
    let tally = this.#listTallies.get(judge);
    if (tally === undefined) {
      tally = new Tally(judge);
      this.#listTallies.set(judge, tally);
    }
    return tally;
  }

  #tally(asker: Asker): Tally {
    let tally = this.#tallies.get(asker);
    if (tally === undefined) {
      tally = new Tally(this.#judges.of(asker).judge);
      this.#tallies.set(asker, tally);
    }
    return tally;
  }

  result(): ImpactResult {
    this.#judgeAll();
    const { askers } = this.#clients;
    const entries = askers.map((asker, i) => ({
      token: asker.token,
      ...this.#judges.of(asker),
      own: this.#tallies.get(asker) ?? null,
      list: this.#listTally(asker),
      robotsTxt: this.#fetches[i] ?? 0,
    }));
    return {
      reading: this.#reading,
      kind: this.#kind,
      compared: this.#options.draft !== undefined,
      origin: this.#place.origin,
      added: this.#added.count(),
      judged: this.#judged.count(),
      robotsTxt: this.#robotsTxt.count(),
      otherHost: { ...this.#otherHost.count(), hosts: this.#hosts.top(SHOWN) },
      unknown: { ...this.#unknown.count(), names: this.#unknownNames.top(SHOWN) },
      unasked: { ...this.#unasked.count(), names: this.#unaskedNames.top(SHOWN) },
      notAddress: { ...this.#notAddress.count(), examples: [...this.#badAddresses] },
      ...crawlersOf(entries),
      exactAddresses: this.#exact,
    };
  }
}

/** `/robots.txt`, with or without a query. */
const isRobotsTxt = (target: string): boolean =>
  target.startsWith("/robots.txt") && (target.length === 11 || target[11] === "?");

const amountOf = ({ requests, bytes, known }: Readonly<Cell>): Amount => ({
  requests,
  bytes,
  addresses: known ? 0 : 1,
});
