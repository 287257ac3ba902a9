import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openStage, type Site, type SiteAnswer, type Stage, startSite } from "./page.ts";

const FOLDER = join(import.meta.dirname, "../../../../screenshots");

let site: Site;
let stage: Stage;
let page: Page | null = null;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  stage = await openStage();
});

// A site for each test: the server keeps what it fetched from an origin for a minute.
beforeEach(async () => {
  site = await startSite({ body: "" });
});

afterEach(async () => {
  await page?.context().close();
  page = null;
  await site.close();
});

afterAll(async () => {
  expect(stage.complaints).toEqual([]);
  await stage.close();
});

async function shoot(name: string): Promise<void> {
  await page?.screenshot({ path: join(FOLDER, `state-${name}.png`), fullPage: true });
}

async function testLive(answer: SiteAnswer, path = "/a"): Promise<Page> {
  site.answer = answer;
  page = await stage.open("/");
  await page.getByLabel("Address of a page").fill(site.origin + path);
  await page.keyboard.press("Enter");
  return page;
}

const html = { "content-type": "text/html; charset=utf-8" };

const states: readonly {
  readonly name: string;
  readonly answer: SiteAnswer;
  readonly word: string;
  readonly look: string;
  readonly says: string;
}[] = [
  {
    name: "404",
    answer: { status: 404 },
    word: "Open",
    look: "plain",
    says: "No robots.txt (404)",
  },
  {
    name: "403",
    answer: { status: 403 },
    word: "Open",
    look: "plain",
    says: "does not forbid crawling",
  },
  { name: "401", answer: { status: 401 }, word: "Open", look: "plain", says: "401" },
  { name: "418", answer: { status: 418 }, word: "Open", look: "plain", says: "418" },
  { name: "429", answer: { status: 429 }, word: "Closed", look: "closed", says: "429" },
  {
    name: "500",
    answer: { status: 500, body: "no" },
    word: "Closed",
    look: "closed",
    says: "stays closed",
  },
  {
    name: "html",
    answer: { body: "<!doctype html><title>Home</title><h1>Welcome</h1>\n", headers: html },
    word: "Open",
    look: "plain",
    says: "A web page is served instead of a text file",
  },
  { name: "empty", answer: { body: "" }, word: "Open", look: "plain", says: "empty" },
  {
    name: "image",
    answer: {
      body: Buffer.from(
        "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489",
        "hex",
      ),
      headers: { "content-type": "image/png" },
    },
    word: "Open",
    look: "plain",
    says: "not",
  },
  {
    name: "loop",
    answer: (request, response) => {
      response.writeHead(302, { location: request.url ?? "/" }).end();
    },
    word: "Open",
    look: "plain",
    says: "redirect",
  },
  {
    name: "reset",
    answer: (_request, response) => {
      response.destroy();
    },
    word: "Closed",
    look: "closed",
    says: "stays closed",
  },
  {
    name: "rules",
    answer: { body: "User-agent: *\nDisallow: /private\n" },
    word: "Open",
    look: "open",
    says: "No rule of the group * matches, so open.",
  },
  {
    name: "invisible",
    answer: {
      body: "User-agent: *\nDisallow: /priv\u200bate\nDisallow: /a\u202e\n# caf\u00e9 \u05d0\u05d1\n",
    },
    word: "Open",
    look: "open",
    says: "U+200B",
  },
];

test.each(states)(
  "$name is $word, drawn $look, and says what it means",
  async ({ answer, word, look, says, name }) => {
    const opened = await testLive(answer);
    await opened.locator("#verdict .word").waitFor();
    expect(await opened.locator("#verdict .word").innerText()).toBe(word);
    expect(await opened.locator("#verdict").getAttribute("class")).toContain(`plate ${look} `);
    const text = (await opened.locator("main").innerText()).toLowerCase();
    expect(text).toContain(says.toLowerCase());
    const green = await opened.locator(".plate.open").count();
    expect(green).toBe(look === "open" ? 1 : 0);
    await opened.waitForTimeout(300);
    await shoot(name);
    expect(stage.complaints).toEqual([]);
  },
);

test("a private address is not asked, and the page says what can be done", async () => {
  page = await stage.open(`/?url=${encodeURIComponent("http://192.168.0.7/x")}`);
  await page.locator("#verdict .word").waitFor();
  expect(await page.locator("#verdict .word").innerText()).toBe("Unknown");
  expect(await page.locator("main").innerText()).toContain("private");
  await page.waitForTimeout(300);
  await shoot("private");
});

test("while the file is read, the page says so, and Esc cancels", async () => {
  const opened = await testLive(() => undefined);
  await opened.locator("#verdict[aria-busy=true]").waitFor();
  await opened.waitForTimeout(1200);
  await shoot("loading");
  await opened.keyboard.press("Escape");
  await opened.getByText("Nothing was read, so the verdict is unknown.").waitFor();
  expect(await opened.locator("#verdict .word").innerText()).toBe("Unknown");
  await shoot("cancelled");
  site.answer = { body: "User-agent: *\nDisallow: /a" };
  await opened.getByRole("button", { name: "Try again" }).click();
  await opened.locator(".plate.blocked").waitFor();
});

const bad = [
  { why: "nothing", typed: "", says: "Enter the address of a page" },
  { why: "no address", typed: "not an address", says: "is not an address" },
  { why: "another scheme", typed: "ftp://a.example/", says: "http" },
  { why: "credentials", typed: "https://me:secret@a.example/", says: "password" },
  { why: "20,000 characters", typed: `https://a.example/${"a".repeat(20_000)}`, says: "too long" },
];

test.each(bad)("bad input is answered at its field: $why", async ({ typed, says, why }) => {
  page = await stage.open("/");
  const field = page.getByLabel("Address of a page");
  await field.fill(typed);
  await page.keyboard.press("Enter");
  const message = page.locator("#address-problem");
  await message.waitFor();
  expect(await message.innerText()).toContain(says);
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  expect(await field.getAttribute("aria-describedby")).toBe("address-problem");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(page.url()).toBe(`${stage.origin}/`);
  if (why === "no address") await shoot("bad-address");
});

test("an unknown reading in a link is said at its field", async () => {
  page = await stage.open("/?reading=2009&lang=en");
  await page.locator("#reading-problem").waitFor();
  expect(await page.locator("#reading-problem").innerText()).toContain("2009");
});

test("a damaged link says so, and a new draft is one press away", async () => {
  page = await stage.open("/#v1:broken");
  await page.getByRole("heading", { name: "This link is damaged" }).waitFor();
  await shoot("damaged");
  await page.getByRole("button", { name: "Start an empty draft" }).click();
  await page.locator("#robots").waitFor();
});
