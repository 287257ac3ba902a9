import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LogEntry, type LogOptions, type LogSummary, readLog } from "../src/log/index.ts";
import { cut, octetsOf } from "./pieces.ts";

async function read(
  text: string | Uint8Array,
  size = 1 << 16,
  options: LogOptions = {},
): Promise<{ entries: LogEntry[]; summary: LogSummary }> {
  const octets = typeof text === "string" ? octetsOf(text) : text;
  const log = readLog(cut(octets, size), options);
  const entries: LogEntry[] = [];
  for await (const rows of log) entries.push(...rows);
  return { entries, summary: log.summary };
}

const TIME = "[10/Oct/2000:13:55:36 -0700]";
const AT = Date.UTC(2000, 9, 10, 20, 55, 36);
const UA = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const LINE = `192.0.2.7 - - ${TIME} "GET /a?b=c HTTP/1.1" 200 1234 "https://x.example/" "${UA}"`;
const ENTRY: LogEntry = {
  target: "/a?b=c",
  userAgent: UA,
  host: null,
  status: 200,
  bytes: 1234,
  at: AT,
};

describe("lines of web servers", () => {
  test.each<{ what: string; line: string; entry: Partial<LogEntry>; format?: string }>([
    { what: "combined", line: LINE, entry: {} },
    {
      what: "common",
      line: `192.0.2.7 - frank ${TIME} "GET /a?b=c HTTP/1.0" 200 1234`,
      entry: { userAgent: null },
      format: "common",
    },
    {
      what: "a virtual host in front",
      line: `shop.example:443 ${LINE}`,
      entry: { host: "shop.example:443" },
    },
    {
      what: "a user whose name has blanks",
      line: LINE.replace("- -", "- Frank N Stein"),
      entry: {},
    },
    { what: "IPv6", line: LINE.replace("192.0.2.7", "2001:db8::7"), entry: {} },
    { what: "more behind the header", line: `${LINE} "198.51.100.3" 0.003`, entry: {} },
    { what: "nothing sent", line: LINE.replace("1234", "-"), entry: { bytes: null } },
    { what: "HTTP/2", line: LINE.replace("HTTP/1.1", "HTTP/2.0"), entry: {} },
    {
      what: "a blank in the path",
      line: LINE.replace("/a?b=c", "/a b"),
      entry: { target: "/a b" },
    },
    {
      what: "no protocol, as HTTP/0.9 has it",
      line: LINE.replace(" HTTP/1.1", ""),
      entry: { target: "GET /a?b=c" },
    },
    { what: "no request", line: LINE.replace("GET /a?b=c HTTP/1.1", "-"), entry: { target: "-" } },
    {
      what: "a whole address",
      line: LINE.replace("/a?b=c", "http://x.example/"),
      entry: { target: "http://x.example/" },
    },
    {
      what: "escaped octets, as nginx writes them",
      line: LINE.replace("/a?b=c", "/caf\\xC3\\xA9"),
      entry: { target: "/café" },
    },
    {
      what: "an escaped quote, as Apache writes it",
      line: LINE.replace("Mozilla", 'Moz\\"illa'),
      entry: { userAgent: UA.replace("Mozilla", 'Moz"illa') },
    },
    {
      what: "text that is not ASCII",
      line: LINE.replace("/a?b=c", "/smørrebrød"),
      entry: { target: "/smørrebrød" },
    },
    { what: "no header sent", line: LINE.replace(UA, "-"), entry: { userAgent: "-" } },
    { what: "an odd time", line: LINE.replace(TIME, "[yesterday]"), entry: { at: null } },
  ])("$what", async ({ line, entry, format = "combined" }) => {
    const { entries, summary } = await read(`${line}\n`);
    expect(entries).toEqual([{ ...ENTRY, ...entry }]);
    expect([summary.format, summary.lines, summary.entries, summary.problem]).toEqual([
      format,
      1,
      1,
      null,
    ]);
  });

  test.each([
    { what: "text", line: "this is no log line" },
    { what: "no time", line: LINE.replace(TIME, "") },
    { what: "a line that breaks off in the header", line: LINE.slice(0, -10) },
    { what: "a line that breaks off in the request", line: LINE.slice(0, 60) },
    { what: "no status", line: LINE.replace("200 1234", "") },
    { what: "letters for the size", line: LINE.replace("1234", "12x4") },
    { what: "a backslash before the line's end", line: `${LINE.slice(0, -1)}\\` },
    { what: "binary", line: "\u0000\u0001\u0002" },
  ])("bad: $what. The lines around it are read", async ({ line }) => {
    const { entries, summary } = await read(`${LINE}\n${line}\n\n${LINE}\n`);
    expect(entries).toEqual([ENTRY, ENTRY]);
    expect(summary).toMatchObject({ lines: 4, entries: 2, blank: 1, bad: 1, problem: null });
    expect(summary.badLines).toMatchObject([{ line: 2, problem: "format" }]);
  });
});

