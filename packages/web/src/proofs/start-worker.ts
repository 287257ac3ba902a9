/** Starts the worker that proves. */
export function startProofWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "proofs" });
}
