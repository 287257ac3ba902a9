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

test("the language can be switched, stays in the link, and is remembered", async () => {
  page = await stage.open(`/?url=${encodeURIComponent(`${shop.origin}/tmp/x`)}`, { locale: "da" });
  await page.getByText("Blokeret").first().waitFor();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.getByText("Gesperrt").first().waitFor();
  expect(page.url()).toContain("lang=de");
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await page.goto(`${stage.origin}/`);
  await page.getByRole("heading", { name: "Was sagt diese robots.txt wirklich?" }).waitFor();
  await page.goto(`${stage.origin}/?lang=en`);
  await page.getByRole("heading", { name: "What does this robots.txt really say?" }).waitFor();
});

test("addresses tested lately are kept here, offered again, and forgotten on demand", async () => {
  page = await stage.open(`/`);
  await page.getByLabel("Address of a page").fill(`${shop.origin}/tmp/x`);
  await page.keyboard.press("Enter");
  await page.locator(".plate.blocked").waitFor();
  await page.goto(`${stage.origin}/`);
  const chip = page.getByRole("button", { name: `${shop.host}/tmp/x` });
  await chip.click();
  await page.locator(".plate.blocked").waitFor();
  await page.goto(`${stage.origin}/`);
  await page.getByRole("button", { name: "Clear the list" }).click();
  await chip.waitFor({ state: "detached" });
  expect(await page.evaluate(() => localStorage.getItem("aushang"))).toContain('"recent":[]');
});

test("what the page copies says what it holds", async () => {
  page = await stage.open(`/?url=${encodeURIComponent(`${shop.origin}/tmp/x`)}`, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.locator(".plate.blocked").waitFor();
  const copied = (): Promise<string> =>
    page?.evaluate(() => navigator.clipboard.readText()) ?? Promise.resolve("");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied. It holds address, crawler and reading").waitFor();
  expect(await copied()).toBe(page.url());
  await page.getByRole("button", { name: "copy as text" }).click();
  await page.getByText("The steps were copied as text.").waitFor();
  expect(await copied()).toContain("1. The group: Googlebot");
  await page.getByRole("button", { name: "JSON" }).click();
  await page.getByText("Result copied as JSON.").waitFor();
  expect(JSON.parse(await copied())).toMatchObject({ verdict: "disallowed", line: 44 });
});

test("where the browser refuses to copy, the text is shown for copying by hand", async () => {
  page = await stage.open(`/?url=${encodeURIComponent(`${shop.origin}/tmp/x`)}`);
  await page.locator(".plate.blocked").waitFor();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  const dialog = page.getByRole("dialog", { name: "To copy" });
  expect(await dialog.getByRole("textbox").inputValue()).toBe(page.url());
});

test("a file with bytes that are no UTF-8 says so when it becomes a draft", async () => {
  const site = await startSite({
    body: Buffer.from("User-agent: *\nDisallow: /caf\xe9\n", "latin1"),
  });
  try {
    page = await stage.open(`/?url=${encodeURIComponent(`${site.origin}/a`)}`);
    await page.locator(".plate.open").waitFor();
    await page.getByRole("button", { name: "Open as draft" }).click();
    await page.getByText("The file holds bytes that are not UTF-8.").waitFor();
  } finally {
    await site.close();
  }
});

test("a file of 6,000 lines shows the group and the deciding line first", async () => {
  const filler = Array.from({ length: 6_000 }, (_, at) => `# line ${at}`).join("\n");
  const site = await startSite({ body: `${filler}\nUser-agent: *\nDisallow: /deep\n${filler}\n` });
  try {
    page = await stage.open(`/?url=${encodeURIComponent(`${site.origin}/deep/1`)}`);
    await page.locator("#L6002.decides").waitFor();
    expect(await page.locator(".line").count()).toBeLessThan(20);
    await page.getByRole("button", { name: "Show lines 6,004 to 12,002" }).click();
    await page.locator("#L6004").waitFor();
    expect(await page.locator(".line").count()).toBeGreaterThan(2_000);
    await page.keyboard.press("Tab");
    await page.locator("body").press("g");
    await page.getByLabel("Line, 1 to 12,002").fill("9000");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.parentElement?.id === "L9000");
  } finally {
    await site.close();
  }
});

test("what a crawler's operator documents is one press away, with its source", async () => {
  page = await stage.open(`/?url=${encodeURIComponent(`${shop.origin}/tmp/x`)}`);
  await page.getByRole("heading", { name: "About Googlebot" }).click();
  const about = page.locator("details.about");
  await about.getByRole("link", { name: /documentation/ }).waitFor();
  expect(await about.innerText()).toContain("no restrictions");
  const link = about.getByRole("link", { name: /documentation/ });
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
});
