import { createHash } from "node:crypto";
import { crawlers } from "@aushang/engine/crawlers";
import { facts } from "@aushang/engine/crawlers/facts";
import type { FastifyInstance } from "fastify";
import type { CrawlersResponse } from "./api.ts";
import { Crawlers, problemResponses } from "./schemas.ts";

/** `GET /api/v1/crawlers`: the registry, with what is known about each and where that was read. */
export function serveCrawlers(app: FastifyInstance): void {
  const factsOf = new Map(facts.map((one) => [one.token, one]));
  const registry: CrawlersResponse = {
    crawlers: crawlers.map((one) => ({ ...one, facts: factsOf.get(one.token) ?? null })),
  };
  const text = JSON.stringify(registry);
  // Weak: the same registry may be sent compressed or not.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

  app.get(
    "/api/v1/crawlers",
    {
      schema: {
        summary: "The registry of crawlers and control tokens",
        description:
          "Every entry with its documented behaviour, the sources and the day they were read. Where a crawler's own pages say nothing the value is null. Send the `ETag` back in `If-None-Match` to be told 304 while nothing has changed.",
        tags: ["crawlers"],
        response: {
          200: { description: "The registry.", ...Crawlers },
          304: { description: "Nothing has changed since that `ETag`.", type: "null" },
          ...problemResponses(403, 405, 429, 503),
        },
      },
    },
    async (request, reply) => {
      reply.headers({ etag, "cache-control": "public, max-age=3600" });
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.type("application/json; charset=utf-8").send(text);
    },
  );
}
