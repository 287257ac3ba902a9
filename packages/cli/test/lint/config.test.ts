import { chdir, cwd } from "node:process";
import { Ajv } from "ajv";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { configSchema } from "../../src/lint/config-schema.ts";
import { readConfig } from "../../src/lint/config-text.ts";
import { Workshop } from "../workshop.ts";

const workshop = new Workshop();
const type = workshop.type.bind(workshop);
const BAD = "User-agent: *\nDisallow: private\n";
const WARN = JSON.stringify({ levels: { "pattern-without-slash": "warning" } });

const read = (text: string) => readConfig(new TextEncoder().encode(text));

beforeAll(() => {
  workshop.file("plain/robots.txt", BAD);
  workshop.file("site/aushang.config.json", WARN);
  workshop.file("site/deep/down/robots.txt", BAD);
  workshop.file("site/own/aushang.config.json", '{"ignore": ["pattern-without-slash"]}');
  workshop.file("site/own/robots.txt", BAD);
  workshop.file("off.json", '{"levels": {"pattern-without-slash": "off"}}');
});

afterAll(() => workshop.close());

const severities = async (...argv: string[]): Promise<readonly string[]> => {
  const { out } = await type(["lint", ...argv, "--format", "json"]);
  return JSON.parse(out).files.map(
    ({ findings }: { findings: { id: string; severity: string }[] }) =>
      findings.find(({ id }) => id === "pattern-without-slash")?.severity ?? "none",
  );
};

describe("which one counts", () => {
  test("the nearest in the folder of the file or above, for each file its own", async () => {
    expect(
      await severities(
        "./plain/robots.txt",
        "./site/deep/down/robots.txt",
        "./site/own/robots.txt",
      ),
    ).toEqual(["error", "warning", "none"]);
  });

  test("--config takes the place of all others", async () => {
    expect(
      await severities("./plain/robots.txt", "./site/own/robots.txt", "--config", "./off.json"),
    ).toEqual(["none", "none"]);
    expect(
      await severities("./site/own/robots.txt", "--config", "./site/aushang.config.json"),
    ).toEqual(["warning"]);
  });

  test("for standard input the folder of the run", async () => {
    const before = cwd();
    chdir(`${workshop.folder}/site/deep`);
    try {
      expect((await type(["lint"], { input: BAD })).code).toBe(0);
    } finally {
      chdir(before);
    }
  });

  test("levels count for --fail-on", async () => {
    expect((await type(["lint", "./site/deep/down/robots.txt"])).code).toBe(0);
    expect((await type(["lint", "./site/deep/down/robots.txt", "--fail-on", "warning"])).code).toBe(
      1,
    );
  });
});

test("a profile brings its rules", async () => {
  workshop.file("legacy.json", '{"profiles": ["legacy"]}');
  workshop.file("star.txt", "User-agent: *\nDisallow: /a*b\n");
  const ids = async (...argv: string[]) =>
    (await type(["lint", "./star.txt", ...argv, "--format", "github"])).out;
  expect(await ids()).not.toContain("legacy-wildcard");
  expect(await ids("--config", "./legacy.json")).toContain("legacy-wildcard");
});

test("an address tells which site a file is for", async () => {
  workshop.file("address.json", '{"address": "https://shop.example"}');
  workshop.file("map.txt", "User-agent: *\nDisallow:\nSitemap: https://other.example/s.xml\n");
  const ids = async (...argv: string[]) =>
    (await type(["lint", "./map.txt", ...argv, "--format", "github"])).out;
  expect(await ids()).not.toContain("sitemap-other-host");
  expect(await ids("--config", "./address.json")).toContain("sitemap-other-host");
});

