/** Where a text stops being JSON. Lines and columns are 1-based, columns count UTF-16 units. */
export interface JsonPlace {
  readonly line: number;
  readonly column: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside a string.
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const BLANK = /[ \t\n\r]*/y;

/** What may come next; `first` is right after an opening bracket, where it may close at once. */
type Expects = "value" | "value-first" | "key" | "key-first" | "colon" | "more" | "end";

/** Reads a JSON text token by token, only to say where it breaks; values are `JSON.parse`'s business. */
class Reader {
  private at = 0;
  private expects: Expects = "value";
  private readonly open: ("{" | "[")[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Offset of the first character that cannot be part of JSON; the text's length when it breaks off too early. */
  fault(): number | null {
    for (;;) {
      this.take(BLANK);
      if (this.at >= this.text.length) return this.expects === "end" ? null : this.at;
      if (!this.step(this.text.charAt(this.at))) return this.at;
    }
  }

  private step(char: string): boolean {
    switch (this.expects) {
      case "colon":
        return char === ":" && this.move("value");
      case "key-first":
        return char === "}" ? this.close("{") : this.take(STRING) && this.turn("colon");
      case "key":
        return this.take(STRING) && this.turn("colon");
      case "value-first":
        return char === "]" ? this.close("[") : this.value(char);
      case "value":
        return this.value(char);
      case "more":
        return this.more(char);
      case "end":
        return false;
    }
  }

  private value(char: string): boolean {
    if (char === "{" || char === "[") {
      this.open.push(char);
      return this.move(char === "{" ? "key-first" : "value-first");
    }
    return this.take(char === '"' ? STRING : SCALAR) && this.after();
  }

  private more(char: string): boolean {
    const inside = this.open.at(-1);
    if (char === ",") return this.move(inside === "{" ? "key" : "value");
    return char === (inside === "{" ? "}" : "]") && this.close(inside ?? "[");
  }

  private close(bracket: "{" | "["): boolean {
    if (this.open.pop() !== bracket) return false;
    this.at += 1;
    return this.after();
  }

  private after(): boolean {
    return this.turn(this.open.length === 0 ? "end" : "more");
  }

  private move(expects: Expects): boolean {
    this.at += 1;
    return this.turn(expects);
  }

  private turn(expects: Expects): boolean {
    this.expects = expects;
    return true;
  }

  private take(token: RegExp): boolean {
    token.lastIndex = this.at;
    if (!token.test(this.text)) return false;
    this.at = token.lastIndex;
    return true;
  }
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/**
 * The first name that the outermost object of a JSON text says twice; null without one. What such a text means is
 * anybody's guess (RFC 8259, section 4). The text must be JSON. Linear in its length.
 */
export function repeatedName(text: string): string | null {
  const names = new Set<string>();
  let depth = 0;
  let last = "";
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") depth += 1;
    else if (token === "}" || token === "]") depth -= 1;
    else if (token !== ":") last = token;
    else if (depth === 1) {
      const name = JSON.parse(last) as string;
      if (names.has(name)) return name;
      names.add(name);
    }
  }
  return null;
}

/** The place where a text stops being JSON (RFC 8259); null for a text that is JSON. Linear in its length. */
export function jsonFault(text: string): JsonPlace | null {
  const offset = new Reader(text).fault();
  if (offset === null) return null;
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1 };
}
