import { useEffect, useRef } from "preact/hooks";

/** What a key asks for. */
export type KeyWish =
  | "address"
  | "crawler"
  | "draft"
  | "compare"
  | "line"
  | "help"
  | "next"
  | "previous"
  | "back";

/** What is known about a key press. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  /** Control, Alt or Meta is held: the browser's own. */
  readonly chord: boolean;
  /** The focus is in a field, a list or an editor. */
  readonly typing: boolean;
  /** A dialog is open: its own keys hold. */
  readonly dialog: boolean;
  /** Single letters are switched on. */
  readonly letters: boolean;
}

const LETTERS: Readonly<Record<string, KeyWish>> = {
  "/": "address",
  c: "crawler",
  e: "draft",
  d: "compare",
  g: "line",
  "?": "help",
};

/** The wish behind a key press; single letters are off while somebody types, and where they are switched off. */
export function wishOf(press: KeyPress): KeyWish | null {
  if (press.chord || press.dialog) return null;
  if (press.key === "F8") return press.shift ? "previous" : "next";
  if (press.key === "Escape") return "back";
  if (press.typing || !press.letters) return null;
  return LETTERS[press.key] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return target.type !== "radio" && target.type !== "checkbox";
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Listens for the page's keys. A wish that `grant` returns true for is used up. */
export function useKeys(letters: boolean, grant: (wish: KeyWish) => boolean): void {
  const latest = useRef(grant);
  latest.current = grant;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const wish = wishOf({
        key: event.key,
        shift: event.shiftKey,
        chord: event.ctrlKey || event.altKey || event.metaKey,
        typing: isTyping(event.target),
        dialog: document.querySelector("dialog[open]") !== null,
        letters,
      });
      if (wish && latest.current(wish)) event.preventDefault();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, [letters]);
}
