import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openStage, paste, type Site, type Stage, startSite } from "./page.ts";
import { SHOP } from "./shop.ts";

let shop: Site;
let down: Site;
let stage: Stage;
let page: Page | null = null;

beforeAll(async () => {
  shop = await startSite({ body: SHOP });
  down = await startSite({ status: 503, body: "no" });
  stage = await openStage();
});

afterEach(async () => {
  await page?.context().close();
  page = null;
});

afterAll(async () => {
  await stage.close();
  await Promise.all([shop.close(), down.close()]);
});

const live = (site: Site): string =>
  `/?url=${encodeURIComponent(`${site.origin}/shoes?sort=price`)}`;

const focusComesTo = (target: Page, id: string): Promise<unknown> =>
  target.waitForFunction((wanted) => document.activeElement?.id === wanted, id);

const pressed: readonly { press: string; on: () => Site; to: string }[] = [
  { press: "Open as draft", on: () => shop, to: "robots" },
  { press: "Try it as a draft", on: () => shop, to: "robots" },
  { press: "Paste the file yourself", on: () => down, to: "robots" },
  { press: "Fetch again and check", on: () => shop, to: "verdict" },
  { press: "Fetch again and check", on: () => down, to: "verdict" },
];

test.each(pressed)("after “$press” the focus is in $to", async ({ press, on, to }) => {
  page = await stage.open(live(on()));
  await page.locator(".data.rows").waitFor();
  await page.getByRole("button", { name: press }).first().focus();
  await page.keyboard.press("Enter");
  await focusComesTo(page, to);
  await page.waitForTimeout(400);
  await focusComesTo(page, to);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(1_000);
});

test("the key for a draft leads into its text, the switch keeps the focus", async () => {
  page = await stage.open(live(shop));
  await page.locator(".data.rows").waitFor();
  await page.keyboard.press("e");
  await focusComesTo(page, "robots");

  await page.goto(stage.origin + live(shop));
  await page.locator(".data.rows").waitFor();
  await page.getByRole("radio", { name: "Live" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("#robots").waitFor();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe(
    "radio",
  );
});

test("a pasted list keeps the focus: Enter tests it, Shift and Enter begin a line", async () => {
  page = await stage.open("/");
  await page.locator("#address").focus();
  await paste(page, "Address of a page", `${shop.origin}/a\n${shop.origin}/b`);
  await focusComesTo(page, "address");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type(`${shop.origin}/c`);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "3 addresses for Googlebot", level: 1 }).waitFor();
  expect(await page.getByRole("status").allInnerTexts()).toContain("3 addresses for Googlebot");

  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("one.example");
  expect(await page.locator("input#address").inputValue()).toBe("one.example");
  await focusComesTo(page, "address");

  await page.getByRole("button", { name: "Show alone" }).first().focus();
  await page.keyboard.press("Enter");
  await focusComesTo(page, "verdict");
  await page.goBack();
  await page.locator("#many").waitFor();
});

test.each([
  { why: "one address", before: "" },
  { why: "a list", before: "a.example\nb.example" },
])("who types a file where $why should stand goes on typing in the draft", async ({ before }) => {
  page = await stage.open("/");
  await page.locator("#address").focus();
  if (before !== "") {
    await paste(page, "Address of a page", before);
    await focusComesTo(page, "address");
    await page.keyboard.press("Shift+Enter");
  }
  await page.keyboard.type("Disallow:");
  await focusComesTo(page, "robots");
  await page.keyboard.type(" /z");
  expect(await page.locator("#robots").inputValue()).toMatch(/Disallow: \/z$/);
  expect(await page.locator("#address").inputValue()).toBe("/");
});

test("a page that is opened takes no focus by itself", async () => {
  page = await stage.open(live(shop));
  await page.locator(".data.rows").waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("a header pasted into the address field names the crawler and leaves the address alone", async () => {
  page = await stage.open("/");
  await page.locator("#address").fill("a.example");
  await paste(
    page,
    "Address of a page",
    "User-Agent: Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  );
  await page.getByText("Read as").waitFor();
  expect(await page.locator("#crawler").inputValue()).toBe("GPTBot");
  expect(await page.locator("#address").inputValue()).toBe("a.example");
});

test.each([
  { why: "an address", path: "/?url=ftp%3A%2F%2Fx.example&as=Googlebot", field: "address" },
  {
    why: "a crawler",
    path: `/?url=a.example&as=${"x".repeat(3_000)}`,
    field: "crawler",
  },
])("$why in a link that cannot be tested is told at its field", async ({ path, field }) => {
  page = await stage.open(path);
  await page.locator(`#${field}[aria-invalid="true"]`).waitFor();
  await page.locator(`#${field}-problem`).waitFor();
  expect(await page.locator("table.rows").count()).toBe(0);
});
