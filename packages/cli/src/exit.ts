/**
 * Exit codes of every command, in the order of precedence when several apply: 2, 3, 1, 0.
 *
 * - 0 `ok`: every address asked about is allowed (`test`); no finding counts (`lint`); no verdict changes (`diff`); the command did its work (others)
 * - 1 `disallowed`: at least one address is disallowed by a rule; a finding counts, a check fails, a verdict changes, a wish cannot be met
 * - 2 `usage`: wrong use or bad input; a message on stderr names what, why and what to do next
 * - 3 `unknown`: a robots.txt was unreachable, or a verdict could not be had
 */
export const EXIT = { ok: 0, disallowed: 1, usage: 2, unknown: 3 } as const;

/** One of the four exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const PRECEDENCE: readonly ExitCode[] = [EXIT.usage, EXIT.unknown, EXIT.disallowed];

/** The one code for several: 2 before 3 before 1 before 0; 0 for none. */
export function worstExit(codes: Iterable<ExitCode>): ExitCode {
  const seen = new Set(codes);
  return PRECEDENCE.find((code) => seen.has(code)) ?? EXIT.ok;
}

/** Wrong use or bad input: ends the command with code 2. `message` says what, `next` what to do about it. */
export class Refusal extends Error {
  readonly next: string | null;

  constructor(title: string, next: string | null = null, cause?: unknown) {
    super(title, cause === undefined ? undefined : { cause });
    this.name = "Refusal";
    this.next = next;
  }
}
