import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openStage, type Site, type Stage, startSite } from "./page.ts";
import { SHOP } from "./shop.ts";

let shop: Site;
let stage: Stage;
let page: Page | null = null;

beforeAll(async () => {
  shop = await startSite({ body: SHOP });
  stage = await openStage();
});

afterEach(async () => {
  await page?.context().close();
  page = null;
});

afterAll(async () => {
  expect(stage.complaints).toEqual([]);
  await stage.close();
  await shop.close();
});

const patternField = (target: Page) => target.getByLabel("Pattern", { exact: true });

test("a pattern is explained while somebody types, and nothing is sent", async () => {
  const sent: string[] = [];
  page = await stage.open("/pattern");
  page.on("request", (request) => sent.push(request.url()));
  await page.getByRole("button", { name: "/*.pdf$" }).click();
  await page.getByRole("heading", { level: 1, name: "/*.pdf$" }).waitFor();
  await page.getByText("Any address that ends with .pdf.").waitFor();
  expect(await page.locator(".expression").innerText()).toBe("^/.*\\.pdf$");
  expect(await page.getByRole("table", { name: "Matches" }).innerText()).toContain("/a.pdf");
  expect(await page.getByRole("table", { name: "Just misses" }).innerText()).toContain("/a.PDF");
  await patternField(page).fill("/shop");
  await page.getByText("Any address that begins with /shop.").waitFor();
  expect(await page.title()).toBe("/shop – what it matches – Aushang");
  await page.waitForFunction(() => location.search === "?pattern=%2Fshop");
  await page.reload();
  await page.getByText("Any address that begins with /shop.").waitFor();
  expect(sent.filter((address) => /\/api\//.test(address))).toEqual([]);
});

test("a rule without effect says why and matches nothing", async () => {
  page = await stage.open("/pattern?pattern=private");
  await page.getByRole("heading", { name: "A rule with this pattern has no effect" }).waitFor();
  expect(await page.getByRole("table").count()).toBe(0);
  await patternField(page).fill("");
  await page.getByRole("heading", { name: "Patterns that people meet" }).waitFor();
});

test("the rules of a file that a pattern touches lead to their lines", async () => {
  page = await stage.open("/pattern?pattern=%2Fshoes");
  await page.getByText("Give a file above").waitFor();
  await page.getByText("Compare it with the rules of a file").click();
  await page.getByLabel("Text of the file").fill(SHOP);
  await page.locator(".overlaps li").first().waitFor();
  await page.getByRole("link", { name: "line 14" }).first().click();
  const selected = await page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  expect(selected).toBe("Disallow: /*?sort=");
  expect(new URL(page.url()).pathname).toBe("/pattern");
  await page.getByLabel("Crawler").fill("GPTBot");
  await page.keyboard.press("Tab");
  await page.getByText("Disallow in line 25").waitFor();
});

test("an example leads to the tester with the rule alone, the tester leads back with its file", async () => {
  page = await stage.open("/pattern?pattern=%2F*%3Fsort%3D");
  await page.getByRole("button", { name: "/a?sort=price", exact: true }).click();
  await page.locator(".plate.blocked").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe("User-agent: *\nDisallow: /*?sort=\n");
  await page.goto(`${stage.origin}/?url=${encodeURIComponent(`${shop.origin}/shoes?sort=1`)}`);
  await page.getByRole("button", { name: "What else does /*?sort= match?" }).click();
  await page.getByRole("heading", { level: 1, name: "/*?sort=" }).waitFor();
  expect(await page.getByLabel("Text of the file").inputValue()).toBe(SHOP);
  await page.locator(".overlaps li").first().waitFor();
  await page.goBack();
  await page.locator(".plate.blocked").waitFor();
});

test.each([
  { lang: "de", text: "Worauf passt dieses Muster?" },
  { lang: "da", text: "Hvad passer dette mønster på?" },
])("it speaks $lang", async ({ lang, text }) => {
  page = await stage.open(`/pattern?lang=${lang}`);
  await page.getByRole("heading", { level: 1, name: text }).waitFor();
});
