import schema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { Ajv } from "ajv";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examples } from "../../../engine/test/lint/examples.ts";
import { type } from "../console.ts";
import { Workshop } from "../workshop.ts";

const workshop = new Workshop();
const BAD = `User-agent: *
Disallow: private
Disallow: /shop/*
Disallow: x[c](https://evil.example){0}
Disallow: /x<y>&"z"]]>%zz,a:b::error::c

User-agent: Googlebot
Disalow: /x
`;

beforeAll(() => {
  workshop.file("bad file#1.txt", BAD);
  workshop.file("clean.txt", "User-agent: *\nDisallow: /private/\n");
});

afterAll(() => workshop.close());

const linted = async (format: string, ...more: string[]): Promise<string> =>
  (await workshop.type(["lint", "./bad file#1.txt", "./clean.txt", "--format", format, ...more]))
    .out;

describe("json", () => {
  test("what comes back, in full", async () => {
    const input = "User-agent: *\nDisallow: private\n";
    const { out } = await type(["lint", "--format", "json"], { input });
    expect(JSON.parse(out)).toMatchInlineSnapshot(`
      {
        "files": [
          {
            "counts": {
              "error": 1,
              "info": 0,
              "warning": 0,
            },
            "findings": [
              {
                "args": {
                  "isAllow": false,
                  "pattern": "private",
                  "slash": "/private",
                  "star": "/*private",
                },
                "cause": null,
                "column": 11,
                "endColumn": 18,
                "endLine": 2,
                "fix": {
                  "edits": [
                    {
                      "end": 31,
                      "start": 24,
                      "text": "/private",
                    },
                  ],
                  "proven": false,
                  "title": "Write \`/private\`: addresses that begin so",
                },
                "id": "pattern-without-slash",
                "line": 2,
                "message": "\`private\` begins with neither \`/\` nor \`*\`, so this \`Disallow\` matches no address. Expected: \`/private\` for what begins so, or \`/*private\` for what holds it.",
                "otherFixes": [
                  {
                    "edits": [
                      {
                        "end": 31,
                        "start": 24,
                        "text": "/*private",
                      },
                    ],
                    "proven": false,
                    "title": "Write \`/*private\`: addresses that hold it anywhere",
                  },
                ],
                "severity": "error",
                "why": "Every address is compared from its first slash on. RFC 9309 and Google find no match for such a rule, Yandex reports it as an error; a few crawlers add the slash by themselves.",
              },
            ],
            "path": "-",
            "state": "read",
          },
        ],
      }
    `);
  });

  test("edits of a fix are octets of the file", async () => {
    const input = "# é\nUser-agent: *\nDisalow: /x\n";
    const { out } = await type(["lint", "--format", "json"], { input });
    const [finding] = JSON.parse(out).files[0].findings;
    const [{ start, end, text }] = finding.fix.edits;
    const bytes = Buffer.from(input);
    expect(bytes.subarray(start, end).toString()).toBe("Disalow");
    expect(text).toBe("Disallow");
  });

  test("it is one line, without anything that a terminal would obey", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 40 }), async (text) => {
        const { out } = await type(["lint", "--format", "json"], {
          input: `User-agent: *\nDisallow: ${text}\n`,
        });
        expect(out.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(JSON.parse(out).files).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });
});

