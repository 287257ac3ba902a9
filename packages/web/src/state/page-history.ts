import { type PageState, readPageAddress } from "./address-state.ts";
import { routeOf } from "./route.ts";

/** Characters up to which the page's address holds what was asked; servers refuse much longer ones on a reload. */
const ADDRESS_LIMIT = 6_000;

/** What an entry of the history keeps beside its address: addresses that are too long for it. */
interface Kept {
  readonly addresses: readonly string[];
}

function kept(): Kept | null {
  const state: unknown = history.state;
  const addresses = (state as Partial<Kept> | null)?.addresses;
  return Array.isArray(addresses) ? { addresses } : null;
}

/** What is shown by the browser's address and the entry's memory: a line is no part of it. */
function stateNow(): string {
  const { pathname, search, href } = location;
  return [pathname, search, readPageAddress(href).draft, ...(kept()?.addresses ?? [])].join("\n");
}

let shown: string | null = null;

/**
 * Whether the browser's address says something else than what the tester shows; from then on it counts as shown.
 * Another page is nothing that the tester could show.
 */
export function hasMoved(): boolean {
  if (routeOf(location.pathname) !== "test") return false;
  const now = stateNow();
  if (now === shown) return false;
  shown = now;
  return true;
}

/** What the page is to show: its address, and the addresses that did not fit into it. */
export function readPage(): PageState {
  const page = readPageAddress(location.href);
  const { addresses } = kept() ?? page;
  return { ...page, addresses: page.draft === null ? addresses : [] };
}

function fits(to: string, addresses: readonly string[]): boolean {
  return to.length <= ADDRESS_LIMIT || addresses.length === 0;
}

/** A new entry in the history, unless it would be the same. `addresses` are those of a live test in `to`. */
export function pushPage(to: string, addresses: readonly string[] = []): void {
  if (!fits(to, addresses)) history.pushState({ addresses }, "", "/");
  else if (to !== location.pathname + location.search + location.hash || kept()) {
    history.pushState(null, "", to);
  }
  shown = stateNow();
}

/** The same entry with another address; the line in it stays where the file stays. */
export function replacePage(to: string, addresses: readonly string[] = []): void {
  const line = to.includes("#") || !/^#L\d+$/.test(location.hash) ? "" : location.hash;
  if (!fits(to, addresses)) history.replaceState({ addresses }, "", "/");
  else if (to + line !== location.pathname + location.search + location.hash) {
    history.replaceState(null, "", to + line);
  }
  shown = stateNow();
}

/** Puts a line into the address of a live page, without a new entry. */
export function notePageLine(line: number): void {
  history.replaceState(history.state, "", `${location.pathname}${location.search}#L${line}`);
}
