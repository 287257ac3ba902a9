import { Buffer } from "node:buffer";
import type { Readable } from "node:stream";
import type { Output } from "../output/output.ts";
import type { Answerer } from "./answerer.ts";
import { LineReader } from "./line-reader.ts";

/** Octets of answers that are gathered before they are written. */
const BATCH = 64 * 1024;

/**
 * Answers every line of the input in its order. Holds one chunk of input and one batch of answers, whatever the length
 * of either side: it stops reading while the output is full. Ends early, without an error, when nobody reads the output.
 */
export async function answerStream(
  input: Readable,
  output: Output,
  answerer: Answerer,
  reader: LineReader = new LineReader(),
): Promise<void> {
  let batch = "";
  const drain = async (): Promise<boolean> => {
    for (let line = reader.next(); line !== null; line = reader.next()) {
      batch += answerer.answer(line);
      if (batch.length < BATCH) continue;
      const open = await output.write(batch);
      batch = "";
      if (!open) return false;
    }
    return true;
  };
  for await (const chunk of input) {
    reader.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    if (!(await drain())) return;
    // What is ready goes out with each chunk, so that a partner who waits for an answer before asking on gets it.
    if (batch === "") continue;
    const open = await output.write(batch);
    batch = "";
    if (!open) return;
  }
  reader.end();
  await drain();
  await output.write(batch);
}
