import { expect, test } from "vitest";
import { addressPolicy } from "../../src/connection/guard.ts";
import { type Lookup, resolveChecked, systemResolver } from "../../src/connection/resolve.ts";

const POLICY = addressPolicy(() => false, false, { host: "typed.example", port: 80 });

const answering =
  (...addresses: string[]): Lookup =>
  async () =>
    addresses.map((address) => ({ address }));

const failing =
  (code: string): Lookup =>
  async () => {
    throw Object.assign(new Error("secret detail 10.9.8.7"), { code });
  };

test("all public addresses of a name are given, in their order and with their family", async () => {
  const lookup = answering("2606:4700::1111", "8.8.8.8");
  await expect(resolveChecked({ host: "a.example", port: 80 }, POLICY, lookup)).resolves.toEqual([
    { address: "2606:4700::1111", family: 6 },
    { address: "8.8.8.8", family: 4 },
  ]);
});

test.each([
  ["one address that is not public", "typed.example", answering("10.0.0.1"), "private-address"],
  ["one among others", "typed.example", answering("8.8.8.8", "10.0.0.1"), "private-address"],
  ["the last of many", "x.example", answering("8.8.8.8", "8.8.4.4", "::1"), "private-address"],
  ["an answer that is no address", "x.example", answering("8.8.8.8", "oops"), "private-address"],
  ["no answer", "x.example", answering(), "dns"],
  ["an unknown name", "x.example", failing("ENOTFOUND"), "dns"],
  ["no name server", "x.example", failing("EAI_AGAIN"), "dns"],
  ["any other trouble of the resolver", "x.example", failing("ESERVFAIL"), "dns"],
  ["a private literal", "10.0.0.1", answering("8.8.8.8"), "private-address"],
  ["a private IPv6 literal", "fd00::1", answering("8.8.8.8"), "private-address"],
])("%s: refused", async (_why, host, lookup, kind) => {
  const refusal = await resolveChecked({ host, port: 80 }, POLICY, lookup).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ kind });
  expect(String(refusal)).not.toMatch(/10\.|fd00|secret|8\.8/);
});

test("a literal is checked without asking the resolver", async () => {
  let asked = 0;
  const lookup: Lookup = async () => {
    asked += 1;
    return [];
  };
  const found = await resolveChecked({ host: "8.8.8.8", port: 443 }, POLICY, lookup);
  expect(found).toEqual([{ address: "8.8.8.8", family: 4 }]);
  expect(asked).toBe(0);
});

test("port 0 is refused before anything is looked up", async () => {
  await expect(
    resolveChecked({ host: "x.example", port: 0 }, POLICY, failing("ENOTFOUND")),
  ).rejects.toMatchObject({ kind: "refused" });
});

test("the system's resolver knows this machine", async () => {
  const addresses = (await systemResolver("localhost")).map(({ address }) => address);
  expect(addresses.some((ip) => ip === "127.0.0.1" || ip === "::1")).toBe(true);
});
