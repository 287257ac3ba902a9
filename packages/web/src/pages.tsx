import type { FunctionComponent } from "preact";
import type { OpenDialog } from "./app.tsx";
import { type Later, later } from "./page/later.tsx";
import type { FurtherId, RouteId } from "./state/route.ts";
import type { Stored } from "./state/stored.ts";

/** What a page beside the tester gets. Its words are a file of their own in each language: see `useTexts`. */
export interface FurtherPageProps {
  readonly stored: Stored;
  readonly change: (part: Partial<Stored>) => void;
  readonly open: (dialog: OpenDialog) => void;
}

/** The pages beside the tester, each a chunk of its own. Their addresses stand in `state/route.ts`. */
const PAGES: Readonly<Record<FurtherId, Later<FurtherPageProps>>> = {
  compare: later(() => import("./compare/compare-page.tsx").then((page) => page.ComparePage)),
  pattern: later(() => import("./pattern/pattern-page.tsx").then((page) => page.PatternPage)),
  tests: later(() => import("./tests/tests-page.tsx").then((page) => page.TestsPage)),
  impact: later(() => import("./impact/impact-page.tsx").then((page) => page.ImpactPage)),
};

/** The page for a route; null for the tester, which is no page of its own chunk. */
export function furtherPage(route: RouteId): FunctionComponent<FurtherPageProps> | null {
  return route === "test" ? null : PAGES[route].Part;
}

/** Loads the page of a route, so that it is there at its first drawing; a failure shows when it is drawn. */
export async function preloadPage(route: RouteId): Promise<void> {
  if (route !== "test") await PAGES[route].preload().catch(() => undefined);
}
