import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { Memory, type } from "./console.ts";

/** Starts `serve`, waits for its address, lets `use` work with it, then tells it to stop. */
async function served(argv: readonly string[], use: (address: string) => Promise<void>) {
  const stdout = new Memory();
  let stop = (): void => {};
  const running = type(["serve", "--port", "0", "--log-level", "silent", ...argv], {
    stdout,
    onStop: (callback) => {
      stop = callback;
      return () => {};
    },
  });
  const address = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const found = /http:\/\/\S+/.exec(stdout.text)?.[0];
      if (found) resolve(found);
    }, 10);
    running.then(() => reject(new Error("serve ended before it was ready")), reject);
    running.finally(() => clearInterval(look));
  });
  try {
    await use(address);
  } finally {
    stop();
  }
  const { code, err } = await running;
  return { code, out: stdout.text, err, address };
}

test("serves until it is told to stop, on this machine alone", async () => {
  const { code, out, err, address } = await served([], async (address) => {
    const health = await fetch(`${address}/healthz`);
    expect(health.status).toBe(200);
    const crawlers = await fetch(`${address}/api/v1/crawlers`);
    expect(crawlers.status).toBe(200);
  });
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(code).toBe(0);
  expect(out).toBe(`Aushang is ready: ${address}\n`);
  expect(err).toBe("Ctrl+C stops it.\nStopping: open requests are finished first.\n");
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

test("private addresses are refused unless they are allowed", async () => {
  const ask = async (address: string, port: number) => {
    const response = await fetch(`${address}/api/v1/test`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ address: `http://127.0.0.1:${port}/`, crawler: "Googlebot" }),
    });
    return (await response.json()) as { verdict?: string };
  };
  const { createServer: http } = await import("node:http");
  const site = http((_request, response) => response.end("User-agent: *\nDisallow: /"));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  try {
    await served([], async (address) => {
      expect((await ask(address, port)).verdict).not.toBe("disallowed");
    });
    await served(["--allow-address", `127.0.0.1:${port}`], async (address) => {
      expect(await ask(address, port)).toMatchObject({ verdict: "disallowed" });
    });
  } finally {
    site.close();
  }
});

test("a host that others can reach is warned of; the address shown can be opened here", async () => {
  const { err, address } = await served(["--host", "0.0.0.0"], async () => {});
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(err).toContain("Listening on 0.0.0.0: others on the network can reach this page.");
});

test("a taken port: what, why, what next, and code 2", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  try {
    expect(await type(["serve", "--port", String(port), "--log-level", "silent"])).toEqual({
      code: 2,
      out: "",
      err: `aushang: Port ${port} on 127.0.0.1 is taken by another program (perhaps by Aushang itself)\n  Stop that program or choose another port: aushang serve --port ${port + 1}\n`,
    });
  } finally {
    other.close();
  }
});

test.each([
  {
    argv: ["--host-name", "https://a.example"],
    says: "aushang: „https://a.example“ ist kein Hostname\n  Geben Sie nur den Namen an, etwa robots.example.com, ohne Schema und Port.\n",
  },
  {
    argv: ["--trust-proxy", "bogus"],
    says: "aushang: „bogus“ ist keine Adresse eines Proxys\n  Schreiben Sie eine IP-Adresse oder ein Netz, etwa 10.0.0.1 oder 10.0.0.0/8.\n",
  },
  {
    argv: ["--host", " "],
    says: "aushang: Die Option --host braucht einen Wert\n  aushang serve --help zeigt ein Beispiel.\n",
  },
])(
  "what the server refuses is said in the language and by the option's own name: $argv",
  async ({ argv, says }) => {
    const all = ["serve", "--port", "0", "--lang", "de", "--log-level", "silent", ...argv];
    expect(await type(all)).toEqual({ code: 2, out: "", err: says });
  },
);

test("a host that this machine does not have: code 2 and what to write instead", async () => {
  const { code, err } = await type([
    "serve",
    "--port",
    "0",
    "--host",
    "192.0.2.1",
    "--log-level",
    "silent",
  ]);
  expect(code).toBe(2);
  expect(err).toContain("This machine has no address 192.0.2.1 to listen on");
});
