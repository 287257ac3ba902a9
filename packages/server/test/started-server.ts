import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { onTestFinished } from "vitest";
import { createServer, type ServerOptions } from "../src/index.ts";

/** A server for one test, without the page unless the options name one, and silent. It is closed when the test ends. */
export async function startServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const app = await createServer({ webRoot: null, logger: { level: "silent" }, ...options });
  onTestFinished(() => app.close());
  return app;
}

/** Sends a body to the tester's interface. */
export async function postTest(
  app: FastifyInstance,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return post(app, "test", body, headers);
}

/** Sends a body to an operation of the interface. */
export async function post(
  app: FastifyInstance,
  operation: string,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: "POST",
    url: `/api/v1/${operation}`,
    headers: { "content-type": "application/json", ...headers },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** Waits until something holds, for five seconds at most; then it throws. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 5_000; waited += 5) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`waited in vain until ${holds}`);
}

/** A stream that keeps the log's lines, parsed. */
export function keepLog(): {
  readonly stream: { write(line: string): void };
  readonly lines: Record<string, unknown>[];
  readonly text: () => string;
} {
  const raw: string[] = [];
  const lines: Record<string, unknown>[] = [];
  return {
    stream: {
      write(line) {
        raw.push(line);
        lines.push(JSON.parse(line));
      },
    },
    lines,
    text: () => raw.join(""),
  };
}
