import { Buffer } from "node:buffer";
import { compile, type Matcher, type ReadingId } from "@aushang/engine";
import { safeJson } from "../output/safe.ts";
import type { InputLine } from "./line-reader.ts";
import { type BadLine, type Question, questionOf } from "./question.ts";

/** Words for a bad line. */
export type SayBadLine = (bad: BadLine) => { readonly what: string; readonly why: string };

/** Answers lines of `decide`, one after the other. Keeps what it compiled last, for runs of lines over one file. */
export class Answerer {
  readonly #reading: ReadingId;
  readonly #say: SayBadLine;
  #robots: string | null = null;
  #base64 = false;
  /** Matchers over the last file, by reading and tokens. */
  #matchers = new Map<string, Matcher>();

  constructor(reading: ReadingId, say: SayBadLine) {
    this.#reading = reading;
    this.#say = say;
  }

  /** The answer to one line, with its line end; an empty string for a blank line. Never throws. */
  answer(line: InputLine): string {
    if ("problem" in line)
      return this.#bad({ id: undefined, problem: line.problem, detail: "" }, line.number);
    if (isBlank(line.text)) return "";
    let value: unknown;
    try {
      value = JSON.parse(line.text);
    } catch (error) {
      const detail = error instanceof Error ? error.message : "";
      return this.#bad({ id: undefined, problem: "not-json", detail }, line.number);
    }
    const question = questionOf(value, this.#reading);
    if ("problem" in question) return this.#bad(question, line.number);
    const { verdict, line: deciding, basis } = this.#matcher(question).decide(question.url);
    return `{${idOf(question.id)}"verdict":"${verdict}","line":${deciding},"basis":"${basis}"}\n`;
  }

  #matcher(question: Question): Matcher {
    if (question.robots !== this.#robots || question.base64 !== this.#base64) {
      this.#robots = question.robots;
      this.#base64 = question.base64;
      this.#matchers.clear();
    }
    const tokens =
      typeof question.agents === "string" ? question.agents : JSON.stringify(question.agents);
    // The kind stands in the key, so that the token `["a"]` is not taken for the list of `a`.
    const key = `${question.reading} ${typeof question.agents} ${tokens}`;
    const known = this.#matchers.get(key);
    if (known) return known;
    const matcher = compile(
      question.base64 ? Buffer.from(question.robots, "base64") : question.robots,
      question.agents as string | string[],
      { reading: question.reading },
    );
    if (this.#matchers.size >= MATCHERS_KEPT) this.#matchers.clear();
    this.#matchers.set(key, matcher);
    return matcher;
  }

  #bad(bad: BadLine, number: number): string {
    const { what, why } = this.#say(bad);
    const error = safeJson(
      JSON.stringify({ code: bad.problem, what, where: { line: number }, why }),
    );
    return `{${idOf(bad.id)}"error":${error}}\n`;
  }
}

/** Enough for every crawler of the registry over one file. */
const MATCHERS_KEPT = 256;

/** A line of JSON's own white space alone. */
function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  // Nearly every line begins with `{`: only the others are looked at closely.
  return Number.isNaN(first) || (first <= 0x20 && /^[ \t\r\n]*$/.test(text));
}

/** `"id":…,` as it came in, or nothing when there was none. */
function idOf(id: unknown): string {
  if (id === undefined) return "";
  if (typeof id === "number") return `"id":${id},`;
  return `"id":${safeJson(JSON.stringify(id))},`;
}
