import { parentPort } from "node:worker_threads";
import { JOBS } from "./jobs.ts";
import type { Done, Task } from "./model.ts";
import { Refusal } from "./refusal.ts";

/** The program of a thread: does each task that it is sent, and sends back what came of it. */

async function done({ name, question, language }: Task): Promise<Done> {
  try {
    return { result: await JOBS[name](question as never, language) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.task };
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    return { error: { message, stack } };
  }
}

const port = parentPort;
if (port === null) throw new Error("this program runs in a thread");
port.on("message", async (task: Task) => {
  const answer = await done(task);
  const octets = "result" in answer && answer.result instanceof Uint8Array ? answer.result : null;
  port.postMessage(answer, octets === null ? [] : [octets.buffer as ArrayBuffer]);
});
port.postMessage("ready");
