import { useEffect, useRef, useState } from "preact/hooks";
import { firstSession } from "../state/first-session.ts";
import { onVisit, pageOfClick, type RouteId, routeOf, visit } from "../state/route.ts";
import type { Session } from "../state/session.ts";

/** Which page is shown, and what it begins with. */
export interface View {
  readonly route: RouteId;
  /** Another number for each visit: a page begins anew with it. */
  readonly visit: number;
  /** What the tester begins with; null on other pages. */
  readonly session: Session | null;
}

let visits = 0;

/** The view that the browser's address asks for. */
export async function viewNow(): Promise<View> {
  const route = routeOf(location.pathname);
  const session = route === "test" ? await firstSession() : null;
  return { route, session, visit: visits++ };
}

/**
 * Follows links between the pages, and back and forward between them, without loading anew. A page that is reached by
 * a link begins at its top, with the focus on it. Within the tester, back and forward are the tester's own.
 */
export function useView(first: View): View {
  const [view, show] = useState(first);
  const wanted = useRef(0);
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    const turn = async (arrive: boolean): Promise<void> => {
      const turning = ++wanted.current;
      const next = await viewNow();
      if (turning !== wanted.current) return;
      show(next);
      if (!arrive) return;
      scrollTo({ top: 0, behavior: "instant" });
      document.getElementById("main")?.focus({ preventScroll: true });
    };
    const stop = onVisit(() => void turn(true));
    const moved = (): void => {
      const { route } = latest.current;
      if (route !== "test" || routeOf(location.pathname) !== route) void turn(false);
    };
    const clicked = (event: MouseEvent): void => {
      const to = pageOfClick(event);
      if (to === null) return;
      event.preventDefault();
      visit(to);
    };
    addEventListener("popstate", moved);
    document.addEventListener("click", clicked);
    return () => {
      stop();
      removeEventListener("popstate", moved);
      document.removeEventListener("click", clicked);
    };
  }, []);
  return view;
}
