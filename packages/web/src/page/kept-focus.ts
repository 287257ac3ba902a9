import { useLayoutEffect, useRef } from "preact/hooks";

/** Whether the focus is nowhere: what had it was taken off the page. */
function isLost(last: Element | null): boolean {
  const { activeElement } = document;
  const nowhere = activeElement === null || activeElement === document.body;
  return nowhere && last !== null && !last.isConnected;
}

/** Where in a text the caret goes: who was typing it goes on at its end, who wants to read it begins at its start. */
export type Caret = "start" | "end";

/**
 * Keeps the keyboard and the screen reader where something happens. When `shown` changes and the element that had the
 * focus went with what was shown before, the focus goes to the one that `find` names, as soon as it is on the page.
 * What is returned asks for that at the next change, wherever the focus is then.
 */
export function useKeptFocus(
  shown: readonly unknown[],
  find: () => HTMLElement | null,
): { readonly ask: (caret: Caret) => void } {
  const last = useRef<Element | null>(null);
  const asked = useRef<Caret | null>(null);
  const latest = useRef(find);
  latest.current = find;

  useLayoutEffect(() => {
    const note = (event: FocusEvent): void => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);

  useLayoutEffect(() => {
    const wanted = asked.current;
    asked.current = null;
    if (wanted === null && !isLost(last.current)) return;
    const from = document.activeElement;
    // Parts of the page may still be loading; whoever moves the focus in the meantime keeps it.
    const settle = (): boolean => {
      if (document.activeElement !== from && !isLost(last.current)) return true;
      const next = latest.current();
      if (wanted !== null && next instanceof HTMLTextAreaElement) {
        const at = wanted === "start" ? 0 : next.value.length;
        next.setSelectionRange(at, at);
      }
      next?.focus();
      return next !== null;
    };
    if (settle()) return;
    const observer = new MutationObserver(() => settle() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, shown);

  return {
    ask: (caret) => {
      asked.current = caret;
    },
  };
}