describe("JSON lines", () => {
  const json = (value: unknown): string => `${JSON.stringify(value)}\n`;
  test.each<{ what: string; value: unknown; entry?: Partial<LogEntry>; format?: string }>([
    {
      what: "Cloudflare",
      format: "cloudflare",
      value: {
        ClientIP: "192.0.2.7",
        ClientRequestHost: "shop.example",
        ClientRequestPath: "/a",
        ClientRequestURI: "/a?b=c",
        ClientRequestUserAgent: UA,
        EdgeResponseBytes: 1234,
        EdgeResponseStatus: 200,
        EdgeStartTimestamp: "2000-10-10T20:55:36Z",
      },
      entry: { host: "shop.example" },
    },
    {
      what: "Cloudflare with nanoseconds",
      format: "cloudflare",
      value: {
        EdgeStartTimestamp: AT * 1e6,
        ClientRequestURI: "/a?b=c",
        ClientRequestUserAgent: UA,
        EdgeResponseBytes: 1234,
        EdgeResponseStatus: 200,
      },
    },
    {
      what: "Caddy",
      value: {
        level: "info",
        ts: AT / 1000 + 0.25,
        request: {
          remote_ip: "192.0.2.7",
          host: "shop.example",
          uri: "/a?b=c",
          headers: { Accept: ["*/*", "x"], "User-Agent": [UA, "other"] },
        },
        bytes_read: 0,
        size: 1234,
        status: 200,
      },
      entry: { host: "shop.example", at: AT + 250 },
    },
    {
      what: "Traefik",
      value: {
        DownstreamContentSize: 1234,
        DownstreamStatus: 200,
        RequestHost: "shop.example",
        RequestPath: "/a?b=c",
        "request_User-Agent": UA,
        StartUTC: "2000-10-10T20:55:36.000000Z",
      },
      entry: { host: "shop.example" },
    },
    {
      what: "nginx with a request line and sizes in quotes",
      value: {
        time_local: TIME.slice(1, -1),
        request: "GET /a?b=c HTTP/1.1",
        status: "200",
        body_bytes_sent: "1234",
        http_user_agent: UA,
      },
    },
    {
      what: "path and query apart",
      value: { path: "/a", args: "b=c", status: 200, bytes: 1234, user_agent: UA, time: AT / 1000 },
    },
    {
      what: "Elastic Common Schema",
      value: {
        "@timestamp": "2000-10-10T13:55:36-07:00",
        url: { original: "/a?b=c" },
        user_agent: { original: UA },
        http: { response: { status_code: 200, body: { bytes: 1234 } } },
      },
    },
    {
      what: "escapes",
      value: { uri: '/"\\/\n\u00e9', ua: UA, status: 200, bytes: 1234, time: AT },
      entry: { target: '/"\\/\n\u00e9' },
    },
    {
      what: "nothing known but the address",
      value: { uri: "/a?b=c", ok: true, none: null, list: [], object: {}, deep: [[{ a: [1] }]] },
      entry: { userAgent: null, status: null, bytes: null, at: null },
    },
  ])("$what", async ({ value, entry = {}, format = "json" }) => {
    const { entries, summary } = await read(json(value) + json(value).replaceAll(",", " ,\t"));
    expect(entries[0]).toEqual({ ...ENTRY, ...entry });
    expect([summary.format, summary.bad, summary.problem]).toEqual([format, 0, null]);
  });

  test("names can be told, and beat what is guessed", async () => {
    const line = json({ uri: "/no", my: { "path of it": "/yes" }, who: UA });
    const fields = { target: "my.path of it", userAgent: "who" };
    const { entries, summary } = await read(line, 100, { fields });
    expect(entries).toMatchObject([{ target: "/yes", userAgent: UA }]);
    expect(summary.fields).toEqual(fields);
  });

  test("a field that the first line lacks is found in a later one", async () => {
    const { entries } = await read(json({ uri: "/1" }) + json({ uri: "/2", ua: UA }));
    expect(entries.map(({ userAgent }) => userAgent)).toEqual([null, UA]);
  });

  test.each([
    "{",
    '{"uri":"/a"',
    '{"uri":"/a"}}',
    '{"uri":"/a"} x',
    '{"uri" "/a"}',
    '{"uri":"/a" "b":1}',
    '{"uri":"/a}',
    '{"uri":["/a"}',
    '{"other":1}',
    "[]",
    '"text"',
    `{"uri":"/a","x":${"[".repeat(40)}${"]".repeat(40)}}`,
  ])("bad: %s", async (line) => {
    const good = json({ uri: "/good" });
    const { entries, summary } = await read(`${good}${line}\n${good}`);
    expect(entries.map(({ target }) => target)).toEqual(["/good", "/good"]);
    expect(summary.badLines).toEqual([{ line: 2, problem: "format", text: line }]);
  });
});

