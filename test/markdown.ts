import { posix } from "node:path";

/** A fenced block of code. */
export interface Fence {
  readonly language: string;
  readonly code: string;
}

/** The fenced blocks of a Markdown text, in order. */
export function fences(markdown: string): readonly Fence[] {
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] ?? "",
    code: match[2] ?? "",
  }));
}

/** What stands between single backticks outside of fenced blocks. */
export function inlineCode(markdown: string): readonly string[] {
  return [...withoutFences(markdown).matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? "");
}

/** Targets of links to other files and to headings: everything without a scheme. */
export function localLinks(markdown: string): readonly string[] {
  const links = withoutFences(markdown).replace(/`[^`\n]*`/g, "");
  return [...links.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1] ?? "")
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/** The anchors of all headings, as they are made on GitHub. */
export function anchors(markdown: string): ReadonlySet<string> {
  const headings = [...withoutFences(markdown).matchAll(/^#{1,6} +(.+)$/gm)];
  const seen = new Map<string, number>();
  return new Set(
    headings.map((match) => {
      const text = (match[1] ?? "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
      const anchor = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-");
      const count = seen.get(anchor) ?? 0;
      seen.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

/** Splits a link into the file that it leads to, seen from the repository, and the anchor inside. */
export function follow(from: string, link: string): { file: string; anchor: string | null } {
  const [path = "", anchor] = link.split("#");
  const file =
    path === "" ? from : posix.normalize(posix.join(posix.dirname(from), decodeURI(path)));
  return { file: file.replace(/\/$/, ""), anchor: anchor ?? null };
}

function withoutFences(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```$/gm, "");
}
