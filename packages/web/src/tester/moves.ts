import { asTyped } from "@aushang/engine/tester";
import type { OpenDialog } from "../app.tsx";
import { useClipboard } from "../page/copy.tsx";
import type { Caret } from "../page/kept-focus.ts";
import type { KeyWish } from "../page/keys.ts";
import { useWords } from "../page/words.tsx";
import { markedFrom, markedLines } from "../sheet/marked.ts";
import type { Answer } from "../state/answer.ts";
import type { Tester } from "../state/use-tester.ts";
import type { Fields } from "./form.tsx";

/** Everything around a result that can be pressed. */
export interface Moves {
  readonly again: () => void;
  readonly changeAddress: () => void;
  /** Opens what is shown as a draft, ready to be typed into. */
  readonly openDraft: () => void;
  /** The same, but the focus stays where it is. */
  readonly turnToDraft: () => void;
  readonly writeDraft: (robots: string) => void;
  readonly readOther: () => void;
  readonly walk: (by: 1 | -1) => void;
}

/** Host of a draft as people write it: the scheme only where it is not the usual one. */
function hostOf(origin: string): string {
  return origin.startsWith("https://") ? origin.slice("https://".length) : origin;
}

/** Host and path of a typed address, for a draft; nothing for what is no address. */
export function placeOf(typed: string): { readonly host?: string; readonly address?: string } {
  const target = asTyped(typed);
  return "problem" in target ? {} : { host: hostOf(target.origin), address: target.target };
}

/** A file as text for the draft, and whether every byte of it could be kept. */
function textOf(answer: Answer): { readonly text: string; readonly whole: boolean } {
  const bytes = answer.tested.file?.bytes ?? new Uint8Array();
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const back = new TextEncoder().encode(text);
  return {
    text,
    whole: back.length === bytes.length && back.every((octet, at) => octet === bytes[at]),
  };
}

/** How the page is moved about. */
interface Ways {
  readonly goTo: (line: number) => void;
  /** Takes the focus into the draft as soon as it is open. */
  readonly toEditor: (caret: Caret) => void;
}

/** What can be done with the result that is shown. `at` is the line that was last gone to, 0 for none. */
export function useMoves(
  tester: Tester,
  fields: Fields,
  { goTo, toEditor }: Ways,
  at: number,
): Moves {
  const { page } = useWords();
  const { say } = useClipboard();
  const { answer, session } = tester;
  const draftOf = (robots: string) => {
    const target = answer?.target;
    if (!target || answer.pathOnly) return { robots };
    return { robots, host: hostOf(target.origin), address: target.target };
  };
  const turnToDraft = (): void => {
    if (!answer) return;
    const { text, whole } = textOf(answer);
    tester.openDraft(draftOf(text));
    if (!whole) say(page.sheet.openedAsText);
  };
  return {
    again: () => void tester.submit(true),
    changeAddress: () => {
      fields.address.current?.focus();
      fields.address.current?.select();
    },
    openDraft: () => {
      if (answer) toEditor("start");
      turnToDraft();
    },
    turnToDraft,
    writeDraft: (robots) => {
      toEditor("start");
      tester.openDraft(draftOf(robots));
    },
    readOther: () => {
      if (answer) tester.testAddress(answer.target.address);
    },
    walk: (by) => {
      const lines = answer ? markedLines(answer.tested) : [];
      const next = markedFrom(lines, at || (answer?.tested.result.line ?? 0), by);
      if (next !== null && session) goTo(next);
    },
  };
}

function focusVerdict(): boolean {
  const verdict = document.getElementById("verdict");
  verdict?.focus();
  return verdict !== null;
}

/** Grants what a key asks for; false leaves the key to the browser. */
export function useWishes({
  tester,
  fields,
  moves,
  open,
  compare,
}: {
  tester: Tester;
  fields: Fields;
  moves: Moves;
  open: (dialog: OpenDialog) => void;
  compare: () => void;
}) {
  const { session, answer } = tester;
  const grants: Readonly<Record<KeyWish, () => boolean>> = {
    address: () => {
      moves.changeAddress();
      return true;
    },
    crawler: () => {
      fields.crawler.current?.focus();
      return true;
    },
    draft: () => {
      if (session.mode === "draft") document.getElementById("robots")?.focus();
      else moves.openDraft();
      return true;
    },
    compare: () => {
      compare();
      return true;
    },
    line: () => {
      if (!answer?.tested.file) return false;
      open("line");
      return true;
    },
    help: () => {
      open("keys");
      return true;
    },
    next: () => {
      moves.walk(1);
      return true;
    },
    previous: () => {
      moves.walk(-1);
      return true;
    },
    back: () => {
      if (session.run.kind !== "loading") return focusVerdict();
      tester.cancel();
      return true;
    },
  };
  return (wish: KeyWish): boolean => grants[wish]();
}
