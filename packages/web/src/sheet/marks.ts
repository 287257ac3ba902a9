import { useEffect } from "preact/hooks";

/**
 * Names on an element, from an attribute: lines as `L14`, pieces of a pattern as `P2`, the lines of the applied group as
 * `group`, the step that tells of the group as `of-group`.
 */
export function namesIn(marks: string | undefined): readonly string[] {
  return (marks ?? "").split(" ").filter((name) => name !== "");
}

/** Whether one of some names is among others. */
export function sharesMark(a: readonly string[], b: readonly string[]): boolean {
  return a.some((name) => b.includes(name));
}

function light(root: HTMLElement, source: HTMLElement | null): void {
  const names = namesIn(source?.dataset["lights"] ?? source?.dataset["marks"]);
  for (const lit of root.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
  if (names.length === 0) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-marks]")) {
    if (element !== source && sharesMark(namesIn(element.dataset["marks"]), names)) {
      element.setAttribute("data-lit", "");
    }
  }
}

/**
 * Two-way highlight. `data-marks` names what an element shows, `data-lights` what it points to, where that is something
 * else. While an element is pointed at or focused, everything inside `root` that shows what it points to carries
 * `data-lit`: steps light lines and stretches of the address, and the reverse.
 */
export function useMarks(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const over = (event: globalThis.Event): void => {
      const at = event.target instanceof Element ? event.target : null;
      light(element, at?.closest<HTMLElement>("[data-marks]") ?? null);
    };
    const out = (): void => light(element, null);
    element.addEventListener("pointerover", over);
    element.addEventListener("focusin", over);
    element.addEventListener("pointerleave", out);
    element.addEventListener("focusout", out);
    return () => {
      element.removeEventListener("pointerover", over);
      element.removeEventListener("focusin", over);
      element.removeEventListener("pointerleave", out);
      element.removeEventListener("focusout", out);
    };
  });
}
