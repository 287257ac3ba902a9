import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { KEYS } from "../../src/suite/form.ts";
import { readSuite, suiteSchema } from "../../src/suite/index.ts";
import { BROKEN, WHOLE } from "./suites.ts";

const validate = new Ajv({ strict: true, strictRequired: false, allErrors: true }).compile(
  suiteSchema(),
);

test("the schema that the command line carries is the reader's (vitest -u writes it)", async () => {
  await expect(`${JSON.stringify(suiteSchema(), null, 2)}\n`).toMatchFileSnapshot(
    "../../../cli/schema/suite.schema.json",
  );
});

test("every key of the reader is described, and no other", () => {
  const text = JSON.stringify(suiteSchema());
  for (const key of Object.values(KEYS).flat()) expect(text).toContain(`"${key}":{`);
  const { properties } = suiteSchema() as { properties: Record<string, { description: string }> };
  for (const value of Object.values(properties)) expect(value.description).toMatch(/\.$/);
});

test.each([
  WHOLE,
  '{"checks": [{"crawler": "A", "url": "/a", "expect": "allowed"}]}',
  "checks: [{status: unreachable}]",
  "checks: [{purpose: [seo, ads], except: A, all: open, status: '200', why: 5, reading: 1994}]",
  "environments: {a: {file: b, address: c.example}, d: }\nchecks: [{crawler: 360Spider, url: [/a], expect: allow, in: a, line: none, group: '*'}]",
])("what the reader takes, the schema takes: %#", (text) => {
  expect(readSuite(text).problems).toEqual([]);
  validate(parse(text));
  expect(validate.errors).toBeNull();
});

test("what the schema refuses, the reader refuses; most of what the reader refuses, the schema does", () => {
  let both = 0;
  for (const text of BROKEN) {
    expect(readSuite(text).suite).toBeNull();
    if (!validate(parse(text))) both++;
  }
  expect({ both, all: BROKEN.length }).toEqual({ both: BROKEN.length - 6, all: BROKEN.length });
});
