import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addressPolicy,
  canonicalAddress,
  endpointOf,
  isPublicAddress,
} from "../../src/connection/guard.ts";

const NOT_PUBLIC = [
  ["loopback", "127.0.0.1"],
  ["loopback, another", "127.255.255.254"],
  ["this network", "0.0.0.0"],
  ["this network, another", "0.1.2.3"],
  ["private 10/8", "10.1.2.3"],
  ["private 172.16/12, first", "172.16.0.1"],
  ["private 172.16/12, last", "172.31.255.255"],
  ["private 192.168/16", "192.168.1.1"],
  ["carrier-grade NAT", "100.64.0.1"],
  ["metadata of one cloud, in carrier-grade NAT", "100.100.100.200"],
  ["link-local", "169.254.0.1"],
  ["metadata", "169.254.169.254"],
  ["metadata of one cloud, in a reserved range", "192.0.0.192"],
  ["platform channel of one cloud", "168.63.129.16"],
  ["protocol assignments", "192.0.0.8"],
  ["documentation 1", "192.0.2.1"],
  ["documentation 2", "198.51.100.7"],
  ["documentation 3", "203.0.113.9"],
  ["benchmarks", "198.18.0.1"],
  ["benchmarks, last", "198.19.255.255"],
  ["6to4 relay", "192.88.99.1"],
  ["AS112", "192.175.48.1"],
  ["AMT", "192.52.193.1"],
  ["multicast", "224.0.0.1"],
  ["multicast, last", "239.255.255.255"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified", "::"],
  ["loopback", "::1"],
  ["loopback, written out", "0:0:0:0:0:0:0:1"],
  ["mapped loopback, dotted", "::ffff:127.0.0.1"],
  ["mapped loopback, hexadecimal", "::ffff:7f00:1"],
  ["mapped private", "::ffff:10.0.0.1"],
  ["mapped metadata", "::ffff:169.254.169.254"],
  ["IPv4-compatible loopback", "::127.0.0.1"],
  ["IPv4-compatible, although it carries a public address", "::8.8.8.8"],
  ["translated (RFC 6145)", "::ffff:0:7f00:1"],
  ["NAT64 loopback", "64:ff9b::7f00:1"],
  ["NAT64 loopback, dotted", "64:ff9b::127.0.0.1"],
  ["NAT64, although it carries a public address", "64:ff9b::8.8.8.8"],
  ["local NAT64", "64:ff9b:1::1"],
  ["6to4", "2002:7f00:1::"],
  ["Teredo", "2001::1"],
  ["ORCHID", "2001:20::1"],
  ["benchmarks", "2001:2::1"],
  ["documentation", "2001:db8::1"],
  ["documentation, new", "3fff::1"],
  ["segment routing", "5f00::1"],
  ["discard", "100::1"],
  ["link-local", "fe80::1"],
  ["link-local with a zone", "fe80::1%eth0"],
  ["site-local", "fec0::1"],
  ["unique local", "fc00::1"],
  ["metadata", "fd00:ec2::254"],
  ["multicast", "ff02::1"],
  ["not handed out to anybody", "4000::1"],
  ["no address", "localhost"],
  ["no address", ""],
  ["no address in canonical form", "0x7f.1"],
] as const;

test.each(NOT_PUBLIC)("%s is not public: %s", (_why, ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});

test.each([
  "8.8.8.8",
  "93.184.216.34",
  "172.15.255.255",
  "172.32.0.1",
  "100.63.255.255",
  "100.128.0.1",
  "11.0.0.1",
  "223.255.255.255",
  "::ffff:8.8.8.8",
  "2606:4700::1111",
  "2a00:1450:4001:80b::200e",
])("%s is public", (ip) => {
  expect(isPublicAddress(ip)).toBe(true);
});

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["::ffff:127.0.0.1", "127.0.0.1"],
  ["::ffff:7f00:1", "127.0.0.1"],
  ["2001:0DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["::8.8.8.8", "::808:808"],
  ["127.1", null],
  ["name.example", null],
])("%s has the canonical form %s", (ip, canonical) => {
  expect(canonicalAddress(ip)).toBe(canonical);
});

test.each([
  ["http://Shop.Example/robots.txt", { host: "shop.example", port: 80 }],
  ["https://shop.example/robots.txt", { host: "shop.example", port: 443 }],
  ["https://[::1]:8443/robots.txt", { host: "::1", port: 8443 }],
  ["http://2130706433:0/", { host: "127.0.0.1", port: 0 }],
])("%s has its endpoint", (address, endpoint) => {
  expect(endpointOf(new URL(address))).toEqual(endpoint);
});

const TYPED = { host: "intranet.example", port: 8080 };

test.each([
  ["nothing is private by default", false, TYPED, "10.0.0.1", false],
  ["public is always permitted", false, TYPED, "8.8.8.8", true],
  ["what was typed is trusted", true, TYPED, "10.0.0.1", true],
  ["another port is not", true, { ...TYPED, port: 6379 }, "10.0.0.1", false],
  ["another host is not", true, { ...TYPED, host: "10.0.0.1" }, "10.0.0.1", false],
  ["no address at all is not", true, TYPED, "nonsense", false],
])("policy: %s", (_why, trustTyped, endpoint, ip, permitted) => {
  expect(addressPolicy(() => false, trustTyped, TYPED).permits(endpoint, ip)).toBe(permitted);
});

test("an allow-list is asked with the canonical address and the port", () => {
  const asked: unknown[] = [];
  const policy = addressPolicy((ip, port) => asked.push([ip, port]) > 0, false, TYPED);
  expect(policy.permits(TYPED, "::ffff:127.0.0.1")).toBe(true);
  expect(policy.permits(TYPED, "::1")).toBe(true);
  expect(asked).toEqual([
    ["127.0.0.1", 8080],
    ["::1", 8080],
  ]);
});

test("no IPv4 address becomes public by being written inside IPv6", () => {
  fc.assert(
    fc.property(fc.ipV4(), (ip) => {
      expect(isPublicAddress(`::ffff:${ip}`)).toBe(isPublicAddress(ip));
      for (const wrapped of [`::${ip}`, `64:ff9b::${ip}`, `::ffff:0:${ip}`]) {
        expect(isPublicAddress(wrapped)).toBe(false);
      }
    }),
  );
});

test("any text is judged without throwing, and only global unicast IPv6 is public", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4Extended()), (text) => {
      const isPublic = isPublicAddress(text);
      if (isPublic && text.includes(":") && !/ffff:/i.test(text)) {
        expect(text).toMatch(/^[23]/);
      }
    }),
    { numRuns: 1_000 },
  );
});
