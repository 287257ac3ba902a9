import { expect, test } from "vitest";
import { isLoopback, readConfig } from "../src/config.ts";
import { ConfigError, createServer } from "../src/index.ts";

test("without options: this machine alone, port 9309, nothing private allowed", () => {
  const config = readConfig();
  expect(config).toMatchObject({
    host: "127.0.0.1",
    port: 9309,
    loopback: true,
    hostNames: [],
    trustProxy: false,
    logLevel: "info",
    stopMs: 10_000,
  });
  expect(config.allow("127.0.0.1", 80)).toBe(false);
});

test.each([
  { host: "127.0.0.1", loopback: true },
  { host: "127.0.0.2", loopback: true },
  { host: "localhost", loopback: true },
  { host: "::1", loopback: true },
  { host: "[::1]", loopback: true },
  { host: "0.0.0.0", loopback: false },
  { host: "::", loopback: false },
  { host: "192.0.2.1", loopback: false },
  { host: "127.example.com", loopback: false },
  { host: "localhost.example.com", loopback: false },
])("$host is this machine alone: $loopback", ({ host, loopback }) => {
  expect(isLoopback(host)).toBe(loopback);
  expect(readConfig({ host }).loopback).toBe(loopback);
});

test("brackets around an IPv6 address are not part of it", () => {
  expect(readConfig({ host: "[::1]" }).host).toBe("::1");
});

test("limits that are given replace the default, the others stay", () => {
  const { own, others } = readConfig({ rateLimits: { fetchesPerMinute: 7 } }).limits;
  expect([own.fetchesPerMinute, others.fetchesPerMinute]).toEqual([7, 7]);
  expect(own.requestsPerMinute).toBeGreaterThan(others.requestsPerMinute * 10);
});

test.each([
  { host: "127.0.0.1", ip: "127.0.0.1", own: true },
  { host: "127.0.0.1", ip: "::1", own: true },
  { host: "127.0.0.1", ip: "::ffff:127.0.0.1", own: true },
  { host: "127.0.0.1", ip: "203.0.113.5", own: false },
  { host: "0.0.0.0", ip: "127.0.0.1", own: false },
])("a client $ip of a server on $host is its own: $own", ({ host, ip, own }) => {
  expect(readConfig({ host }).limits.isOwn(ip)).toBe(own);
});

test("an empty list of proxies trusts none", () => {
  expect(readConfig({ trustProxy: [] }).trustProxy).toBe(false);
  expect(readConfig({ trustProxy: ["10.0.0.0/8"] }).trustProxy).toEqual(["10.0.0.0/8"]);
});

test.each([
  { options: { port: 65_536 }, says: /^port: 65536 .* 0 to 65535/ },
  { options: { port: -1 }, says: /^port: -1/ },
  { options: { port: 1.5 }, says: /^port: 1.5/ },
  { options: { port: Number.NaN }, says: /^port: NaN/ },
  { options: { host: "" }, says: /^host: .*127\.0\.0\.1/ },
  { options: { hostNames: ["https://a.example"] }, says: /^hostNames: “https:\/\/a\.example”/ },
  { options: { hostNames: ["a.example:80"] }, says: /^hostNames: .* without scheme and port/ },
  { options: { allowAddresses: ["localhost"] }, says: /^allowAddresses: “localhost”/ },
  { options: { rateLimits: { fetchesPerMinute: 0 } }, says: /^rateLimits\.fetchesPerMinute: 0/ },
  { options: { stopMs: -1 }, says: /^stopMs: -1/ },
  { options: { userAgent: "a\nb" }, says: /^userAgent/ },
  { options: { trustProxy: ["nothing"] }, says: /^trustProxy: .*nothing/ },
])("$options is refused: which, why, and what would be right", async ({ options, says }) => {
  const error = await createServer({ webRoot: null, ...options }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as Error).message).toMatch(says);
});
