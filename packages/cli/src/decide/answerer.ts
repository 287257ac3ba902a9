import { Buffer } from "node:buffer";
import { compile, type Matcher, type ReadingId } from "@aushang/engine";
import { safeJson } from "../output/safe.ts";
import type { InputLine } from "./line-reader.ts";
import { type BadLine, type Question, questionOf } from "./question.ts";
import { rawId } from "./raw-id.ts";

/** Words for a bad line. */
export type SayBadLine = (bad: BadLine) => { readonly what: string; readonly why: string };

/** Answers lines of `decide`, one after the other. Keeps what it compiled last, for runs of lines over one file. */
export class Answerer {
  readonly #reading: ReadingId;
  readonly #say: SayBadLine;
  #robots: string | null = null;
  #base64 = false;
  /** The matcher used last, over that file, and its reading and tokens. */
  #lastKey = "";
  #last: Matcher | null = null;
  /** Others over the same file, by reading and tokens. */
  #earlier: Map<string, Matcher> | null = null;

  constructor(reading: ReadingId, say: SayBadLine) {
    this.#reading = reading;
    this.#say = say;
  }

  /** The answer to one line, with its line end; an empty string for a blank line. Never throws. */
  answer(line: InputLine): string {
    if ("problem" in line)
      return this.#bad({ id: undefined, problem: line.problem, detail: "" }, line.number, "");
    if (isBlank(line.text)) return "";
    let value: unknown;
    try {
      value = JSON.parse(line.text);
    } catch (error) {
      const detail = error instanceof Error ? error.message : "";
      return this.#bad({ id: undefined, problem: "not-json", detail }, line.number, line.text);
    }
    const question = questionOf(value, this.#reading);
    if ("problem" in question) return this.#bad(question, line.number, line.text);
    const { verdict, line: deciding, basis } = this.#matcher(question).decide(question.url);
    return `{${idOf(question.id, line.text)}"verdict":"${verdict}","line":${deciding},"basis":"${basis}"}\n`;
  }

  #matcher(question: Question): Matcher {
    const isSameFile = question.robots === this.#robots && question.base64 === this.#base64;
    const key = keyOf(question);
    if (isSameFile && key === this.#lastKey) return this.#last as Matcher;
    if (!isSameFile) {
      this.#robots = question.robots;
      this.#base64 = question.base64;
      this.#earlier = null;
    } else if (this.#last !== null) {
      // Made only for a file that comes with several crawlers. Never emptied by `clear()`: that links the old table to
      // the next, and once one of them is old to the garbage collector, all later ones stay alive through it.
      if (this.#earlier === null || this.#earlier.size >= MATCHERS_KEPT) this.#earlier = new Map();
      this.#earlier.set(this.#lastKey, this.#last);
    }
    this.#lastKey = key;
    this.#last = this.#earlier?.get(key) ?? compileFor(question);
    return this.#last;
  }

  #bad(bad: BadLine, number: number, text: string): string {
    const { what, why } = this.#say(bad);
    const error = safeJson(
      JSON.stringify({ code: bad.problem, what, where: { line: number }, why }),
    );
    return `{${idOf(bad.id, text)}"error":${error}}\n`;
  }
}

/** Enough for every crawler of the registry over one file. */
const MATCHERS_KEPT = 256;

/** Reading and tokens as one text. The kind stands in it, so that the token `["a"]` is not taken for the list of `a`. */
function keyOf({ reading, agents }: Question): string {
  return typeof agents === "string"
    ? `${reading} ${agents}`
    : `${reading}\n${JSON.stringify(agents)}`;
}

function compileFor({ robots, base64, agents, reading }: Question): Matcher {
  // Not the string itself: a small Buffer comes from Node's pool, which is far cheaper than TextEncoder.
  const octets = Buffer.from(robots, base64 ? "base64" : "utf8");
  return compile(octets, agents, { reading });
}

/** A line of JSON's own white space alone. */
function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  // Nearly every line begins with `{`: only the others are looked at closely.
  return Number.isNaN(first) || (first <= 0x20 && /^[ \t\r\n]*$/.test(text));
}

/** `"id":…,` as it came in, to the last digit; nothing when there was none. */
function idOf(id: unknown, line: string): string {
  if (id === undefined) return "";
  if (typeof id === "number" && Number.isSafeInteger(id)) return `"id":${id},`;
  const json = jsonOf(id);
  const exact = json === null || mayHaveLost(id, json) ? (rawId(line) ?? json) : json;
  return exact === null ? "" : `"id":${safeJson(exact)},`;
}

/** As JSON; null for what is nested too deeply to be written, though it could be read. */
function jsonOf(id: unknown): string | null {
  try {
    return JSON.stringify(id);
  } catch {
    return null;
  }
}

/** Whether a number in it may be longer than what JavaScript holds exactly. */
function mayHaveLost(id: unknown, json: string): boolean {
  if (typeof id === "string" || id === null) return false;
  return /\d{15}|\d\.\d{15}|e[+-]?\d|null/.test(json);
}
