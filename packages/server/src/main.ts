import type { AddressInfo } from "node:net";
import type { Language } from "@aushang/engine/texts";
import type { FastifyInstance } from "fastify";
import { assemble } from "./app.ts";
import type { Config, ServerOptions } from "./config.ts";
import { wordsOf } from "./http/problems/words.ts";

/** A server that listens. */
export interface Serving {
  /** Where it can be reached, such as `http://127.0.0.1:9309`. */
  readonly address: string;
  /** Resolves when the server has stopped, whoever stopped it. */
  readonly closed: Promise<void>;
  /** Stops it: nothing new is let in, running requests are finished, for `stopMs` at most. May be called twice. */
  close(): Promise<void>;
}

/** Options of `serve`. */
export interface ServeOptions extends ServerOptions {
  /** SIGTERM and SIGINT stop the server, a second one ends the process at once; default true. */
  readonly handleSignals?: boolean;
}

/** Why a server cannot listen. */
export type ListenReason = "port-taken" | "port-forbidden" | "host-unknown";

const REASONS: Readonly<Record<string, ListenReason>> = {
  EADDRINUSE: "port-taken",
  EACCES: "port-forbidden",
  EADDRNOTAVAIL: "host-unknown",
  EINVAL: "host-unknown",
  ENOTFOUND: "host-unknown",
  EAI_AGAIN: "host-unknown",
};

/** The server cannot listen where it was told to. The message, in English, says what to do. */
export class ListenError extends Error {
  override readonly name = "ListenError";
  readonly reason: ListenReason;
  /** The operating system's, such as `EADDRINUSE`. */
  readonly code: string;
  readonly host: string;
  readonly port: number;

  constructor(
    reason: ListenReason,
    { host, port }: { readonly host: string; readonly port: number },
    cause: NodeJS.ErrnoException,
  ) {
    super(wordsOf("en").listen[reason](host, port), { cause });
    this.reason = reason;
    this.code = cause.code ?? "";
    this.host = host;
    this.port = port;
  }

  /** The message in a language. */
  says(language: Language): string {
    return wordsOf(language).listen[this.reason](this.host, this.port);
  }
}

/**
 * Starts the server. Rejects with a `ListenError` when the port is taken or may not be opened, and with a
 * `ConfigError` for options that cannot be meant.
 */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { app, config, lifecycle } = await assemble(options);
  await listen(app, config);

  let stopping: Promise<void> | null = null;
  let finish = (): void => {};
  const closed = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const stop = async (): Promise<void> => {
    await lifecycle.drain(config.stopMs);
    await lastWords(app, app.close());
    finish();
  };
  const close = (): Promise<void> => {
    stopping ??= stop();
    return stopping;
  };
  if (options.handleSignals !== false) closed.then(stopOnSignals(close));
  return { address: addressOf(app), closed, close };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const cause = error as NodeJS.ErrnoException;
    const reason = REASONS[cause.code ?? ""];
    throw reason === undefined ? error : new ListenError(reason, { host, port }, cause);
  }
}

const LAST_WORDS_MS = 500;

/**
 * Requests that were given up get the time to say so; then every connection is cut. Node does not count a connection
 * that never sent a request as idle, and browsers open such ones ahead of need: closing would wait for them.
 */
async function lastWords(app: FastifyInstance, closing: Promise<void>): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_WORDS_MS);
  await closing;
  clearTimeout(cut);
}

function addressOf(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

const SIGNALS = { SIGTERM: 15, SIGINT: 2 } as const;

/** Begins to listen for signals; returns what ends that. */
function stopOnSignals(close: () => Promise<void>): () => void {
  let first = true;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (!first) process.exit(128 + SIGNALS[signal as keyof typeof SIGNALS]);
    first = false;
    void close();
  };
  const names = Object.keys(SIGNALS) as NodeJS.Signals[];
  for (const name of names) process.on(name, onSignal);
  return () => {
    for (const name of names) process.off(name, onSignal);
  };
}
