import { ADDRESS_LIMIT, asTyped } from "../tester/index.ts";

/** Why an address is not judged. */
export type Elsewhere = "other-host" | "not-an-address";

/**
 * What every form of an address leaves as it is. A dot that begins a segment may make it one that is resolved, and a
 * question mark alone at the end is dropped.
 */
const PLAIN = /^\/(?!.*\/\.)(?!\.)(?!.*\?$)[A-Za-z0-9\-_~.!&()+,;=:@/?]*$/;

/** What the files are for, and which addresses lie there. */
export class Place {
  /** A whole origin, or a host alone; null before anything names one. */
  origin: string | null = null;
  /** Why the last address was refused, and the host that it named. */
  why: Elsewhere = "not-an-address";
  host = "";
  #hostAlone: string | null = null;
  readonly #sameHost = new Map<string, boolean>();

  /** Throws `TypeError` for what is no http or https origin: a mistake of the caller. */
  constructor(origin: string | undefined) {
    if (origin === undefined) return;
    const typed = /^https?:\/\//i.test(origin) ? asTyped(origin) : null;
    if (typed === null || "problem" in typed)
      throw new TypeError("origin: expected a scheme and a host, as https://shop.example");
    this.#settle(typed.origin);
  }

  #settle(origin: string): void {
    this.origin = origin;
    this.#hostAlone = origin.replace(/^https?:\/\//, "");
  }

  /**
   * Path and query of an address that lies here, else null with the reason in {@link why}. Paths are taken as they
   * stand, for that is how they were requested; whole addresses as a crawler would request them.
   */
  targetOf(address: string, host: string | null): string | null {
    if (address.length > ADDRESS_LIMIT) return this.#refuse("not-an-address", "");
    if (address.startsWith("/")) {
      const isHere = host === null || host === "" || host === "-" || this.#isHost(host);
      return isHere ? address : this.#refuse("other-host", host);
    }
    return this.#ofWhole(address);
  }

  #refuse(why: Elsewhere, host: string): null {
    this.why = why;
    this.host = host;
    return null;
  }

  #ofWhole(address: string): string | null {
    const { origin } = this;
    if (origin !== null && address.startsWith(origin)) {
      const rest = address.slice(origin.length);
      if (PLAIN.test(rest)) return rest;
    }
    const typed = /^https?:\/\//i.test(address) ? asTyped(address) : null;
    if (typed === null || "problem" in typed) return this.#refuse("not-an-address", "");
    if (origin === null) this.#settle(typed.origin);
    const isHere = this.origin?.includes("://")
      ? typed.origin === this.origin
      : this.#isHost(typed.origin.replace(/^https?:\/\//, ""));
    return isHere ? typed.target : this.#refuse("other-host", typed.origin);
  }

  /** Hosts of a log: few, and written alike. */
  #isHost(host: string): boolean {
    let same = this.#sameHost.get(host);
    if (same === undefined) {
      const name = bareHost(host);
      if (this.#hostAlone === null) {
        this.origin = name;
        this.#hostAlone = name;
      }
      same = name === this.#hostAlone;
      if (this.#sameHost.size > 1000) this.#sameHost.clear();
      this.#sameHost.set(host, same);
    }
    return same;
  }
}

/** In lower case, without the port of http or https and without a final dot. */
function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/:(?:80|443)$/, "")
    .replace(/\.$/, "");
}