describe("sarif", () => {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateFormats: false,
    unicodeRegExp: false,
  });
  // It is written in draft-04, of which it uses nothing that means something else in draft-07.
  const { $schema: _draft, id: _id, ...rules } = schema;
  const validate = ajv.compile(rules);

  test("it is valid against the schema of SARIF 2.1.0, for every example of every rule", async () => {
    const sources = [...new Set(examples.map(({ source }) => source))];
    const files = sources.map((source, i) => workshop.file(`all/${i}.txt`, source));
    const { out } = await type(["lint", ...files, "--format", "sarif"]);
    const log = JSON.parse(out);
    validate(log);
    expect(validate.errors).toBeNull();
    expect(log.runs[0].results.length).toBeGreaterThan(sources.length);
    const { rules } = log.runs[0].tool.driver;
    for (const { ruleId, ruleIndex } of log.runs[0].results)
      expect(rules[ruleIndex].id).toBe(ruleId);
  });

  test("the schema would tell: a log that is none is refused", () => {
    expect(validate({ version: "2.1.0", runs: [{ tool: {} }] })).toBe(false);
    expect(
      validate({ version: "2.1.0", runs: [{ tool: { driver: { name: "A" } }, results: [{}] }] }),
    ).toBe(false);
  });

  test("regions are octets and columns of the file, names are URIs", async () => {
    const file = workshop.file("bad file#1.txt", BAD);
    const log = JSON.parse((await type(["lint", file, "--format", "sarif"])).out);
    const [result] = log.runs[0].results;
    const { artifactLocation, region } = result.locations[0].physicalLocation;
    expect(artifactLocation.uri).toMatch(/^file:\/\/\/.*\/bad%20file%231\.txt$/);
    const { byteOffset, byteLength, startLine, startColumn } = region;
    expect(BAD.slice(byteOffset, byteOffset + byteLength)).toBe("private");
    expect({ startLine, startColumn }).toEqual({ startLine: 2, startColumn: 11 });
  });

  test("nothing of a file becomes a link or a placeholder", async () => {
    const log = JSON.parse(await linted("sarif"));
    const texts = log.runs[0].results.map((one: { message: { text: string } }) => one.message.text);
    const told = texts.filter((text: string) => text.includes("evil.example"));
    expect(told.length).toBeGreaterThan(0);
    for (const text of told) {
      expect(text).not.toMatch(/(?<!\\)\[[^\]]*\]\(/);
      expect(text).not.toMatch(/(?<!\{)\{0\}(?!\})/);
    }
  });
});

describe("github", () => {
  test("one command for each finding, escaped", async () => {
    const rows = (await linted("github")).trimEnd().split("\n");
    const { counts } = JSON.parse(await linted("json")).files[0];
    expect(rows).toHaveLength(counts.error + counts.warning + counts.info);
    for (const row of rows) {
      const [, properties = "", data = ""] =
        /^::(?:error|warning|notice) ([^:]*)::(.*)$/.exec(row) ?? [];
      expect(properties).toMatch(
        /^file=bad file#1\.txt,line=\d+,endLine=\d+(,col=\d+,endColumn=\d+)?,title=[a-z0-9-]+$/,
      );
      expect(data).not.toMatch(/%(?!25|0A|0D)/);
    }
    expect(rows.some((row) => row.includes("%25zz"))).toBe(true);
  });

  test("a name with a colon and a comma stays one property", async () => {
    workshop.file("a,b:c.txt", "User-agent: *\nDisallow: private\n");
    const { out } = await workshop.type(["lint", "./a,b:c.txt", "--format", "github"]);
    expect(out).toMatch(/^::error file=a%2Cb%3Ac\.txt,line=2,/);
  });

  test("what has no file says where it is", async () => {
    const input = "User-agent: *\nDisallow: private\n";
    const { out } = await type(["lint", "--format", "github"], { input });
    expect(out).toMatch(/^::error title=pattern-without-slash::standard input:2: /);
  });

  test("a file without findings says nothing", async () => {
    const { code, out } = await workshop.type(["lint", "./clean.txt", "--format", "github"]);
    expect({ code, out }).toEqual({ code: 0, out: "" });
  });
});

/** Elements of an XML document in order, with their attributes. Throws for what is no XML. */
function elementsOf(text: string) {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) =>
    found.push({ name, attributes: attributes as Record<string, string> }),
  );
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(text).close();
  return found;
}

describe("junit", () => {
  test("counts agree with what is there; from --fail-on on a finding fails", async () => {
    for (const [level, failures] of [
      ["error", 1],
      ["never", 0],
    ] as const) {
      const elements = elementsOf(await linted("junit", "--fail-on", level));
      const count = (name: string) => elements.filter((one) => one.name === name).length;
      expect(count("failure")).toBe(Number(elements[0]?.attributes.failures));
      expect(count("failure") >= failures).toBe(true);
      expect(count("failure") > 0).toBe(failures > 0);
      expect(count("testcase")).toBe(Number(elements[0]?.attributes.tests));
      expect(count("testsuite")).toBe(2);
    }
  });

  test("it is XML whatever stands in the file", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 40 }), async (text) => {
        const { out } = await type(["lint", "--format", "junit", "--fail-on", "info"], {
          input: `User-agent: *\nDisallow: ${text}\n`,
        });
        expect(elementsOf(out)[0]?.name).toBe("testsuites");
      }),
      { numRuns: 30 },
    );
  });
});
