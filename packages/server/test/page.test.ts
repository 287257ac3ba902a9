import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { compile, parse } from "@aushang/engine";
import { expect, onTestFinished, test } from "vitest";
import { createServer } from "../src/index.ts";
import { startServer } from "./started-server.ts";

const HTML = "<!doctype html><title>Aushang</title>";
const SCRIPT = "export const answer = 42;\n".repeat(100);

/** Other words than the script's, to tell which of the two was sent. */
const PACKED = `${SCRIPT}// packed by the build\n`;

/** A folder as the build of the page leaves it. */
function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "aushang-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".hidden"));
  const files = {
    "index.html": HTML,
    "assets/index-Bx3kQ9.js": SCRIPT,
    "assets/index-Bx3kQ9.js.br": brotliCompressSync(PACKED),
    "service-worker.js": "self.skipWaiting();",
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "robots.txt": "User-agent: *\nDisallow: /\n",
    ".hidden/secret.txt": "secret",
    ".env": "secret",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test("the document: at its route, with any query, never from an old copy", async () => {
  const app = await startServer({ webRoot: builtFolder() });
  for (const url of [
    "/",
    "/?url=https%3A%2F%2Fa.example%2F&as=Googlebot",
    "/?lang=de",
    "/compare?left=a.example",
  ]) {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-cache");
    expect(response.headers["content-security-policy"]).toContain("default-src 'self'");
    expect(response.body).toBe(HTML);
  }
  const { headers } = await app.inject("/");
  const again = await app.inject({ url: "/", headers: { "if-none-match": String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test("files with a hash in their name are kept for ever, the service worker is not", async () => {
  const app = await startServer({ webRoot: builtFolder() });
  const script = await app.inject("/assets/index-Bx3kQ9.js");
  expect(script.statusCode).toBe(200);
  expect(script.headers["content-type"]).toMatch(/^(text|application)\/javascript/);
  expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(script.body).toBe(SCRIPT);
  expect((await app.inject("/service-worker.js")).headers["cache-control"]).toBe("no-cache");
  expect((await app.inject("/favicon.svg")).headers["content-type"]).toBe("image/svg+xml");
});

test("what was compressed by the build is sent so, the rest is compressed on the way", async () => {
  const app = await startServer({ webRoot: builtFolder() });
  const get = (encoding: string) =>
    app.inject({ url: "/assets/index-Bx3kQ9.js", headers: { "accept-encoding": encoding } });
  const packed = await get("br, gzip");
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(packed.headers["cache-control"]).toContain("immutable");
  expect(packed.headers["content-type"]).toMatch(/javascript/);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(PACKED);
  expect((await get("gzip")).headers["content-encoding"]).toBe("gzip");
});

test.each([
  "/matrix",
  "/index",
  "/assets/",
  "/assets",
  "/assets/index-old.js",
  "/.env",
  "/.hidden/secret.txt",
  "/../package.json",
  "/%2e%2e/package.json",
  "/..%2fpackage.json",
  "/assets/..%5c..%5cpackage.json",
  "//etc/passwd",
])("%s is nothing: 404", async (url) => {
  const app = await startServer({ webRoot: builtFolder() });
  const response = await app.inject({ url, headers: { accept: "text/html" } });
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain("secret");
  expect(response.headers["cache-control"]).toBe("no-store");
  const asData = await app.inject({ url, headers: { accept: "application/json" } });
  expect(asData.json().type).toBe("urn:aushang:problem:not-found");
});

test("a NUL in an address: 400", async () => {
  const app = await startServer({ webRoot: builtFolder() });
  expect((await app.inject("/assets/%00")).statusCode).toBe(400);
});

test("the page cannot be posted to", async () => {
  const app = await startServer({ webRoot: builtFolder() });
  const response = await app.inject({ method: "POST", url: "/" });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe("GET, HEAD");
});

test("a page that was not built says what to run; the interface works", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aushang-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const webRoot of [folder, join(folder, "none")]) {
    const app = await startServer({ webRoot });
    const response = await app.inject({
      url: "/",
      headers: { accept: "text/html", "accept-language": "de" },
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.body).toContain("npm run build");
    expect((await app.inject("/api/v1/crawlers")).statusCode).toBe(200);
    expect((await app.inject("/other")).statusCode).toBe(404);
  }
});

test("without further word the page is that of the package", async () => {
  const app = await createServer({ logger: { level: "silent" } });
  onTestFinished(() => app.close());
  expect([200, 503]).toContain((await app.inject("/")).statusCode);
});

test("the server's own robots.txt: the page is open, interface and single tests are not", async () => {
  const app = await startServer({ webRoot: builtFolder() });
  const response = await app.inject("/robots.txt");
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const matcher = compile(parse(response.body), "Googlebot");
  const verdict = (address: string) => matcher.decide(address).verdict;
  expect(verdict("/")).toBe("allowed");
  expect(verdict("/?lang=de")).toBe("allowed");
  for (const page of ["/compare", "/pattern", "/tests", "/impact"])
    expect(verdict(page)).toBe("allowed");
  expect(verdict("/assets/index-Bx3kQ9.js")).toBe("allowed");
  expect(verdict("/?url=https://a.example/")).toBe("disallowed");
  expect(verdict("/?lang=de&url=a")).toBe("disallowed");
  expect(verdict("/pattern?pattern=/a")).toBe("disallowed");
  expect(verdict("/compare?left=a.example&right=b.example")).toBe("disallowed");
  expect(verdict("/api/v1/test")).toBe("disallowed");
  expect(verdict("/metrics")).toBe("disallowed");
});
