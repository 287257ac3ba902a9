import { pipeline, Readable } from "node:stream";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { type Behaviour, http, RULES, redirect, redirects, reply, text } from "./behaviour.ts";

const HTML = { "content-type": "text/html; charset=utf-8" };
const PLAIN = { "content-type": "text/plain" };
const LIMIT = 512_000;
const LATE_RULE = "Disallow: /late\n";

/** Statuses, bodies and types of a server that speaks HTTP properly. */
const documents = {
  /** Rules as they should be served. */
  rules: text(RULES),
  empty: text("", { "content-length": "0" }),
  "no-content-type": reply(200, {}, RULES),
  "latin-1": reply(
    200,
    { "content-type": "text/plain; charset=iso-8859-1" },
    Buffer.from("User-agent: *\nDisallow: /me\xfc\nDisallow: /shut/\n", "latin1"),
  ),
  /** A page of the site instead of a robots file, as servers give that answer 200 to everything. */
  html: reply(200, HTML, "<!DOCTYPE html><title>404 Not Found</title>\n"),
  "html-large": reply(200, HTML, `<!DOCTYPE html>\n${"<p>Hello, world.</p>\n".repeat(20_000)}`),
  "html-with-rules": reply(200, HTML, `<html><body><pre>\n${RULES}</pre></body></html>\n`),
  "meta-refresh": reply(200, HTML, "<meta http-equiv=refresh content='0;url=/real.txt'>\n"),
  "all-headers": text(RULES, {
    "cache-control": "max-age=0",
    expires: "Thu, 01 Jan 1970 00:00:00 GMT",
    "last-modified": "Mon, 01 Jun 2026 10:00:00 GMT",
    etag: '"abc"',
    server: "kit",
    "x-robots-tag": "noindex",
    age: "17",
    vary: "User-Agent",
    via: "1.1 edge",
    "set-cookie": "secret=1",
    "x-other": "dropped",
  }),
  "long-header": text(RULES, { etag: `"${"e".repeat(5_000)}"` }),
  /** Other rules for whoever looks like a library than for a named crawler. */
  "by-user-agent": http((request, response) => {
    const library = /^(Python-urllib|undici|node)/i.test(request.headers["user-agent"] ?? "");
    response.writeHead(library ? 403 : 200, PLAIN).end(library ? "" : RULES);
  }),
} satisfies Record<string, Behaviour>;

const statuses = {
  "status-204": reply(204, {}),
  "status-304": reply(304, {}),
  "status-400": reply(400, PLAIN),
  "status-401": reply(401, { "www-authenticate": "Basic" }),
  "status-403": reply(403, HTML, "<h1>Forbidden</h1>"),
  "status-404": reply(404, PLAIN, "not here"),
  "status-410": reply(410, PLAIN),
  "status-429": reply(429, { "retry-after": "120" }),
  "status-500": reply(500, HTML, "<html>Oops</html>"),
  "status-500-empty": reply(500, PLAIN),
  "status-503": reply(503, { "retry-after": "3600", ...PLAIN }, "down for maintenance"),
  /** Outside the registry; some sites answer so to whom they take for a robot. */
  "status-999": reply(999, PLAIN),
} satisfies Record<string, Behaviour>;

/** 512 KiB of zeros in a gzip member: members may be strung together, so a few make any size. */
function zeros(members: number): Buffer {
  const member = gzipSync(Buffer.alloc(524_288));
  return Buffer.concat(Array.from({ length: members }, () => member));
}

/** Sends a piece again and again for as long as the client takes it. */
function endless(start: Buffer | string, piece: Buffer | string, coding?: string): Behaviour {
  return http((_request, response) => {
    response.writeHead(200, {
      ...PLAIN,
      ...(coding !== undefined && { "content-encoding": coding }),
    });
    response.write(start);
    const pieces = (function* () {
      for (;;) yield piece;
    })();
    pipeline(Readable.from(pieces), response, () => {});
  });
}