test("everything that is wrong is told, with its place and the nearest key", async () => {
  workshop.file(
    "wrong.json",
    `{
  "levls": {},
  "levels": { "rule-ded": "off", "rule-dead": "of", "rule-dead": "info" },
  "ignore": "rule-dead",
  "profiles": ["gogle", 5],
  "address": "https://"
}
`,
  );
  expect(
    await workshop.refused(["lint", "./plain/robots.txt", "--config", "./wrong.json"]),
  ).toMatchInlineSnapshot(`
    "aushang: wrong.json:2:3: The key “levls” means nothing here
      Did you mean levels? Possible are: $schema, levels, ignore, profiles, address
    aushang: wrong.json:3:53: rule-dead is there twice
      Only one of them would count. Remove the other.
    aushang: wrong.json:3:15: There is no rule “rule-ded”
      Did you mean rule-dead? All rules are listed in docs/rules.md.
    aushang: wrong.json:3:47: rule-dead cannot be of
      Possible are: error, warning, info, off
    aushang: wrong.json:4:13: ignore must be a list
      For example: {"ignore": []}
    aushang: wrong.json:5:16: profiles cannot be gogle
      Possible are: google, legacy, yandex
    aushang: wrong.json:5:25: profiles cannot be 5
      Possible are: google, legacy, yandex
    aushang: wrong.json:6:14: address cannot be https://
      It is the address of the website that the files are for: https://example.com
    "
  `);
});

test.each([
  ["no JSON", '{"levels": {}, }', "1:16"],
  ["a comment", '// mine\n{"levels": {}}', "1:1"],
  ["nothing", "", "1:1"],
  ["a list", "[]", "1:1"],
  ["two values", "{}\n{}", "2:1"],
])("%s", async (_what, text, place) => {
  workshop.file("odd.json", text);
  for (const language of ["de", "en", "da"]) {
    const said = await workshop.refused([
      "lint",
      "./plain/robots.txt",
      "--config",
      "./odd.json",
      "--lang",
      language,
    ]);
    expect(said).toMatch(new RegExp(`^aushang: odd\\.json:${place}: .+\n {2}.+\n$`));
    expect(said).not.toContain("undefined");
  }
});

test.each([
  ["UTF-16", Buffer.from('\ufeff{"levels": {}}', "utf16le"), "not-utf8"],
  ["an image", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), "not-utf8"],
  ["a large file", Buffer.alloc(2 * 1024 * 1024, 32), "too-large"],
])("%s", (_what, octets, code) => {
  expect(readConfig(octets)).toMatchObject({
    config: null,
    problems: [{ code, line: 1, column: 1 }],
  });
});

test("a byte order mark is passed over", () => {
  expect(read("\ufeff{}").problems).toEqual([]);
});

const validate = new Ajv({ strict: true, allErrors: true }).compile(configSchema());

test("the schema that the command line carries is the reader's (vitest -u writes it)", async () => {
  await expect(`${JSON.stringify(configSchema(), null, 2)}\n`).toMatchFileSnapshot(
    "../../schema/config.schema.json",
  );
});

test("the reader and the schema agree, and the reader never throws", () => {
  const id = fc.constantFrom("rule-dead", "group-empty", "rule-ded", "__proto__", "toString");
  const value = fc.constantFrom<unknown>("off", "info", "of", 5, null, [], {});
  const config = fc.record(
    {
      $schema: fc.constant("x"),
      levels: fc.oneof(fc.dictionary(id, value), value),
      ignore: fc.oneof(fc.array(id), value),
      profiles: fc.oneof(fc.array(fc.constantFrom("google", "legacy", "yandex", "all")), value),
      levls: fc.constant(1),
    },
    { requiredKeys: [] },
  );
  let good = 0;
  fc.assert(
    fc.property(fc.oneof(config, value), (content) => {
      const { config: found, problems } = read(JSON.stringify(content));
      expect(problems.length === 0).toBe(validate(content));
      expect(found === null).toBe(problems.length > 0);
      if (found !== null) good++;
    }),
    { numRuns: 500 },
  );
  expect(good).toBeGreaterThan(20);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(read(text).problems.every(({ line, column }) => line > 0 && column > 0)).toBe(true);
    }),
  );
});
