import { type Entries, Stop } from "./entries.ts";

/** Characters of a line that are kept: whatever is longer is no address. */
const LINE = 10_000;
/** Lines among which an address must be. */
const TRIED = 20;

/** Reads a sitemap that is a text with an address on each line, in pieces. */
export class TextSitemap {
  readonly kind = "text";
  line = 1;
  readonly #entries: Entries;
  #rest = "";
  #first: { readonly line: number; readonly text: string } | null = null;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  /** Reads some more. Throws `Stop` for what ends the reading. */
  write(text: string): void {
    const lines = (this.#rest + text).split("\n");
    const rest = lines.pop() ?? "";
    for (const line of lines) {
      this.#add(line);
      this.line++;
    }
    this.#rest = rest.slice(0, LINE);
  }

  #add(line: string): void {
    const text = line.trim();
    if (text === "") return;
    this.#first ??= { line: this.line, text: text.slice(0, 200) };
    this.#entries.add(text, false, this.line);
    if (this.#entries.addresses === 0 && this.#entries.bad >= TRIED) throw this.#unknown();
  }

  #unknown(): Stop {
    const { line, text } = this.#first ?? { line: 1, text: "" };
    return new Stop({ code: "unknown-format", line, text });
  }

  /** There is no more. */
  end(): void {
    this.#add(this.#rest);
    if (this.#entries.addresses > 0) return;
    throw this.#first === null ? new Stop({ code: "empty" }) : this.#unknown();
  }
}
