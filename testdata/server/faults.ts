import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { type Behaviour, http, RULES, raw } from "./behaviour.ts";

const OK = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n";

/** Writes again and again until the client goes away, no faster than it reads. */
function writeForever(socket: Socket, piece: string): void {
  // Small writes would fill the system's buffer one call at a time and stop everything else meanwhile.
  const pieces = piece.repeat(Math.ceil(65_536 / piece.length));
  const write = () => {
    while (!socket.destroyed && socket.write(pieces));
  };
  socket.on("drain", write);
  write();
}

/** Sends the octets and keeps the connection open. */
function say(octets: string): Behaviour {
  return raw((socket) => socket.write(octets));
}

/** Sends the octets and closes in good order. */
function sayAndClose(octets: string): Behaviour {
  return raw((socket) => socket.end(octets));
}

/** Sends the octets, waits until they are through, and resets the connection. */
function sayAndReset(octets: string): Behaviour {
  return raw((socket) => {
    socket.write(octets, () => setTimeout(() => socket.resetAndDestroy(), 50));
  });
}

const silences = {
  "never-answers": raw(() => {}),
  "stands-still": say(`${OK}Content-Length: 1000\r\n\r\nUser-agent: *\n`),
  "slow-head": raw((socket) => {
    drip(socket, `${OK}Content-Length: ${RULES.length}\r\n\r\n${RULES}`);
  }),
  /** One octet every tenth of a second: never idle, never done. */
  "slow-drip": http((_request, response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    const timer = setInterval(() => response.write("#"), 100);
    response.on("close", () => clearInterval(timer));
  }),
  /** Under https: accepts the connection and never begins the handshake. */
  "tls-silence": raw(() => {}, "https"),
} satisfies Record<string, Behaviour>;

function drip(socket: Socket, octets: string): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < octets.length) socket.write(octets.charAt(sent++));
  }, 100);
  socket.on("close", () => clearInterval(timer));
}

const breaks = {
  "closes-at-once": raw((socket) => socket.end()),
  "resets-at-once": raw((socket) => socket.resetAndDestroy()),
  "closes-in-head": sayAndClose("HTTP/1.1 200 OK\r\nContent-Ty"),
  "reset-after-head": sayAndReset(`${OK}Content-Length: 1000\r\n\r\n`),
  "cut-length": sayAndClose(`${OK}Content-Length: 1000\r\n\r\n${RULES}`),
  "cut-length-404": sayAndClose("HTTP/1.1 404 Not Found\r\nContent-Length: 1000\r\n\r\nnot"),
  "reset-length": sayAndReset(`${OK}Content-Length: 1000\r\n\r\n${RULES}`),
  "cut-chunk": sayAndClose(`${OK}Transfer-Encoding: chunked\r\n\r\n400\r\n${RULES}`),
  "cut-chunk-announced": sayAndClose(
    `${OK}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n400\r\n${RULES}`,
  ),
  "cut-length-announced": sayAndClose(
    `${OK}Connection: close\r\nContent-Length: 1000\r\n\r\n${RULES}`,
  ),
  "cut-between-chunks": sayAndClose(
    `${OK}Transfer-Encoding: chunked\r\n\r\n${RULES.length.toString(16)}\r\n${RULES}\r\n`,
  ),
  /** No announced length: the end of the connection is the end of the body ... */
  "close-ends-body": sayAndClose(`${OK}\r\n${RULES}`),
  /** ... but a reset is not. */
  "reset-ends-body": sayAndReset(`${OK}\r\n${RULES}`),
  "reset-ends-identity": sayAndReset(`${OK}Transfer-Encoding: identity\r\n\r\n${RULES}`),
  "tls-closes": raw((socket) => socket.end(), "https"),
  /** Under https: answers a TLS hello in plain HTTP. */
  "tls-plain": raw((socket) => {
    socket.end("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
  }, "https"),
} satisfies Record<string, Behaviour>;

const nonsense = {
  garbage: sayAndClose("\x00\x01\x02 this is not HTTP \xff\xfe\r\n\r\n"),
  "http-0.9": sayAndClose(RULES),
  "status-line": sayAndClose(`HTTP/1.1 OK 200\r\n\r\n${RULES}`),
  "status-low": sayAndClose(`HTTP/1.1 042 Answer\r\nContent-Length: 0\r\n\r\n`),
  "two-lengths": sayAndClose(
    `${OK}Content-Length: 5\r\nContent-Length: ${RULES.length}\r\n\r\n${RULES}`,
  ),
  "length-negative": sayAndClose(`${OK}Content-Length: -1\r\n\r\n${RULES}`),
  "chunk-garbage": sayAndClose(
    `${OK}Transfer-Encoding: chunked\r\n\r\nzzz\r\n${RULES}\r\n0\r\n\r\n`,
  ),
  /** Compressed on the way, which nobody asked for: read as it stands it would be a file without a rule. */
  "transfer-gzip": raw((socket) => {
    socket.end(
      Buffer.concat([Buffer.from(`${OK}Transfer-Encoding: gzip\r\n\r\n`), gzipSync(RULES)]),
    );
  }),
  "transfer-gzip-chunked": raw((socket) => {
    const body = gzipSync(RULES);
    socket.write(`${OK}Transfer-Encoding: gzip, chunked\r\n\r\n${body.length.toString(16)}\r\n`);
    socket.write(body);
    socket.end("\r\n0\r\n\r\n");
  }),
  "transfer-identity": sayAndClose(`${OK}Transfer-Encoding: identity\r\n\r\n${RULES}`),
  "head-nul": sayAndClose(`${OK}X-Bad: a\x00b\r\nContent-Length: 0\r\n\r\n`),
  "head-large": sayAndClose(`${OK}X-Large: ${"a".repeat(20_000)}\r\nContent-Length: 0\r\n\r\n`),
  "head-endless": raw((socket) => {
    socket.write(OK);
    writeForever(socket, `X-More: ${"a".repeat(1_000)}\r\n`);
  }),
  "status-text-endless": raw((socket) => {
    socket.write("HTTP/1.1 200 ");
    writeForever(socket, "OK ".repeat(1_000));
  }),
  "switches-protocol": say(
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n",
  ),
  "early-hints": sayAndClose(
    `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${OK}Content-Length: ${RULES.length}\r\n\r\n${RULES}`,
  ),
  "early-hints-endless": raw((socket) => writeForever(socket, "HTTP/1.1 103 Early Hints\r\n\r\n")),
  "chunk-extension-endless": raw((socket) => {
    socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n5;`);
    writeForever(socket, "x".repeat(1_000));
  }),
  /** The answer and more: what follows it belongs to nobody. */
  "answer-and-more": sayAndClose(
    `${OK}Content-Length: ${RULES.length}\r\n\r\n${RULES}HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil`,
  ),
} satisfies Record<string, Behaviour>;

const secured = {
  "https-rules": https("valid"),
  "https-expired": https("expired"),
  "https-other-name": https("other-name"),
} satisfies Record<string, Behaviour>;

function https(certificate: "valid" | "expired" | "other-name"): Behaviour {
  return {
    protocol: "https",
    certificate,
    respond: (_request, response) => {
      response.writeHead(200, { "content-type": "text/plain" }).end(RULES);
    },
  };
}

/** Behaviours that go wrong below HTTP, or with TLS. */
export const faults = { ...silences, ...breaks, ...nonsense, ...secured };
