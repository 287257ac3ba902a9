import { Readable, Writable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type } from "./console.ts";

const ROBOTS = "User-agent: *\nDisallow: /a\nAllow: /a/b\n";
const question = (more: object = {}) => ({
  robots: ROBOTS,
  agent: "Bot",
  url: "https://h/a",
  ...more,
});

/** Answers, parsed, to lines that are given as values (made JSON) or as text. */
async function ask(lines: readonly unknown[], ...argv: string[]): Promise<unknown[]> {
  const input = lines
    .map((line) => (typeof line === "string" ? line : JSON.stringify(line)))
    .join("\n");
  const { code, out, err } = await type(["decide", ...argv], { input });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test.each([
  {
    why: "a rule blocks",
    line: question(),
    answer: { verdict: "disallowed", line: 2, basis: "rule" },
  },
  {
    why: "a longer rule opens",
    line: question({ url: "/a/b" }),
    answer: { verdict: "allowed", line: 3, basis: "rule" },
  },
  {
    why: "no rule matches",
    line: question({ url: "/" }),
    answer: { verdict: "allowed", line: null, basis: "no-match" },
  },
  {
    why: "no rules",
    line: question({ robots: "" }),
    answer: { verdict: "allowed", line: null, basis: "no-rules" },
  },
  {
    why: "the file itself",
    line: question({ robots: "User-agent: *\nDisallow: /", url: "https://h/robots.txt" }),
    answer: { verdict: "allowed", line: null, basis: "robots-txt-itself" },
  },
  {
    why: "bytes in base64",
    line: { robotsBase64: Buffer.from(ROBOTS).toString("base64"), agent: "Bot", url: "/a" },
    answer: { verdict: "disallowed", line: 2, basis: "rule" },
  },
  {
    why: "bytes in base64 for addresses, without padding",
    line: {
      robotsBase64: Buffer.from("User-agent: *\nDisallow: /\xff~").toString("base64url"),
      agent: "Bot",
      url: "/a",
    },
    answer: { verdict: "allowed", line: null, basis: "no-match" },
  },
  {
    why: "the address is taken as it stands: nothing is resolved",
    line: question({ url: "https://h/x/../a" }),
    answer: { verdict: "allowed", line: null, basis: "no-match" },
  },
  {
    why: "unknown keys are passed over",
    line: question({ expect: { verdict: "allowed" }, note: [1] }),
    answer: { verdict: "disallowed", line: 2, basis: "rule" },
  },
])("$why", async ({ line, answer }) => {
  expect(await ask([line])).toEqual([answer]);
});

test("several agents are a fallback order in rfc9309 and one crawler in google", async () => {
  const robots = "User-agent: A\nDisallow: /a\n\nUser-agent: B\nDisallow: /b\n";
  const line = { robots, agents: ["A", "B"], url: "/b" };
  expect(await ask([line, { ...line, reading: "google" }])).toEqual([
    { verdict: "allowed", line: null, basis: "no-match" },
    { verdict: "disallowed", line: 5, basis: "rule" },
  ]);
});

test("--reading is for lines that name none", async () => {
  const line = question({ robots: "User-agent: *\nAllow: /a\nDisallow: /", url: "/a" });
  const shown = await ask([line, { ...line, reading: "rfc9309" }], "--reading", "1994");
  expect(shown).toMatchObject([{ line: 3 }, { line: 2 }]);
});

test("the list of one token is not the token that looks like it", async () => {
  const robots = 'User-agent: ["Bot"]\nDisallow: /x\n\nUser-agent: Bot\nDisallow: /a\n';
  const agents = ["Bot"];
  expect(
    await ask([
      { robots, agents, url: "/a" },
      { robots, agent: '["Bot"]', url: "/a" },
    ]),
  ).toMatchObject([{ verdict: "disallowed" }, { verdict: "allowed" }]);
});

test.each([
  { id: 7 },
  { id: "a\u202Eb" },
  { id: null },
  { id: false },
  { id: { deep: [1, "x", { id: 2 }] } },
  { id: [] },
  { id: 0.1 },
])("the id comes back: %j", async ({ id }) => {
  expect(await ask([question({ id }), { id }])).toMatchObject([{ id }, { id, error: {} }]);
});

test("the id comes back to the last digit, where JavaScript would round it", async () => {
  for (const id of [
    "12345678901234567890",
    "1e400",
    "-0.1234567890123456789",
    '[9007199254740993,"}"]',
  ]) {
    const input = `{"x":{"id":1},"id":${id},"robots":"","agent":"a","url":"/"}\n`;
    const { out } = await type(["decide"], { input });
    expect(out).toBe(`{"id":${id},"verdict":"allowed","line":null,"basis":"no-rules"}\n`);
  }
});

test("without an id there is none in the answer", async () => {
  const { out } = await type(["decide"], { input: JSON.stringify(question()) });
  expect(out).toBe('{"verdict":"disallowed","line":2,"basis":"rule"}\n');
});

test.each([
  { line: "nope", code: "not-json" },
  { line: '{"robots":', code: "not-json" },
  { line: "[]", code: "not-an-object" },
  { line: "null", code: "not-an-object" },
  { line: "3", code: "not-an-object" },
  { line: {}, code: "robots-missing" },
  { line: question({ robotsBase64: "" }), code: "robots-twice" },
  { line: question({ robots: 3 }), code: "robots-not-text" },
  { line: question({ robots: null }), code: "robots-not-text" },
  { line: { robotsBase64: "a*b=", agent: "a", url: "/" }, code: "robots-not-base64" },
  { line: { robotsBase64: "abcde", agent: "a", url: "/" }, code: "robots-not-base64" },
  { line: { robotsBase64: true, agent: "a", url: "/" }, code: "robots-not-text" },
  { line: { robots: "", url: "/" }, code: "agent-missing" },
  { line: question({ agents: ["a"] }), code: "agent-twice" },
  { line: question({ agent: ["a"] }), code: "agent-not-text" },
  { line: { robots: "", agents: "a", url: "/" }, code: "agent-not-text" },
  { line: { robots: "", agents: ["a", 1], url: "/" }, code: "agent-not-text" },
  { line: { robots: "", agents: [], url: "/" }, code: "agent-empty" },
  { line: { robots: "", agent: "a" }, code: "url-missing" },
  { line: question({ url: 5 }), code: "url-not-text" },
  { line: question({ reading: "gogle" }), code: "reading-unknown" },
  { line: question({ reading: 1996 }), code: "reading-not-text" },
])("a bad line is answered in its place: $code ($line)", async ({ line, code }) => {
  const good = question();
  expect(await ask([good, line, good])).toEqual([
    { verdict: "disallowed", line: 2, basis: "rule" },
    { error: { code, what: expect.any(String), where: { line: 2 }, why: expect.any(String) } },
    { verdict: "disallowed", line: 2, basis: "rule" },
  ]);
});

test("a bad line in words", async () => {
  const input = '{"id":"q1","robots":"","agent":7,"url":"/"}';
  const { out } = await type(["decide"], { input });
  expect(out).toMatchInlineSnapshot(`
    "{"id":"q1","error":{"code":"agent-not-text","what":"The crawler is a JSON value of the kind number.","where":{"line":1},"why":"agent is a string, agents an array of strings."}}
    "
  `);
  expect((await type(["decide", "--lang", "de"], { input })).out).toMatchInlineSnapshot(`
    "{"id":"q1","error":{"code":"agent-not-text","what":"Der Crawler ist ein JSON-Wert der Art number.","where":{"line":1},"why":"agent ist eine Zeichenkette, agents ein Array aus Zeichenketten."}}
    "
  `);
  expect((await type(["decide", "--lang", "da"], { input })).out).toMatchInlineSnapshot(`
    "{"id":"q1","error":{"code":"agent-not-text","what":"Crawleren er en JSON-værdi af typen number.","where":{"line":1},"why":"agent er en streng, agents et array af strenge."}}
    "
  `);
});

test("what is wrong with the JSON is said in the language, with the parser's own words behind", async () => {
  const why = async (lang: string): Promise<string> => {
    const { out } = await type(["decide", "--lang", lang], { input: "{'robots': ''}" });
    return JSON.parse(out).error.why;
  };
  expect(await why("en")).toMatch(/^Check quotes, commas and brackets: .*position 1/);
  expect(await why("de")).toMatch(/^Prüfen Sie Anführungszeichen, Kommas und Klammern: ./);
  expect(await why("da")).toMatch(/^Tjek anførselstegn, kommaer og parenteser: ./);
});

test("a line nested too deeply for JSON's own writer is answered like any other, and so are those behind it", async () => {
  const deep = `${"[".repeat(50_000)}1${"]".repeat(50_000)}`;
  const asked = (key: string): string => `{"${key}":${deep},"robots":"","agent":"a","url":"/"}`;
  const input = [asked("id"), asked("\\u0069d"), asked("other"), `{"id":${deep}}`, deep, "{}"];
  const { code, out } = await type(["decide"], { input: input.join("\n") });
  const answers = out.split("\n");
  expect(code).toBe(0);
  expect(answers).toHaveLength(input.length + 1);
  const allowed = '"verdict":"allowed","line":null,"basis":"no-rules"}';
  // An id whose key is spelt in escapes cannot be copied from the line: the answer has none.
  expect(answers.slice(0, 3)).toEqual([`{"id":${deep},${allowed}`, `{${allowed}`, `{${allowed}`]);
  expect(answers[3]).toBe(
    `{"id":${deep},"error":${JSON.stringify(JSON.parse(answers[5] ?? "").error).replace('"line":6', '"line":4')}}`,
  );
  expect(answers[4]).toContain('"code":"not-an-object"');
});

test("byte order mark, CRLF, blank lines, no last line end; numbers count every line", async () => {
  const line = JSON.stringify(question());
  const input = `\uFEFF${line}\r\n\r\n  \t\n${line}\r\nx\r\n${line}`;
  const { out } = await type(["decide"], { input });
  const answers = out
    .trimEnd()
    .split("\n")
    .map((one) => JSON.parse(one));
  expect(answers).toMatchObject([
    { line: 2 },
    { line: 2 },
    { error: { where: { line: 5 } } },
    { line: 2 },
  ]);
});

test("octets that are not UTF-8 spoil their own line alone", async () => {
  const line = Buffer.from(`${JSON.stringify(question({ id: "ü" }))}\n`);
  const bad = Buffer.from('{"robots":"\xfc","agent":"a","url":"/"}\n', "latin1");
  const { out } = await type(["decide"], { input: Buffer.concat([line, bad, line]) });
  const answers = out
    .trimEnd()
    .split("\n")
    .map((one) => JSON.parse(one));
  expect(answers).toMatchObject([
    { id: "ü" },
    { error: { code: "not-utf8", where: { line: 2 } } },
    { id: "ü" },
  ]);
});

test("nothing in, nothing out", async () => {
  expect(await type(["decide"], { input: "" })).toEqual({ code: 0, out: "", err: "" });
  expect(await type(["decide"], { input: "\n\n" })).toEqual({ code: 0, out: "", err: "" });
});

test("any lines in any cuts: as many answers as lines that are not blank, in their order", async () => {
  const anyLine = fc.oneof(
    fc
      .record({ robots: fc.string(), agent: fc.string(), url: fc.string(), id: fc.nat() })
      .map((q) => JSON.stringify(q)),
    fc.string().map((text) => text.replace(/\n/g, "")),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.constantFrom("", " ", "\r", "{}", '{"id":1}', "\uFEFF{}"),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyLine, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      async (lines, cuts) => {
        const marked = lines.flatMap((line, i) => [
          line,
          JSON.stringify(question({ id: `mark ${i}` })),
        ]);
        const octets = Buffer.from(marked.join("\n"));
        const input = Readable.from(pieces(octets, cuts));
        const { code, out } = await type(["decide"], { input });
        const answers = out
          .split("\n")
          .slice(0, -1)
          .map((one) => JSON.parse(one));
        expect(code).toBe(0);
        const written = lines.filter(
          (line, i) => !/^[ \t\r]*$/.test(i === 0 ? line.replace(/^\uFEFF/, "") : line),
        );
        expect(answers).toHaveLength(written.length + lines.length);
        const marks = answers.map(({ id }) => String(id)).filter((id) => /^mark \d+$/.test(id));
        expect(marks).toEqual(lines.map((_, i) => `mark ${i}`));
      },
    ),
    { numRuns: 150 },
  );
});

