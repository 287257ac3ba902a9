import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** Names that an entry exports at run time, sorted. */
async function names(entry: string): Promise<string> {
  const source: string = manifest.exports[entry]["aushang-source"];
  const module: Record<string, unknown> = await import(
    new URL(`../${source}`, import.meta.url).href
  );
  return Object.keys(module).sort().join(" ");
}

test("the entries of the package", () => {
  expect(Object.keys(manifest.exports)).toMatchInlineSnapshot(`
    [
      ".",
      "./analyse",
      "./crawlers",
      "./crawlers/facts",
      "./suites",
      "./tester",
      "./texts",
      "./texts/de",
      "./texts/en",
      "./texts/da",
      "./impact",
      "./lint",
      "./texts/de/findings",
      "./texts/en/findings",
      "./texts/da/findings",
      "./package.json",
    ]
  `);
});

test("@aushang/engine", async () => {
  expect(await names(".")).toMatchInlineSnapshot(
    `"READINGS RobotsFile SIZE_LIMIT applyEdits compile groups isReadingId parse skipped targetOf"`,
  );
});

test("@aushang/engine/tester", async () => {
  expect(await names("./tester")).toMatchInlineSnapshot(
    `"ADDRESS_LIMIT asTyped asTypedAt askCrawler askerOf askersOfRegistry statusMeaning test"`,
  );
});

test("@aushang/engine/analyse", async () => {
  expect(await names("./analyse")).toMatchInlineSnapshot(
    `"RuleSet appendPolicy askersIn counterfactual difference everybody explorePattern flips formatFile overlapsOf plan representatives ruleSet ruleStates sameVerdicts summarise"`,
  );
});

test("@aushang/engine/impact", async () => {
  expect(await names("./impact")).toMatchInlineSnapshot(`"createImpact"`);
});

test("@aushang/engine/suites", async () => {
  expect(await names("./suites")).toMatchInlineSnapshot(`"runSuite suiteFrom"`);
});

test("@aushang/engine/crawlers", async () => {
  expect(await names("./crawlers")).toMatchInlineSnapshot(
    `"crawlers findCrawler fromUserAgent looksLikeUserAgent nearestCrawlers"`,
  );
});

test("@aushang/engine/crawlers/facts", async () => {
  expect(await names("./crawlers/facts")).toMatchInlineSnapshot(`"facts"`);
});

test("@aushang/engine/texts", async () => {
  expect(await names("./texts")).toMatchInlineSnapshot(
    `"answersFor chooseLanguage closingStatus code findingMessage fixTitle isEarned lineRef markdownOf markdownText plain say strong verdictWord"`,
  );
});

test.each(["de", "en", "da"])("@aushang/engine/texts/%s", async (language) => {
  expect(await names(`./texts/${language}`)).toBe(`${language} ${language}Analysis`);
});

test("@aushang/engine/lint", async () => {
  expect(await names("./lint")).toMatchInlineSnapshot(`"fix lint rules subjects"`);
});

test.each(["de", "en", "da"])("@aushang/engine/texts/%s/findings", async (language) => {
  expect(await names(`./texts/${language}/findings`)).toBe(`${language}Findings`);
});

test("every entry has its types and what is built, and the package has no side effects", () => {
  for (const [entry, value] of Object.entries<Record<string, string>>(manifest.exports)) {
    if (entry === "./package.json") continue;
    expect(Object.keys(value)).toEqual(["aushang-source", "types", "default"]);
    const stem = (value["aushang-source"] as string)
      .replace("./src/", "./dist/")
      .replace(/\.ts$/, "");
    expect([value.types, value.default]).toEqual([`${stem}.d.ts`, `${stem}.js`]);
  }
  expect(manifest.sideEffects).toBe(false);
  expect(manifest.dependencies).toBeUndefined();
});
