import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { serverProblem } from "./problem.ts";

/** Addresses of the page's views. Each answers with the one document; every other unknown address is a 404. */
const PAGE_ROUTES: readonly string[] = ["/", "/compare", "/pattern", "/tests", "/impact"];

/** What this server asks of crawlers: the pages yes, the interface and the endless addresses of tests no. */
const OWN_ROBOTS = `# The pages may be crawled. The interface and links to single tests and comparisons lead nowhere new.
User-agent: *
Disallow: /api/
Disallow: /*?*url=
Disallow: /*?*left=
Disallow: /*?*right=
Disallow: /*?*pattern=
Disallow: /healthz
Disallow: /readyz
Disallow: /metrics
`;

/** Folder of the built page in the installed package. */
export function builtPage(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve("@aushang/web/package.json")), "dist");
}

/** Files under `assets/` carry a hash of their content in their name: the same name is the same file for ever. */
function cacheControl(path: string): string {
  return /[/\\]assets[/\\]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** The page and its files from a folder, and the server's own robots.txt. Null: the robots.txt only. */
export async function servePage(app: FastifyInstance, root: string | null): Promise<void> {
  app.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "max-age=3600")
      .send(OWN_ROBOTS),
  );
  if (root === null) return;

  const built = existsSync(join(root, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      dotfiles: "ignore",
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader("cache-control", cacheControl(path));
        response.setHeader("vary", "accept-encoding");
      },
    });
  }
  for (const route of PAGE_ROUTES) {
    app.get(route, { schema: { hide: true } }, async (_request, reply) => {
      if (!built) throw serverProblem("page-not-built", null);
      return reply.sendFile("index.html");
    });
  }
}