/** The octets in pieces of the given lengths, over and over. */
function* pieces(octets: Buffer, lengths: readonly number[]): Generator<Buffer> {
  let at = 0;
  for (let i = 0; at < octets.length; i++) {
    const length = lengths[i % lengths.length] as number;
    yield octets.subarray(at, at + length);
    at += length;
  }
}

test("100,000 lines to a slow reader: order kept, never more than a few chunks ahead", async () => {
  const total = 100_000;
  let produced = 0;
  let answered = 0;
  let furthest = 0;
  let inOrder = true;
  function* source(): Generator<string> {
    while (produced < total) {
      let chunk = "";
      for (let i = 0; i < 500 && produced < total; i++)
        chunk += `${JSON.stringify(question({ id: produced++, url: `/a${produced}` }))}\n`;
      furthest = Math.max(furthest, produced - answered);
      yield chunk;
    }
  }
  let rest = "";
  const slow = new Writable({
    highWaterMark: 16_384,
    write(chunk, _encoding, done) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (!line.startsWith(`{"id":${answered},`)) inOrder = false;
        answered++;
      }
      setImmediate(done);
    },
  });
  const { code, err } = await type(["decide"], { input: Readable.from(source()), stdout: slow });
  expect({ code, err, answered, inOrder }).toEqual({
    code: 0,
    err: "",
    answered: total,
    inOrder: true,
  });
  // A chunk read ahead by the stream, one at work, one batch on its way out.
  expect(furthest).toBeLessThan(20_000);
});

