import type { Amount, Requests } from "./model.ts";

/** A growing amount. */
export class Total {
  requests = 0;
  addresses = 0;
  bytes = 0;

  /** Adds requests for one address. */
  add(requests: number, bytes: number, isNew: boolean): void {
    this.requests += requests;
    this.bytes += bytes;
    if (isNew) this.addresses++;
  }

  /** Adds another amount, of other addresses. */
  join(other: Amount): void {
    this.requests += other.requests;
    this.addresses += other.addresses;
    this.bytes += other.bytes;
  }

  /** As plain data, without the addresses. */
  count(): Requests {
    return { requests: this.requests, bytes: this.bytes };
  }

  /** As plain data. */
  amount(): Amount {
    return { requests: this.requests, addresses: this.addresses, bytes: this.bytes };
  }
}

/** Names with requests, as many as fit: a log may name ever new ones. */
export class NameCounts {
  readonly #counts = new Map<string, number>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts under a name; a new one is passed over once the room is taken. */
  add(name: string, requests: number): void {
    const known = this.#counts.get(name);
    if (known !== undefined || this.#counts.size < this.#limit)
      this.#counts.set(name, (known ?? 0) + requests);
  }

  /** The most frequent first. */
  top(count: number): { readonly name: string; readonly requests: number }[] {
    return [...this.#counts]
      .map(([name, requests]) => ({ name, requests }))
      .sort((a, b) => b.requests - a.requests || (a.name < b.name ? -1 : 1))
      .slice(0, count);
  }
}
