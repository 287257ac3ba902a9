import type { FetchOutcome } from "@aushang/engine";
import type { TestResult } from "@aushang/engine/tester";
import { verdictWord } from "@aushang/engine/texts";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Lifecycle } from "./lifecycle.ts";

/** What the server counts. No label ever holds an address, a host or anything else that a caller chose. */
export interface Metrics {
  /** A fetch came to an end; `cached` when no request of our own was behind it. */
  fetched(outcome: FetchOutcome, cached: boolean): void;
  /** A fetch was refused by our own limits. */
  refusedFetch(by: "client" | "host"): void;
  tested(result: Pick<TestResult, "verdict" | "basis">): void;
  /** A job of a thread came to an end, after so many milliseconds of computing. */
  analysed(job: string, outcome: AnalysisOutcome, ms: number): void;
}

/** What came of a job. */
export type AnalysisOutcome = "done" | "refused" | "too-much-work" | "cancelled" | "failed";

/** The process is one, however many servers run in it: its figures are collected once. */
let processRegistry: Registry | null = null;

function processFigures(): Registry {
  if (processRegistry === null) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** The kind of an outcome: the failure, or the status by its class, with the ones that mean something of their own. */
export function outcomeKind({ failure, status }: Pick<FetchOutcome, "failure" | "status">): string {
  if (failure !== null) return failure;
  if (status === null) return "none";
  if (status === 404 || status === 429) return String(status);
  return `${Math.floor(status / 100)}xx`;
}

function count(registry: Registry): Metrics {
  const registers = [registry];
  const outcomes = new Counter({
    name: "aushang_fetch_outcomes_total",
    help: "What came of fetching a robots.txt, by status class or kind of failure; answers from the cache not counted.",
    labelNames: ["kind"],
    registers,
  });
  const hits = new Counter({
    name: "aushang_fetch_cache_hits_total",
    help: "Answers that were taken from the cache or shared with a fetch under way.",
    registers,
  });
  const seconds = new Histogram({
    name: "aushang_fetch_duration_seconds",
    help: "How long fetching a robots.txt took.",
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const refused = new Counter({
    name: "aushang_fetches_refused_total",
    help: "Fetches that our own limits refused, by whose limit it was.",
    labelNames: ["by"],
    registers,
  });
  const results = new Counter({
    name: "aushang_test_results_total",
    help: "Test results by verdict as people see it.",
    labelNames: ["verdict"],
    registers,
  });
  const analyses = new Histogram({
    name: "aushang_analysis_duration_seconds",
    help: "Computing for questions about all addresses, by kind of question and what came of it.",
    labelNames: ["job", "outcome"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  return {
    fetched(outcome, cached) {
      if (cached) return hits.inc();
      outcomes.inc({ kind: outcomeKind(outcome) });
      seconds.observe(outcome.elapsedMs / 1000);
    },
    refusedFetch: (by) => refused.inc({ by }),
    analysed: (job, outcome, ms) => analyses.observe({ job, outcome }, ms / 1000),
    tested: (result) => results.inc({ verdict: verdictWord(result) }),
  };
}

/** `GET /metrics` in the Prometheus text format, and the counting of every request. */
export function serveMetrics(app: FastifyInstance, lifecycle: Lifecycle): Metrics {
  const registry = new Registry();
  const durations = new Histogram({
    name: "aushang_http_request_duration_seconds",
    help: "Time to answer a request, by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  new Gauge({
    name: "aushang_http_requests_running",
    help: "Requests that are being answered.",
    registers: [registry],
    collect() {
      this.set(lifecycle.running);
    },
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unmatched";
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  app.get(
    "/metrics",
    {
      config: { rateLimit: false },
      logLevel: "warn",
      schema: {
        summary: "Figures for Prometheus",
        description: "Text format of Prometheus. Labels hold no address and no host.",
        tags: ["operation"],
        response: {
          200: {
            description: "Figures of the server and its process.",
            content: { "text/plain": { schema: { type: "string" } } },
          },
        },
      },
    },
    async (_request, reply) => {
      const text = await Registry.merge([registry, processFigures()]).metrics();
      return reply.type(registry.contentType).header("cache-control", "no-store").send(text);
    },
  );
  return count(registry);
}
