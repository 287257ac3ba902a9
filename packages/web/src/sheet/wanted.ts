/** A line that somebody asked to see, by a link, a key or the address of the page. */
export interface Wanted {
  readonly line: number;
  /** Scrolls to the line inside the list and gives it the focus. */
  readonly show: (list: HTMLElement | null) => void;
}

function rowOf(list: HTMLElement, line: number): HTMLElement | null {
  return list.querySelector<HTMLElement>(`#L${line}`);
}

/** Moves a list that scrolls in itself so that the line stands in its middle; the page does not move. */
export function placeLine(list: HTMLElement, line: number): void {
  const row = rowOf(list, line);
  if (!row || list.scrollHeight <= list.clientHeight) return;
  const above = row.offsetTop - list.offsetTop;
  list.scrollTop = above - (list.clientHeight - row.offsetHeight) / 2;
}

/** A wish for a line. Scrolls smoothly only where motion is welcome (the style sheet decides). */
export function wantLine(line: number): Wanted {
  return {
    line,
    show: (list) => {
      const row = list && rowOf(list, line);
      if (!list || !row) return;
      placeLine(list, line);
      row.scrollIntoView({ block: "nearest" });
      row.querySelector<HTMLElement>("a.n")?.focus({ preventScroll: true });
    },
  };
}
