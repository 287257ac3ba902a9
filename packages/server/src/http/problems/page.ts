import type { Language } from "@aushang/engine/texts";
import type { ProblemBody } from "../api.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? "");

/** A problem as a small page, without script and style, with the way back to the tester. */
export function problemPage(
  { title, detail }: Pick<ProblemBody, "title" | "detail">,
  language: Language,
  toTester: string,
): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Aushang</title>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(detail)}</p>
<p><a href="/">${escaped(toTester)}</a></p>
</main>
`;
}
