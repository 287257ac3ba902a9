/**
 * Octets in pieces of any size: a file's stream, the body of an answer, an array of pieces. A stream of the web platform
 * is named by its reader, so that no environment's types are needed.
 */
export type OctetSource =
  | AsyncIterable<Uint8Array>
  | Iterable<Uint8Array>
  | { getReader(): OctetReader };

/** The reader of a web stream, as far as it is used here. */
export interface OctetReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(reason?: unknown): Promise<void>;
}

/**
 * The pieces of a source in order. Whoever stops early stops the source too. Errors of the source are thrown as they are.
 * A single row of octets must be given as `[octets]`: it would be taken for a list of numbers.
 */
export async function* pieces(source: OctetSource): AsyncGenerator<Uint8Array, void, undefined> {
  if (source instanceof Uint8Array || typeof source === "string")
    throw new TypeError("source: expected pieces of octets; give one piece as [octets]");
  // Not every browser can iterate over its own streams.
  if ("getReader" in source) yield* readAll(source.getReader());
  else yield* source;
}

async function* readAll(reader: OctetReader): AsyncGenerator<Uint8Array, void, undefined> {
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (value !== undefined) yield value;
    }
    ended = true;
  } finally {
    if (!ended) await reader.cancel().catch(() => {});
  }
}
