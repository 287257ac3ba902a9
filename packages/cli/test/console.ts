import { Readable, Writable } from "node:stream";
import type { Io } from "../src/io.ts";
import { run } from "../src/run.ts";

/** What a run left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How a run is set up. Everything has a default: no input, English, UTF-8, 80 columns, no terminal. */
export interface Setting {
  readonly input?: string | Uint8Array | Readable;
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number | null;
  readonly terminal?: boolean;
  readonly stdout?: Writable;
  readonly onStop?: Io["onStop"];
}

/** A stream that remembers what was written to it. */
export class Memory extends Writable {
  readonly #chunks: Buffer[] = [];

  /** Everything so far. */
  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }
}

/** Runs the command line in this process, as if `argv` had been typed after `aushang`. */
export async function type(argv: readonly string[], setting: Setting = {}): Promise<Ran> {
  const out = new Memory();
  const err = new Memory();
  const { input = "", terminal = false } = setting;
  const io: Io = {
    stdin: input instanceof Readable ? input : Readable.from([Buffer.from(input)]),
    stdout: setting.stdout ?? out,
    stderr: err,
    env: setting.env ?? { LANG: "en_GB.UTF-8" },
    columns: setting.columns === undefined ? 80 : setting.columns,
    isTty: { stdin: terminal, stdout: terminal, stderr: terminal },
    onStop: setting.onStop ?? (() => () => {}),
  };
  const code = await run(argv, io);
  return { code, out: out.text, err: err.text };
}

/** The text without what differs from run to run: ports, durations, moments. */
export function steady(text: string): string {
  return text
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:PORT")
    .replace(/\b[\d.,]+ ms\b/g, "N ms")
    .replace(/\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/g, "DATE TIME UTC");
}
