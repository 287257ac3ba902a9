import type { LogFormat, LogLineProblem, LogProblem } from "@aushang/engine/impact";

/** What a JSON line's fields are for. */
export type LogField = "target" | "query" | "userAgent" | "host" | "status" | "bytes" | "time";

/** Names of fields, those of nested objects joined by dots: `request.headers.User-Agent`. */
export type LogFields = Readonly<Partial<Record<LogField, string>>>;

/** How a log is to be read. */
export interface LogOptions {
  /** Names of the fields of JSON lines. What is not named is guessed from the first lines. */
  readonly fields?: LogFields;
}

/** One request. */
export interface LogEntry {
  /** Path and query as requested, or what stands in their place. */
  readonly target: string;
  readonly userAgent: string | null;
  readonly host: string | null;
  readonly status: number | null;
  /** Octets that were sent. */
  readonly bytes: number | null;
  /** Milliseconds since 1970 began. */
  readonly at: number | null;
}

/** A line that says nothing. */
export interface BadLine {
  readonly line: number;
  readonly problem: LogLineProblem;
  /** Its first 200 characters; empty for a line that is too long. */
  readonly text: string;
}

/** What is known of a log; grows while it is read. */
export interface LogSummary {
  /** Null until the first lines are read. */
  readonly format: LogFormat | null;
  /** The fields of JSON lines that are read. */
  readonly fields: LogFields | null;
  readonly compressed: boolean;
  /** Octets that were read, unpacked. */
  readonly octets: number;
  /** Lines that were read: `entries`, `blank` and `bad` together. */
  readonly lines: number;
  readonly entries: number;
  readonly blank: number;
  readonly bad: number;
  /** The first ten. */
  readonly badLines: readonly BadLine[];
  /** The time of the first and of the last entry, milliseconds since 1970 began. */
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  /** What ended the reading early; null for a log that was read to its end. */
  readonly problem: LogProblem | null;
}
