import { expect, test } from "vitest";
import { readAllowed } from "../src/allowed.ts";

const allows = (entry: string, ip: string, port: number): boolean => {
  const allowed = readAllowed([entry]);
  if ("problem" in allowed) throw new Error(allowed.problem);
  return allowed.allow(ip, port);
};

test.each([
  { entry: "10.0.0.5", ip: "10.0.0.5", port: 80, allowed: true },
  { entry: "10.0.0.5", ip: "10.0.0.5", port: 8080, allowed: true },
  { entry: "10.0.0.5", ip: "10.0.0.6", port: 80, allowed: false },
  { entry: "127.0.0.1:8080", ip: "127.0.0.1", port: 8080, allowed: true },
  { entry: "127.0.0.1:8080", ip: "127.0.0.1", port: 8081, allowed: false },
  { entry: " 127.0.0.1:8080 ", ip: "127.0.0.1", port: 8080, allowed: true },
  { entry: "127.0.0.1", ip: "::ffff:127.0.0.1", port: 80, allowed: true },
  { entry: "::1", ip: "::1", port: 443, allowed: true },
  { entry: "[::1]", ip: "::1", port: 443, allowed: true },
  { entry: "[::1]:80", ip: "0:0:0:0:0:0:0:1", port: 80, allowed: true },
  { entry: "[::1]:80", ip: "::1", port: 81, allowed: false },
  { entry: "FD00::1", ip: "fd00:0::1", port: 80, allowed: true },
  { entry: "10.0.0.5", ip: "no address", port: 80, allowed: false },
])("$entry lets through $ip port $port: $allowed", ({ entry, ip, port, allowed }) => {
  expect(allows(entry, ip, port)).toBe(allowed);
});

test.each([
  "localhost",
  "localhost:80",
  "example.com",
  "10.0.0.0/8",
  "10.0.0.256",
  "10.0.0.5:0",
  "10.0.0.5:65536",
  "10.0.0.5:",
  "[10.0.0.5",
  "",
  "*",
])("%j is refused by name, with what would be right", (entry) => {
  const allowed = readAllowed(["10.0.0.1", entry]);
  expect(allowed).toHaveProperty("problem");
  if (!("problem" in allowed)) return;
  expect(allowed.problem).toContain(`“${entry}”`);
  expect(allowed.problem).toContain("127.0.0.1:8080");
});

test("an empty list allows nothing", () => {
  const allowed = readAllowed([]);
  expect("allow" in allowed && allowed.allow("127.0.0.1", 80)).toBe(false);
});

test("several entries add up", () => {
  const allowed = readAllowed(["10.0.0.5:80", "10.0.0.5:81", "::1"]);
  if ("problem" in allowed) throw new Error(allowed.problem);
  expect([80, 81, 82].map((port) => allowed.allow("10.0.0.5", port))).toEqual([true, true, false]);
  expect(allowed.allow("::1", 9)).toBe(true);
});
