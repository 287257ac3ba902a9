import { lint } from "@aushang/engine/lint";
import { createFetcher } from "@aushang/fetcher";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { http, reply, text } from "../../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../../testdata/server/misbehaving-server.ts";
import { fetchTwins, twinsOf } from "../../src/lint/twins.ts";
import { steady, type } from "../console.ts";

let server: MisbehavingServer;

beforeAll(async () => {
  server = await startMisbehavingServer();
});

afterAll(() => server.close());

const lintJson = async (...addresses: string[]) => {
  const { code, out, err } = await type(["lint", ...addresses, "--format", "json"]);
  const { files } = JSON.parse(out);
  return { code, err: steady(err), files };
};

const idsOf = ({ findings }: { findings: { id: string }[] }) => findings.map(({ id }) => id);

test("a live file, with how it is served", async () => {
  const site = await server.serve(
    reply(200, { "content-type": "text/html" }, "User-agent: *\nDisallow: private\n"),
  );
  const { code, out } = await type(["lint", site.origin]);
  expect(code).toBe(1);
  expect(steady(out)).toMatch(/^http:\/\/127\.0\.0\.1:PORT\/robots\.txt · status 200 · 32 bytes\n/);
  expect(out).toContain("fetch-content-type");
  expect(out).toContain("pattern-without-slash");
  // Nothing can be written there.
  expect(out).not.toContain("--fix");
});

test("a site without the file is open, and that is no finding in a line", async () => {
  const site = await server.serve(reply(404, { "content-type": "text/html" }, "<p>Disallow: x"));
  const { code, files } = await lintJson(site.origin);
  expect({ code, state: files[0].state, ids: idsOf(files[0]) }).toEqual({
    code: 0,
    state: "absent",
    ids: [],
  });
});

describe("what could not be read", () => {
  test("ends with 3, with the reason, in every format; the others are looked at all the same", async () => {
    const good = await server.serve(text("User-agent: *\nDisallow: /a/\n"));
    const bad = server.site("status-503").origin;
    const { code, err, files } = await lintJson(bad, good.origin);
    expect(code).toBe(3);
    expect(err).toContain("Its rules are unknown");
    expect(files.map(({ state }: { state: string }) => state)).toEqual(["unread", "read"]);
    expect(idsOf(files[0])).toEqual(["fetch-5xx"]);
    for (const [format, sign] of [
      ["pretty", "could not be read"],
      ["github", "could not be read"],
      ["junit", "<error "],
      ["sarif", '"executionSuccessful":false'],
    ] as const)
      expect(await type(["lint", bad, "--format", format, "--fail-on", "never"])).toMatchObject({
        code: 3,
        out: expect.stringContaining(sign),
      });
  });

  test("a file under another name that is not there is wrong use", async () => {
    const site = await server.serve(reply(404, {}));
    const { code } = await type(["lint", `${site.origin}/other.txt`]);
    expect(code).toBe(2);
  });
});

test.each([
  [
    "https://shop.example/robots.txt",
    "http://shop.example/robots.txt",
    "https://www.shop.example/robots.txt",
  ],
  [
    "http://www.shop.example/robots.txt",
    "https://www.shop.example/robots.txt",
    "http://shop.example/robots.txt",
  ],
  ["http://shop.example:8080/robots.txt", null, "http://www.shop.example:8080/robots.txt"],
  ["https://shop.example/other.txt", null, null],
  ["http://127.0.0.1/robots.txt", null, null],
  ["http://[::1]/robots.txt", null, null],
  ["http://localhost/robots.txt", null, null],
  ["https://www.test/robots.txt", "http://www.test/robots.txt", null],
])("where %s might be served again", (address, scheme, host) => {
  expect(twinsOf(address)).toEqual({ scheme, host });
});

test("what is served with www. is compared; what does not answer is not", async () => {
  const site = await server.serve(
    http((request, response) => {
      const isWww = request.headers.host?.startsWith("www.") ?? false;
      response.writeHead(200, { "content-type": "text/plain" });
      response.end(`User-agent: *\nDisallow: /${isWww ? "www" : "a"}/\n`);
    }),
  );
  const { port } = new URL(site.origin);
  const lookup = async (name: string) => {
    if (name.endsWith("gone.example")) throw new Error("no such name");
    return [{ address: "127.0.0.1", family: 4 }] as const;
  };
  const fetcher = createFetcher({ trustTyped: true, lookup });
  try {
    const live = await fetcher.fetch(`http://shop.example:${port}/robots.txt`);
    const { otherHost, ...others } = await fetchTwins(fetcher, live);
    expect(others).toEqual({});
    expect(otherHost?.address).toBe(`http://www.shop.example:${port}/robots.txt`);
    const ids = lint(live.body, { live: { outcome: live, ...(otherHost && { otherHost }) } });
    expect(ids.map(({ id }) => id)).toContain("fetch-differs-www");
    const alone = await fetcher.fetch(`http://gone.example:${port}/robots.txt`);
    expect(await fetchTwins(fetcher, alone)).toEqual({});
    const secure = await fetchTwins(fetcher, {
      ...live,
      address: "http://gone.example/robots.txt",
    });
    expect(secure).toEqual({});
  } finally {
    await fetcher.close();
  }
});
