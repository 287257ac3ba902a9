import type { XmlFault } from "@aushang/engine/impact";
import { charactersOf } from "./characters.ts";

/** Characters of one tag, comment or text. */
const LIMIT = 65_536;
/** Enough to tell what `<` begins. */
const OPENING = 9;

/** A tag with its attributes, whole. */
const TAG = /^<[^\s"'<>/=&!?]+(?:\s+[^\s"'<>/=&]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>$/;
/** Most tags: short, without attributes, in one go. */
const SIMPLE = /<\/?[A-Za-z][\w:.-]{0,60}>/y;
const CLOSING = /^<\/[^\s"'<>/=&]+\s*>$/;

/** Who is told what the markup holds. */
export interface MarkupListener {
  open(name: string): void;
  close(name: string): void;
  /** Text with its entities resolved; a text may come in several. */
  text(text: string): void;
  /** It is broken; must throw. */
  broken(fault: XmlFault, line: number): never;
}

/** Markup that is passed over, by how it begins and ends. */
const PASSED: readonly (readonly [begins: string, ends: string])[] = [
  ["<!--", "-->"],
  ["<?", "?>"],
];

/**
 * Reads XML in pieces: tags, text, CDATA; comments, instructions and the document type are passed over. Whether tags
 * match is the listener's business. Only the entities that XML knows by itself are resolved, so that no text can grow.
 */
export class Markup {
  /** The line that is being read. */
  line = 1;
  readonly #listener: MarkupListener;
  /** What is not read yet. */
  #text = "";
  #at = 0;
  /** Characters of the tag or text that were searched for its end before, and the quote that was open there. */
  #seen = 0;
  #quote = 0;
  #isStart = true;
  /** There is no more to come. */
  #ended = false;

  constructor(listener: MarkupListener) {
    this.#listener = listener;
  }

  /** Reads some more. */
  write(text: string): void {
    this.#text = this.#text.slice(this.#at) + text;
    this.#at = 0;
    while (this.#at < this.#text.length && this.#next()) this.#isStart = false;
    this.#mustFit(this.#text.length);
  }

  /** There is no more. Whether something is left unread: the markup breaks off. */
  end(): boolean {
    this.#ended = true;
    this.write("");
    return this.#at < this.#text.length;
  }

  #broken(fault: XmlFault): never {
    return this.#listener.broken(fault, this.line);
  }

  /** Reads one tag or text; false when more of it must come. */
  #next(): boolean {
    if (this.#text[this.#at] !== "<") return this.#plain();
    if (this.#text.length - this.#at < OPENING && !this.#ended) return false;
    for (const [begins, ends] of PASSED) if (this.#begins(begins)) return this.#pass(begins, ends);
    if (this.#begins("<![CDATA[")) return this.#characters();
    if (this.#begins("<!DOCTYPE")) return this.#documentType();
    return this.#tag();
  }

  /** What is too long is so whether it came whole or in pieces. */
  #mustFit(to: number): void {
    if (to - this.#at > LIMIT) this.#broken("too-long");
  }

  #begins(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  /** Goes on to a place and counts the lines on the way. */
  #goTo(to: number): true {
    for (let i = this.#text.indexOf("\n", this.#at); i >= 0 && i < to; ) {
      this.line++;
      i = this.#text.indexOf("\n", i + 1);
    }
    this.#at = to;
    this.#seen = 0;
    this.#quote = 0;
    return true;
  }

  /** Where a mark begins, looked for behind so many characters; -1 when it must still come. */
  #find(mark: string, behind: number): number {
    const from = this.#at + Math.max(behind, this.#seen - mark.length);
    const found = this.#text.indexOf(mark, from);
    this.#seen = this.#text.length - this.#at;
    return found;
  }

  /** Behind the `>` that ends the tag, or before a `<` in it, which no tag may hold; -1 when it must still come. */
  #tagEnd(): number {
    let quote = this.#quote;
    for (let i = this.#at + Math.max(1, this.#seen); i < this.#text.length; i++) {
      const c = this.#text.charCodeAt(i);
      if (c === 60) return i;
      if (quote !== 0) quote = c === quote ? 0 : quote;
      else if (c === 34 || c === 39) quote = c;
      else if (c === 62) return i + 1;
    }
    this.#seen = this.#text.length - this.#at;
    this.#quote = quote;
    return -1;
  }

  #plain(): boolean {
    const end = this.#find("<", 0);
    if (end < 0 && !this.#ended) return false;
    const to = end < 0 ? this.#text.length : end;
    this.#mustFit(to);
    const text = this.#text.slice(this.#at, to);
    const amp = text.indexOf("&");
    const characters = amp < 0 ? text : charactersOf(text, amp);
    if (characters === null) {
      this.#goTo(this.#at + amp);
      this.#broken("bad-entity");
    }
    this.#listener.text(characters);
    return this.#goTo(to);
  }

  #pass(begins: string, ends: string): boolean {
    if (!this.#isStart && /^<\?xml\s/i.test(this.#text.slice(this.#at, this.#at + 6)))
      this.#broken("late-declaration");
    const end = this.#find(ends, begins.length);
    this.#mustFit(end);
    return end >= 0 && this.#goTo(end + ends.length);
  }

  #characters(): boolean {
    const end = this.#find("]]>", OPENING);
    if (end < 0) return false;
    this.#mustFit(end);
    this.#listener.text(this.#text.slice(this.#at + OPENING, end));
    return this.#goTo(end + 3);
  }

  /** Up to the `>` that is in neither quotes nor brackets. */
  #documentType(): boolean {
    const rest = /^<!DOCTYPE(?:[^"'[\]>]|"[^"]*"|'[^']*'|\[(?:[^"'\]]|"[^"]*"|'[^']*')*\])*>/;
    const found = rest.exec(this.#text.slice(this.#at, this.#at + LIMIT));
    return found !== null && this.#goTo(this.#at + found[0].length);
  }

  #tag(): boolean {
    SIMPLE.lastIndex = this.#at;
    if (!SIMPLE.test(this.#text)) return this.#anyTag();
    const end = SIMPLE.lastIndex;
    const isClosing = this.#text[this.#at + 1] === "/";
    const name = this.#text.slice(this.#at + (isClosing ? 2 : 1), end - 1);
    if (isClosing) this.#listener.close(name);
    else this.#listener.open(name);
    return this.#goTo(end);
  }

  #anyTag(): boolean {
    const end = this.#tagEnd();
    if (end < 0) return false;
    this.#mustFit(end);
    const tag = this.#text.slice(this.#at, end);
    if (CLOSING.test(tag)) {
      this.#listener.close(tag.slice(2, -1).trimEnd());
    } else if (TAG.test(tag)) {
      const name = tag.slice(1, tag.search(/[\s/>]/));
      this.#listener.open(name);
      if (tag.endsWith("/>")) this.#listener.close(name);
    } else {
      this.#broken("bad-tag");
    }
    return this.#goTo(end);
  }
}
