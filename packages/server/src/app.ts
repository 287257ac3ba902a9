import { createFetcher } from "@aushang/fetcher";
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import { type Config, ConfigError, readConfig, type ServerOptions } from "./config.ts";
import { serveCrawlers } from "./http/crawlers.ts";
import { admitRequests, serveHealth } from "./http/health.ts";
import { createLifecycle, type Lifecycle } from "./http/lifecycle.ts";
import { limitRequests } from "./http/limits.ts";
import { logOptions, logRequests } from "./http/log.ts";
import { serveMetrics } from "./http/metrics.ts";
import { describeRoutes, serveDescription } from "./http/openapi.ts";
import { builtPage, servePage } from "./http/page.ts";
import { BODY_LIMIT } from "./http/problems/errors.ts";
import {
  answerFailures,
  answerMalformed,
  collectMethods,
  readJson,
  refuseUnknown,
  sendFailure,
} from "./http/problems/failures.ts";
import { serveProofs } from "./http/proofs/operations.ts";
import { secure } from "./http/security.ts";
import { serveTest } from "./http/test.ts";
import { createAdmission } from "./http/work/admission.ts";
import { createPool } from "./http/work/pool.ts";

/** A server with the parts that its start and stop need. */
export interface Assembled {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly lifecycle: Lifecycle;
}

/** How long a client may take to send its request, and an idle connection is kept. */
const TIMES_MS = { request: 15_000, keepAlive: 5_000 };

function bareServer(config: Config): FastifyInstance {
  return Fastify({
    ...logOptions(config),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    requestTimeout: TIMES_MS.request,
    keepAliveTimeout: TIMES_MS.keepAlive,
    forceCloseConnections: "idle",
    // While it stops the server answers by itself, with a problem.
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    clientErrorHandler: answerMalformed,
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request, reply);
    },
  });
}

/** What others check of our options is the caller's mistake all the same. */
function orConfigError<T>(make: () => T, prefix = ""): T {
  try {
    return make();
  } catch (error) {
    throw new ConfigError(prefix + (error as Error).message, { cause: error });
  }
}

/** Puts the parts together. Throws `ConfigError` for options that cannot be meant. */
export async function assemble(options: ServerOptions): Promise<Assembled> {
  const config = readConfig(options);
  const lifecycle = createLifecycle();
  const { allow, userAgent, timeouts } = config;
  const fetcher = orConfigError(() =>
    createFetcher({ allow, userAgent, timeouts, proxy: "environment" }),
  );
  const app = orConfigError(() => bareServer(config), "trustProxy: ");
  // Answers are made as text already or are small; a schema must describe them, never cut properties away.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerFailures(app);
  readJson(app);
  const methods = collectMethods(app);
  logRequests(app);
  await secure(app, config);
  admitRequests(app, lifecycle);
  await limitRequests(app, config.limits);
  refuseUnknown(app, methods);
  await app.register(compress, { encodings: ["br", "gzip"], globalDecompression: false });
  await describeRoutes(app);
  serveHealth(app, lifecycle);
  const metrics = serveMetrics(app, lifecycle);
  const admission = createAdmission({ fetcher, limits: config.limits, metrics, lifecycle });
  const pool = createPool({ program: config.analysisProgram, metrics });
  serveTest(app, { admission, metrics });
  const { prepare } = serveProofs(app, { admission, pool });
  serveCrawlers(app);
  serveDescription(app, prepare);
  await servePage(app, config.webRoot === undefined ? builtPage() : config.webRoot);
  app.addHook("onReady", async () => lifecycle.ready());
  app.addHook("onClose", async () => {
    await Promise.all([fetcher.close(), pool.close()]);
  });
  return { app, config, lifecycle };
}

/**
 * The server, ready to answer but not listening: for `inject`, or to listen by oneself. `close()` it in the end.
 * Throws `ConfigError` for options that cannot be meant.
 */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { app } = await assemble(options);
  await app.ready();
  return app;
}
