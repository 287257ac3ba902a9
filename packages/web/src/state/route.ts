import { readPageAddress } from "./address-state.ts";

/** Addresses of the pages beside the tester, which is at `/`. Server and service worker answer for exactly these. */
export const FURTHER_ADDRESSES = {
  compare: "/compare",
  pattern: "/pattern",
  tests: "/tests",
  impact: "/impact",
} as const;

/** A page beside the tester. */
export type FurtherId = keyof typeof FURTHER_ADDRESSES;

/** One of the pages. */
export type RouteId = "test" | FurtherId;

/** Which page an address of this site shows; the tester for all that names no other. */
export function routeOf(pathname: string): RouteId {
  const entries = Object.entries(FURTHER_ADDRESSES) as [FurtherId, string][];
  return entries.find(([, address]) => address === pathname)?.[0] ?? "test";
}

/** Whether a path is one of the pages. */
export function isPage(pathname: string): boolean {
  return pathname === "/" || routeOf(pathname) !== "test";
}

const listeners = new Set<() => void>();

/** Goes to a page of this site as a new entry of the history, which keeps `state`. A language in the address stays. */
export function visit(to: string, state: unknown = null): void {
  const page = new URL(to, location.origin);
  const { language } = readPageAddress(location.href);
  if (language && !page.searchParams.has("lang")) page.searchParams.set("lang", language);
  history.pushState(state, "", page);
  for (const tell of listeners) tell();
}

/** Calls back after every `visit`, until what is returned is called. */
export function onVisit(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The address on this site that a click asks for, when a page of ours can show it without loading anew. */
export function pageOfClick(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const own = link.origin === location.origin && link.target === "" && !link.download;
  const href = link.getAttribute("href") ?? "";
  return own && href.startsWith("/") && isPage(link.pathname) ? href : null;
}
