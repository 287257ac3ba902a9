export { TIMEOUTS, type Timeouts } from "./deadline.ts";
export { createFetcher, type Fetcher, type FetchOptions } from "./fetcher.ts";
export type { Allow } from "./guard.ts";
export type { FetcherOptions } from "./options.ts";
export type { Lookup } from "./resolve.ts";
export { USER_AGENT } from "./user-agent.ts";
