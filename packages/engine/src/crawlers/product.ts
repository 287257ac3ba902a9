/** A header is read up to here, in UTF-16 units: servers refuse longer ones, and names stand in front. */
export const HEADER_LIMIT = 2_000;

/** Stands for a link or an e-mail address that was taken out of a header. */
const LINK = "@";

/** First words of browsers, their engines and the systems they run on: none of them names a crawler. */
const BROWSERS: ReadonlySet<string> = new Set(
  (
    "mozilla applewebkit khtml gecko chrome chromium crios headlesschrome safari version mobile firefox fxios seamonkey " +
    "edg edge edga edgios opr opera opios presto msie trident konqueror vivaldi brave yabrowser whale samsungbrowser " +
    "ucbrowser silk duckduckgo ddg lynx links elinks w3m netsurf dillo dalvik windows macintosh x11 linux android " +
    "iphone ipad ipod like compatible"
  ).split(" "),
);

/** A header with every link and e-mail address replaced: a name in an address names nobody. */
export function withoutLinks(header: string): string {
  return header.replace(/[^\s;,()"<>]+/g, (word) => {
    const link = word.search(/https?:\/\/|www\./i);
    if (link !== -1) return `${word.slice(0, link).replace("+", " ")} ${LINK} `;
    return word.includes("@") ? ` ${LINK} ` : word;
  });
}

/**
 * The name of the product that a header without links introduces, null when it is a browser's or says nothing:
 * what follows "compatible;", else a product called a bot, else one with a link behind it, else the first of all.
 */
export function productOf(header: string): string | null {
  const segments = header
    .split(/[();,]/)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== "");
  return (
    afterCompatible(segments) ?? calledBot(segments) ?? beforeLink(segments) ?? first(segments)
  );
}

function afterCompatible(segments: readonly string[]): string | null {
  const at = segments.findIndex((segment) => segment.toLowerCase() === "compatible");
  const next = segments.slice(at + 1).find((segment) => segment !== LINK);
  return at === -1 || next === undefined ? null : nameOf(wordsOf(next)[0]);
}

/** Only with a version: phones are called `CUBOT NOTE`. */
function calledBot(segments: readonly string[]): string | null {
  const word = segments
    .flatMap(wordsOf)
    .find((word) => /bot|crawl|spider|fetch/i.test(nameOf(word) ?? "") && word.includes("/"));
  return nameOf(word);
}

function beforeLink(segments: readonly string[]): string | null {
  const at = segments.findIndex((segment) => wordsOf(segment)[0] === LINK);
  const word = wordsOf(segments[at - 1] ?? "").at(-1);
  return word?.includes("/") ? nameOf(word) : null;
}

function first(segments: readonly string[]): string | null {
  const words = wordsOf(segments[0] ?? "");
  const says = words.length === 1 || words[0]?.includes("/") || segments.join().includes(LINK);
  return says ? nameOf(words[0]) : null;
}

function wordsOf(segment: string): string[] {
  return segment.split(/\s+/).filter((word) => word !== "");
}

/** The name in front of a version, null for browsers and for what is no name. */
function nameOf(word: string | undefined): string | null {
  const name = /^[A-Za-z0-9_][A-Za-z0-9_.-]*/.exec(word ?? "")?.[0].replace(/\.$/, "") ?? "";
  return /[A-Za-z]/.test(name) && !BROWSERS.has(name.toLowerCase()) ? name : null;
}