describe("what ends a log early is said", () => {
  test.each<{ what: string; text: string; problem: unknown }>([
    { what: "nothing", text: "", problem: { code: "empty" } },
    { what: "blank lines", text: "\n\n \n", problem: { code: "empty" } },
    {
      what: "something else",
      text: `\nName;Size\n${"a;1\n".repeat(500)}`,
      problem: { code: "unknown-format", line: 2, text: "Name;Size" },
    },
    {
      what: "JSON without an address",
      text: '{"level":"info","msg":"hello"}\n'.repeat(3),
      problem: { code: "no-address-field", line: 1, found: ["level", "msg"] },
    },
    {
      what: "a told field that is not there",
      text: '{"level":"info"}\n',
      problem: { code: "no-address-field", line: 1, found: ["level"] },
    },
  ])("$what", async ({ text, problem }) => {
    const { entries, summary } = await read(text);
    expect(entries).toEqual([]);
    expect(summary.problem).toEqual(problem);
  });

  test("compressed octets that break off", async () => {
    const whole = Array.from({ length: 20_000 }, (_, i) =>
      LINE.replace("/a?", `/${i * 7919}?`),
    ).join("\n");
    const packed = new Uint8Array(gzipSync(whole));
    const { entries, summary } = await read(packed.slice(0, packed.length >> 1), 4096);
    expect(entries.length).toBeGreaterThan(1000);
    expect(summary).toMatchObject({ compressed: true, entries: entries.length });
    expect(summary.problem?.code).toBe("gzip-truncated");
  });

  test("a line too long is passed over, one without an end is given up", async () => {
    const long = `"${"x".repeat(200_000)}`;
    const { entries, summary } = await read(`${LINE}\n${long}\n${LINE}\n`, 10_000);
    expect(entries).toEqual([ENTRY, ENTRY]);
    expect(summary.badLines).toEqual([{ line: 2, problem: "line-too-long", text: "" }]);
    async function* endless() {
      yield octetsOf(`${LINE}\n`);
      for (;;) yield new Uint8Array(1 << 20);
    }
    const log = readLog(endless());
    let count = 0;
    for await (const rows of log) count += rows.length;
    expect([count, log.summary.problem?.code]).toEqual([1, "endless-line"]);
  });

  test("an error of the source is thrown as it is", async () => {
    async function* failing() {
      yield octetsOf(`${LINE}\n`);
      throw new Error("the disk is gone");
    }
    const all = async () => {
      for await (const _ of readLog(failing()));
    };
    await expect(all()).rejects.toThrow("the disk is gone");
  });
});

describe("whatever comes, in whatever pieces", () => {
  const lines = fc.array(
    fc.oneof(
      fc.constantFrom(
        LINE,
        LINE.replace("/a?b=c", "/ø"),
        "",
        "garbage",
        `${LINE}\r`,
        LINE.slice(0, 70),
      ),
      fc.string({ unit: "binary", maxLength: 40 }).map((text) => text.replaceAll("\n", " ")),
    ),
    { maxLength: 30 },
  );

  test("pieces of any size give the same", async () => {
    await fc.assert(
      fc.asyncProperty(
        lines,
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        async (all, size, packed) => {
          const octets = octetsOf(`\ufeff${LINE}\n${all.join("\n")}`);
          const source = packed ? new Uint8Array(gzipSync(octets)) : octets;
          const whole = await read(octets);
          const cutUp = await read(source, size);
          expect(cutUp.entries).toEqual(whole.entries);
          expect({ ...cutUp.summary, compressed: false }).toEqual({
            ...whole.summary,
            compressed: false,
          });
          const { lines: count, entries, blank, bad } = whole.summary;
          expect(entries + blank + bad).toBe(count);
          expect(count).toBe(all.length + (all.at(-1) === "" ? 0 : 1));
        },
      ),
      { numRuns: 60 },
    );
  });

  test("any octets: never an error", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (octets, isJson) => {
        const start = octetsOf(isJson ? '{"uri":"/a"}\n' : `${LINE}\n`);
        const { summary } = await read(new Uint8Array([...start, ...octets]), 64);
        expect(summary.entries).toBeGreaterThanOrEqual(1);
        await read(octets, 64);
      }),
      { numRuns: 200 },
    );
  });

  test("a JSON line says what JSON.parse says", async () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    await fc.assert(
      fc.asyncProperty(value, fc.string({ unit: "grapheme" }), async (other, uri) => {
        const line = JSON.stringify({ before: other, uri, after: other });
        const { entries, summary } = await read(`${line}\n`);
        expect([summary.bad, entries[0]?.target]).toEqual([0, uri]);
      }),
    );
  });
});
