import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { SHARED_SCHEMAS } from "./schemas.ts";

const ABOUT = `What a robots.txt really says: for an address and a crawler the verdict, the line that decides, and why.

A robots.txt that cannot be had is a result of a test, not an error: the answer has status 200 and says what it means
for the crawler. Questions about all addresses need the file: one that could not be read is the problem
\`robots-not-readable\`. Errors are \`application/problem+json\` (RFC 9457) with a stable \`type\`; their texts follow \`Accept-Language\`
(English, German, Danish). Objects may gain properties; none is renamed or dropped.`;

/** Version of the running package. */
function version(): string {
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Collects the description of every route that is registered after it. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  for (const schema of SHARED_SCHEMAS) app.addSchema(schema);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Aushang",
        version: version(),
        description: ABOUT,
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: "/" }],
      tags: [
        { name: "test", description: "Verdicts" },
        { name: "proofs", description: "Questions about all addresses, answered with proofs" },
        { name: "crawlers", description: "The registry of crawlers" },
        { name: "operation", description: "For the people who run the server" },
      ],
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`),
    },
  });
}

/**
 * `GET /api/openapi.json`: the description of the interface, made from the schemas that also check requests. Before it
 * is made, `prepare` finds what it needs; as long as something was not found, it is made anew each time.
 */
export function serveDescription(app: FastifyInstance, prepare: () => Promise<boolean>): void {
  let isComplete = false;
  let text = "";
  let etag = "";
  app.get("/api/openapi.json", { schema: { hide: true } }, async (request, reply) => {
    if (!isComplete) {
      isComplete = await prepare();
      text = JSON.stringify(app.swagger());
      etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    }
    reply.headers({ etag, "cache-control": "no-cache" });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(text);
  });
}
