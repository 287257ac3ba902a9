import { readPageAddress } from "./address-state.ts";

/** What of the page's address is a state: a line is none. */
function stateOf(href: string): string {
  const page = new URL(href);
  return page.pathname + page.search + (readPageAddress(href).draft ?? "");
}

let shown = "";

/** Whether the browser's address says something else than what is shown; from then on it counts as shown. */
export function hasMoved(): boolean {
  const now = stateOf(location.href);
  if (now === shown) return false;
  shown = now;
  return true;
}

/** A new entry in the history, unless the address is the same. */
export function pushPage(to: string): void {
  if (to !== location.pathname + location.search + location.hash) history.pushState(null, "", to);
  shown = stateOf(location.href);
}

/** The same entry with another address; the line in it stays where the file stays. */
export function replacePage(to: string): void {
  const line = to.includes("#") || !/^#L\d+$/.test(location.hash) ? "" : location.hash;
  if (to + line !== location.pathname + location.search + location.hash) {
    history.replaceState(null, "", to + line);
  }
  shown = stateOf(location.href);
}

/** Puts a line into the address of a live page, without a new entry. */
export function notePageLine(line: number): void {
  history.replaceState(null, "", `${location.pathname}${location.search}#L${line}`);
}
