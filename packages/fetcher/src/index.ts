export type { Allow } from "./connection/guard.ts";
export type { Lookup } from "./connection/resolve.ts";
export { TIMEOUTS, type Timeouts } from "./deadline.ts";
export { createFetcher, type Fetcher, type FetchOptions } from "./fetcher.ts";
export type { FetcherOptions } from "./options.ts";
export { USER_AGENT } from "./user-agent.ts";
