import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openStage, type Site, type Stage, startSite, waitForWorker } from "./page.ts";
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
  await stage.close();
  await shop.close();
});

const live = (): string => `/?url=${encodeURIComponent(`${shop.origin}/shoes?sort=price`)}`;

test("the pages are reached without loading anew; back and forward keep what was shown", async () => {
  page = await stage.open(live());
  await page.locator(".plate.blocked").waitFor();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Compare" }).click();
  await page.getByLabel("Site of the old file").waitFor();
  expect(await page.title()).toBe("Compare two robots.txt files – Aushang");
  expect(await nav.locator('[aria-current="page"]').innerText()).toBe("Compare");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");

  await page.goBack();
  await page.locator(".plate.blocked").waitFor();
  expect(await page.title()).toContain("Blocked: ");
  await page.goForward();
  await page.getByLabel("Site of the old file").waitFor();
  await nav.getByRole("link", { name: "Test" }).click();
  await page.getByRole("heading", { name: "What does this robots.txt really say?" }).waitFor();
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  expect(stage.complaints).toEqual([]);
});

test("a link opened in a new window is left to the browser", async () => {
  page = await stage.open("/");
  const other = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Compare" }).click({ modifiers: ["ControlOrMeta"] });
  await (await other).waitForURL(/\/compare$/);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("the key d compares the live file with a draft of itself, the button does the same", async () => {
  for (const go of ["key", "button"]) {
    page = await stage.open(live());
    await page.locator(".data.rows").waitFor();
    if (go === "key") await page.keyboard.press("d");
    else await page.getByRole("button", { name: "Compare" }).click();
    await page.getByRole("heading", { name: "The same file twice" }).waitFor();
    expect(await page.getByLabel("Site of the old file").inputValue()).toBe(shop.origin);
    expect(await page.getByLabel("Text of the new file").inputValue()).toBe(SHOP);
    if (go === "key") await page.context().close();
  }
});

test("the language is switched on every page, stays in the link and in the links between pages", async () => {
  page = await stage.open("/compare?lang=da");
  await page.getByRole("heading", { name: "Hvad ændrer en ændring egentlig?" }).waitFor();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: "Was ändert eine Änderung wirklich?" }).waitFor();
  expect(page.url()).toContain("/compare?lang=de");
  await page.getByRole("link", { name: "Testen" }).click();
  await page.getByRole("heading", { name: "Was sagt diese robots.txt wirklich?" }).waitFor();
  expect(page.url()).toContain("lang=de");
  await page.goBack();
  await page.getByRole("heading", { name: "Was ändert eine Änderung wirklich?" }).waitFor();
});

test("the help on keys opens on every page, and an unknown address is none", async () => {
  page = await stage.open("/compare");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  const response = await page.goto(`${stage.origin}/compare/other`);
  expect(response?.status()).toBe(404);
  stage.complaints.length = 0;
});

test("with the server gone, every page works on", async () => {
  const own = await openStage();
  try {
    const opened = await own.open("/?lang=en");
    await opened.getByRole("heading", { level: 1 }).waitFor();
    await waitForWorker(opened);
    await own.stopServer();
    await opened.goto(`${own.origin}/compare?lang=de`);
    await opened.locator(".side-of").nth(0).getByText("Entwurf").click();
    await opened.getByLabel("Text der alten Datei").fill("User-agent: *\nDisallow: /a\n");
    await opened.getByLabel("Text der neuen Datei").fill("User-agent: *\nDisallow: /b\n");
    await opened
      .getByRole("heading", { name: "1 Adressmenge wird geöffnet, 1 wird gesperrt" })
      .waitFor();
    await opened.getByRole("tab", { name: "Text" }).click();
    await opened.getByText("1 Zeile entfernt, 1 Zeile hinzugefügt").waitFor();
  } finally {
    await own.close();
  }
});
