import type { FastifyInstance } from "fastify";
import type { HealthResponse } from "./api.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { serverProblem } from "./problem.ts";
import { Health } from "./schemas.ts";

/** Addresses that programs, not people, ask; they answer in every state of the server and are not counted. */
export const OPERATION_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Counts requests in and out, and refuses new ones while the server stops. */
export function admitRequests(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook("onRequest", async (request, reply) => {
    const leave = lifecycle.enter();
    reply.raw.once("close", leave);
    if (lifecycle.state !== "stopping" || OPERATION_PATHS.has(request.routeOptions.url ?? ""))
      return;
    throw serverProblem("stopping", null, { headers: { connection: "close", "retry-after": "5" } });
  });
}

/** `GET /healthz`: the process answers. `GET /readyz`: it wants requests; 503 while it starts or stops. */
export function serveHealth(app: FastifyInstance, lifecycle: Lifecycle): void {
  const options = { config: { rateLimit: false }, logLevel: "warn" } as const;
  app.get(
    "/healthz",
    {
      ...options,
      schema: {
        summary: "Whether the process answers",
        tags: ["operation"],
        response: { 200: { description: "It does.", ...Health } },
      },
    },
    async (_request, reply): Promise<HealthResponse> => {
      reply.header("cache-control", "no-store");
      return { status: "ok" };
    },
  );
  app.get(
    "/readyz",
    {
      ...options,
      schema: {
        summary: "Whether the server wants requests",
        tags: ["operation"],
        response: {
          200: { description: "It does.", ...Health },
          503: { description: "It is starting or stopping.", ...Health },
        },
      },
    },
    async (_request, reply): Promise<HealthResponse> => {
      reply.code(lifecycle.state === "ready" ? 200 : 503).header("cache-control", "no-store");
      return { status: lifecycle.state };
    },
  );
}
