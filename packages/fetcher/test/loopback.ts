import { afterAll, beforeAll } from "vitest";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { createFetcher, type Fetcher, type FetcherOptions, type Timeouts } from "../src/index.ts";

/** Limits short enough to wait for, long enough for a busy machine to answer within. */
export const SHORT: Timeouts = { connect: 700, firstByte: 800, idle: 700, total: 2_000 };

/** Starts the misbehaving server for the tests of one file; it ends with them. */
export function useServer(): () => MisbehavingServer {
  let server: MisbehavingServer | undefined;
  beforeAll(async () => {
    server = await startMisbehavingServer();
  });
  afterAll(() => server?.close());
  return () => {
    if (server === undefined) throw new Error("The server is not started yet.");
    return server;
  };
}

const opened: Fetcher[] = [];

/** A fetcher that may reach 127.0.0.1; it is closed after the tests of the file. */
export function loopbackFetcher(options: FetcherOptions = {}): Fetcher {
  if (opened.length === 0) afterAll(() => closeAll());
  const fetcher = createFetcher({ allow: (ip) => ip === "127.0.0.1", ...options });
  opened.push(fetcher);
  return fetcher;
}

/** Waits until something holds, at most two seconds. */
export async function eventually(holds: () => boolean): Promise<boolean> {
  const end = performance.now() + 2_000;
  while (!holds() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return holds();
}

async function closeAll(): Promise<void> {
  await Promise.all(opened.map((fetcher) => fetcher.close()));
}