const codings = {
  gzip: text(gzipSync(RULES), { "content-encoding": "gzip" }),
  "x-gzip": text(gzipSync(RULES), { "content-encoding": "X-GZIP" }),
  brotli: text(brotliCompressSync(RULES), { "content-encoding": "br" }),
  "deflate-zlib": text(deflateSync(RULES), { "content-encoding": "deflate" }),
  "deflate-raw": text(deflateRawSync(RULES), { "content-encoding": "deflate" }),
  "coding-identity": text(RULES, { "content-encoding": "identity" }),
  "coding-two": text(brotliCompressSync(gzipSync(RULES)), { "content-encoding": "gzip, br" }),
  "coding-three": text(RULES, { "content-encoding": "gzip, gzip, gzip" }),
  "coding-unknown": text(RULES, { "content-encoding": "zstd" }),
  /** Says gzip, sends plain text. */
  "coding-false": text(RULES, { "content-encoding": "gzip" }),
  "coding-false-404": reply(404, { "content-encoding": "br" }, "not here"),
  /** A gzip stream that lacks its end although the HTTP message is whole. */
  "coding-cut": text(gzipSync(RULES).subarray(0, 20), { "content-encoding": "gzip" }),
  "coding-empty": text("", { "content-encoding": "gzip", "content-length": "0" }),
  /** 500 MiB of zeros behind half a megabyte. */
  "gzip-bomb": text(zeros(1_000), { "content-encoding": "gzip" }),
  /** The same again, compressed once more to a few kilobytes. */
  "gzip-bomb-twice": text(gzipSync(zeros(1_000)), { "content-encoding": "gzip, gzip" }),
  /** A gzip head whose file name never ends: octets without end that decode to nothing. */
  "gzip-nothing": endless(Buffer.from("1f8b08080000000000ff", "hex"), "a".repeat(16_384), "gzip"),
} satisfies Record<string, Behaviour>;

/** A comment line of so many octets, then the rule. */
function sized(octets: number): Buffer {
  const head = "User-agent: *\n";
  const comment = `#${"x".repeat(octets - head.length - LATE_RULE.length - 2)}\n`;
  return Buffer.from(head + comment + LATE_RULE);
}

const sizes = {
  "size-limit": text(sized(LIMIT)),
  "size-limit-chunked": http((_request, response) => {
    response.writeHead(200, PLAIN);
    response.write(sized(LIMIT));
    response.end();
  }),
  "size-limit-gzip": text(gzipSync(sized(LIMIT)), { "content-encoding": "gzip" }),
  "size-over": text(sized(LIMIT + 1)),
  "size-over-gzip": text(gzipSync(sized(LIMIT + 1)), { "content-encoding": "gzip" }),
  "size-1-mib": text(sized(1_048_576)),
  endless: endless("User-agent: *\n", "# and so on\n".repeat(1_000)),
} satisfies Record<string, Behaviour>;

const redirections = {
  "redirect-once": redirects(1),
  "redirect-5": redirects(5),
  "redirect-6": redirects(6),
  "redirect-self": redirect(301, "/robots.txt"),
  "redirect-circle": http((request, response) => {
    const to = request.url === "/robots.txt" ? "/there" : "/robots.txt";
    response.writeHead(302, { location: to }).end();
  }),
  "redirect-other-origin": redirect(301, ({ originOf }) => `${originOf("rules")}/robots.txt`),
  "redirect-to-https": redirect(308, ({ originOf }) => `${originOf("https-rules")}/robots.txt`),
  "redirect-to-404": redirect(302, ({ originOf }) => `${originOf("status-404")}/robots.txt`),
  "redirect-to-silence": redirect(302, ({ originOf }) => `${originOf("never-answers")}/robots.txt`),
  "redirect-relative": http((request, response) => {
    if (request.url === "/files/real.txt?a=1") response.writeHead(200, PLAIN).end(RULES);
    else response.writeHead(303, { location: "files/real.txt?a=1#top" }).end();
  }),
  "redirect-utf8": http((request, response) => {
    if (request.url === "/m%C3%BC") response.writeHead(200, PLAIN).end(RULES);
    else response.writeHead(307, { location: Buffer.from("/mü").toString("latin1") }).end();
  }),
  "redirect-without-location": reply(301, PLAIN, "moved, but where?"),
  "redirect-blank-location": reply(302, { location: " " }),
  "redirect-unparsable": reply(302, { location: "http://[::1/robots.txt" }),
  "redirect-two-locations": http((_request, response) => {
    response.writeHead(302, ["location", "/a", "location", "/b"]).end();
  }),
  "redirect-file": redirect(302, "file:///etc/hostname"),
  "redirect-ftp": redirect(302, "ftp://ftp.example/robots.txt"),
  "redirect-javascript": redirect(302, "javascript:alert(1)"),
  "redirect-credentials": redirect(302, "http://name:secret@site.example/robots.txt"),
  "redirect-private": redirect(302, "http://10.0.0.1/robots.txt"),
  "redirect-metadata": redirect(302, "http://169.254.169.254/latest/meta-data/"),
  "redirect-loopback-port": redirect(302, "http://127.0.0.1:6379/"),
  "redirect-port-0": redirect(302, "http://127.0.0.1:0/"),
  "redirect-unknown-name": redirect(302, "http://nowhere.invalid/robots.txt"),
} satisfies Record<string, Behaviour>;

/** Behaviours whose HTTP is in order, whatever they say with it. */
export const answers = { ...documents, ...statuses, ...codings, ...sizes, ...redirections };
