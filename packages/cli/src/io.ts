import process from "node:process";
import type { Readable, Writable } from "node:stream";

/** Everything the program touches outside itself, so that it can run inside a test. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Width of the terminal in columns; null when it is not known. */
  readonly columns: number | null;
  /** Which of the streams are a terminal. */
  readonly isTty: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
  /** Calls back at the first wish to stop (SIGINT or SIGTERM); the returned function takes the wish back. */
  readonly onStop: (stop: () => void) => () => void;
}

function onSignal(stop: () => void): () => void {
  const signals = ["SIGINT", "SIGTERM"] as const;
  const forget = (): void => {
    for (const signal of signals) process.removeListener(signal, once);
  };
  // A second signal finds no listener and ends the process at once, as it does by default.
  const once = (): void => {
    forget();
    stop();
  };
  for (const signal of signals) process.on(signal, once);
  return forget;
}

/** The streams, environment and signals of this process. */
export function processIo(): Io {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    // A terminal that has not said its size reports 0.
    columns: process.stdout.columns || null,
    isTty: {
      stdin: process.stdin.isTTY === true,
      stdout: process.stdout.isTTY === true,
      stderr: process.stderr.isTTY === true,
    },
    onStop: onSignal,
  };
}