test("an answer goes out before more input comes: a partner may wait for it", async () => {
  const input = new Readable({ read() {} });
  let asked = 0;
  const talk = new Writable({
    write(_chunk, _encoding, done) {
      asked += 1;
      if (asked < 3) input.push(`${JSON.stringify(question({ id: asked }))}\n`);
      else input.push(null);
      done();
    },
  });
  input.push(`${JSON.stringify(question({ id: 0 }))}\n`);
  expect((await type(["decide"], { input, stdout: talk })).code).toBe(0);
  expect(asked).toBe(3);
});

test("a reader that goes away ends the run at once, quietly", async () => {
  let produced = 0;
  const endless = Readable.from(
    (function* () {
      for (;;) {
        produced++;
        yield `${JSON.stringify(question())}\n`.repeat(1_000);
      }
    })(),
  );
  const gone = new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
    },
  });
  const { code, err } = await type(["decide"], { input: endless, stdout: gone });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(produced).toBeLessThan(50);
});

test("an output that fails otherwise is told of, with code 2", async () => {
  const full = new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }));
    },
  });
  const { code, err } = await type(["decide"], { input: JSON.stringify(question()), stdout: full });
  expect(code).toBe(2);
  expect(err).toContain("The result could not be written: ENOSPC");
});

test("an input that fails is told of, with code 2", async () => {
  const broken = new Readable({
    read() {
      this.destroy(Object.assign(new Error("EIO: i/o error, read"), { code: "EIO" }));
    },
  });
  const { code, err } = await type(["decide"], { input: broken });
  expect(code).toBe(2);
  expect(err).toContain("Standard input could not be read: EIO");
  expect(err).not.toContain("    at ");
});
