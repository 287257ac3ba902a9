import { crawlers } from "@aushang/engine/crawlers";
import { expect, test } from "vitest";
import type { CrawlersResponse } from "../src/http/api.ts";
import { startServer } from "./started-server.ts";

test("the whole registry, every entry with its facts and where they were read", async () => {
  const app = await startServer();
  const response = await app.inject("/api/v1/crawlers");
  expect(response.statusCode).toBe(200);
  const { crawlers: entries } = response.json<CrawlersResponse>();
  expect(entries.map(({ token }) => token)).toEqual(crawlers.map(({ token }) => token));
  for (const { token, facts } of entries) {
    expect(facts?.token).toBe(token);
    expect(facts?.dateRead).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("asked again it says that nothing changed", async () => {
  const app = await startServer();
  const first = await app.inject("/api/v1/crawlers");
  expect(first.headers["cache-control"]).toBe("public, max-age=3600");
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  const again = await app.inject({ url: "/api/v1/crawlers", headers: { "if-none-match": etag } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  const other = await app.inject({ url: "/api/v1/crawlers", headers: { "if-none-match": '"x"' } });
  expect(other.statusCode).toBe(200);
});

test.each(["br", "gzip"])("it is sent compressed as %s on request", async (encoding) => {
  const app = await startServer();
  const plain = await app.inject("/api/v1/crawlers");
  const packed = await app.inject({
    url: "/api/v1/crawlers",
    headers: { "accept-encoding": encoding },
  });
  expect(packed.headers["content-encoding"]).toBe(encoding);
  expect(packed.headers.vary).toContain("accept-encoding");
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});
