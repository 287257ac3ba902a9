import type { Asker } from "../analyse/model.ts";
import { fromUserAgent } from "../crawlers/index.ts";
import { askerOf } from "../tester/index.ts";

/** Whose request it was. */
export type Client =
  | { readonly kind: "asked"; readonly index: number }
  /** In the registry, but nobody asked about it. */
  | { readonly kind: "unasked"; readonly name: string }
  /** A person, or a client that no registry knows; `name` is the product that its header names. */
  | { readonly kind: "unknown"; readonly name: string | null };

const NOBODY: Client = { kind: "unknown", name: null };

/** Headers that are kept: a log may hold ever new ones. */
const KEEP = 50_000;

/** Tells from a header whose request it was. */
export class Clients {
  /** Grows when a header names an alias of an asked crawler: in a file that is a token of its own. */
  readonly askers: Asker[];
  readonly #byName = new Map<string, number>();
  readonly #byHeader = new Map<string, Client>();

  constructor(askers: readonly Asker[]) {
    this.askers = [...askers];
    this.askers.forEach(({ token }, i) => {
      if (!this.#byName.has(token.toLowerCase())) this.#byName.set(token.toLowerCase(), i);
    });
  }

  /** The asked crawler of that token, or null. */
  named(token: string): number | null {
    return this.#byName.get(token.toLowerCase()) ?? null;
  }

  /** Whose request carries that header. */
  of(header: string | null): Client {
    if (header === null || header === "" || header === "-") return NOBODY;
    let client = this.#byHeader.get(header);
    if (client === undefined) {
      client = this.#recognise(header);
      if (this.#byHeader.size >= KEEP) this.#byHeader.clear();
      this.#byHeader.set(header, client);
    }
    return client;
  }

  #recognise(header: string): Client {
    const found = fromUserAgent(header);
    if (found === null) return NOBODY;
    const { token, entry } = found;
    const own = this.named(token);
    if (own !== null) return { kind: "asked", index: own };
    if (entry === null) return { kind: "unknown", name: token };
    if (this.named(entry.token) === null) return { kind: "unasked", name: token };
    this.#byName.set(token.toLowerCase(), this.askers.length);
    this.askers.push(askerOf({ token, entry, from: "user-agent-header" }));
    return { kind: "asked", index: this.askers.length - 1 };
  }
}
