import type { XmlFault } from "@aushang/engine/impact";
import { type Entries, Stop } from "./entries.ts";
import { Markup, type MarkupListener } from "./markup.ts";

/** Elements within elements that a sitemap may have. */
const DEPTH = 64;
/** Characters of an address that are kept: whatever is longer is none. */
const TEXT = 10_000;

/** Reads the markup of a sitemap, in pieces. */
export class XmlSitemap implements MarkupListener {
  kind: "urlset" | "sitemapindex" | null = null;
  readonly #markup: Markup = new Markup(this);
  readonly #entries: Entries;
  /** Names of the open elements. */
  readonly #open: string[] = [];
  /** The prefix of the root: elements of other name spaces have another. */
  #prefix = "";
  /** The text of the address that is being read, or null. */
  #text: string | null = null;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  open(name: string): void {
    const open = this.#open;
    if (open.length === 0) this.#root(name);
    open.push(name);
    if (open.length > DEPTH) throw new Stop({ code: "too-deep", line: this.line, limit: DEPTH });
    if (this.#isEntry()) this.#text = "";
  }

  #root(name: string): void {
    if (this.kind !== null) this.broken("outside-root", this.line);
    const local = name.slice(name.indexOf(":") + 1);
    if (local.toLowerCase() === "html") throw new Stop({ code: "html", line: this.line });
    if (local !== "urlset" && local !== "sitemapindex")
      throw new Stop({ code: "wrong-root", line: this.line, root: name.slice(0, 100) });
    this.kind = local;
    this.#prefix = name.slice(0, name.length - local.length);
  }

  /** Whether the innermost element holds an address: the `loc` of an image has another place or prefix. */
  #isEntry(): boolean {
    const entry = this.kind === "urlset" ? "url" : "sitemap";
    const [, second, third] = this.#open;
    return (
      this.#open.length === 3 &&
      third === `${this.#prefix}loc` &&
      second === `${this.#prefix}${entry}`
    );
  }

  close(name: string): void {
    if (this.#open.at(-1) !== name) this.broken("wrong-closing-tag", this.line);
    if (this.#text !== null && this.#isEntry()) {
      this.#entries.add(this.#text, this.kind === "sitemapindex", this.line);
      this.#text = null;
    }
    this.#open.pop();
  }

  text(text: string): void {
    if (this.#text !== null && this.#text.length < TEXT) this.#text += text;
    else if (this.#open.length === 0 && text.trim() !== "") this.broken("outside-root", this.line);
  }

  broken(fault: XmlFault, line: number): never {
    throw new Stop({ code: "broken-xml", line, fault });
  }

  /** The line that is being read. */
  get line(): number {
    return this.#markup.line;
  }

  /** Reads some more. Throws `Stop` for what ends the reading. */
  write(text: string): void {
    this.#markup.write(text);
  }

  /** There is no more. */
  end(): void {
    const isLeft = this.#markup.end();
    if (isLeft || this.#open.length > 0 || this.kind === null)
      throw new Stop({ code: "unexpected-end", line: this.line });
  }
}
