export { createServer } from "./app.ts";
export { ConfigError, type LogLevel, type LogStream, type ServerOptions } from "./config.ts";
export type { RateLimits } from "./http/limits.ts";
export { ListenError, type ListenReason, type ServeOptions, type Serving, serve } from "./main.ts";
