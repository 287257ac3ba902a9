import { randomUUID } from "node:crypto";
import {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";

/** Where the log goes and how much of it. */
export interface LogOptions {
  readonly logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug" | "trace";
  readonly logStream: { write(line: string): void };
}

/** Takes queries, fragments and credentials out of every address in a text: they can be somebody's secret. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/(https?:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, "$1")
    .replaceAll(/(https?:\/\/)[^\s/@"'<>]*@/gi, "$1");
}

/** What the log says of an error: no property but these, since errors carry their input along. */
function errorFacts(error: Error & { code?: unknown }): {
  type: string;
  message: string;
  stack: string;
  code?: string;
} {
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ""),
    ...(typeof error.code === "string" ? { code: error.code } : {}),
  };
}

/** A path is logged only when it cannot carry an address or anything to escape: one of our own files. */
function pathOf(request: FastifyRequest): string | undefined {
  const path = request.url.split("?")[0] ?? "";
  return /^[\w./-]{1,200}$/.test(path) ? path : undefined;
}

/**
 * Options for a structured log: one JSON object per line, so that nothing in a value can begin a line of its own.
 * Never logged: bodies, queries, headers, file text.
 */
export function logOptions({ logLevel, logStream }: LogOptions): FastifyServerOptions {
  return {
    logger: {
      level: logLevel,
      stream: logStream,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: errorFacts,
        req: (request) => ({ method: request.method }),
        res: (reply) => ({ status: reply.statusCode }),
      },
    },
    genReqId: () => randomUUID(),
    // The lines of fastify itself would show whole addresses.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
  };
}

/** One line per answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        client: request.ip,
      },
      "answered",
    );
  });
  app.addHook("onRequest", async (request, reply) => {
    let finished = false;
    reply.raw.once("finish", () => {
      finished = true;
    });
    reply.raw.once("close", () => {
      if (finished) return;
      request.log.info({ method: request.method, route: request.routeOptions.url }, "client left");
    });
  });
}
