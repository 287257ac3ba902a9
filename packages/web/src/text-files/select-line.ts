import { selectionOf } from "../sheet/editor.tsx";

const LINE_PX = 21;

/** Takes the focus to a line of a text in its field, and to a column of it; the line is selected up to `end`. */
export function selectLine(id: string, line: number, column = 1, end?: number): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const [from, to] = selectionOf(field.value, line);
  field.focus();
  field.setSelectionRange(
    Math.min(from + column - 1, to),
    Math.min(end === undefined ? to : from + end - 1, to),
  );
  field.scrollTop = Math.max(0, (line - 4) * LINE_PX);
}

/** The line of the robots.txt that a click on one of our links asks for; null for any other click. */
export function lineOfClick(event: MouseEvent): number | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const line = /^#L(\d+)$/.exec(link?.getAttribute("href") ?? "")?.[1];
  return line === undefined ? null : Number(line);
}
