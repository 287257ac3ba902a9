import { da } from "@aushang/engine/texts/da";
import { de } from "@aushang/engine/texts/de";
import { en } from "@aushang/engine/texts/en";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openStage, paste, type Site, type Stage, startSite } from "./page.ts";
import { SHOP } from "./shop.ts";

let shop: Site;
let front: Site;
let stage: Stage;
let page: Page | null = null;

beforeAll(async () => {
  shop = await startSite({ body: SHOP });
  front = await startSite((_request, response) => {
    response.writeHead(301, { location: `${shop.origin}/robots.txt` }).end();
  });
  stage = await openStage();
});

afterEach(async () => {
  await page?.context().close();
  page = null;
});

afterAll(async () => {
  expect(stage.complaints).toEqual([]);
  await stage.close();
  await Promise.all([shop.close(), front.close()]);
});

const ENGINE = { de, en, da };

const LANGUAGES = [
  {
    locale: "de-AT",
    lang: "de",
    field: "Adresse einer Seite",
    test: "Testen",
    blocked: "Gesperrt",
    open: "Offen",
    why: "Warum",
    group: "Angewandte Gruppe",
    title: "Gesperrt: ",
    others: "Andere Crawler, dieselbe Adresse",
    openDraft: "Als Entwurf öffnen",
    draft: "für Googlebot, Entwurf",
    readings: "Zwei andere Lesarten lesen diese Datei anders",
    scope: "Gilt für",
  },
  {
    locale: "en-US",
    lang: "en",
    field: "Address of a page",
    test: "Test",
    blocked: "Blocked",
    open: "Open",
    why: "Why",
    group: "Group applied",
    title: "Blocked: ",
    others: "Other crawlers, same address",
    openDraft: "Open as draft",
    draft: "for Googlebot, draft",
    readings: "Two other readings read this file differently",
    scope: "Holds for",
  },
  {
    locale: "nb-NO",
    lang: "da",
    field: "Adressen på en side",
    test: "Test",
    blocked: "Blokeret",
    open: "Åben",
    why: "Hvorfor",
    group: "Anvendt gruppe",
    title: "Blokeret: ",
    others: "Andre crawlere, samme adresse",
    openDraft: "Åbn som kladde",
    draft: "for Googlebot, kladde",
    readings: "To andre læsemåder læser filen anderledes",
    scope: "Gælder for",
  },
] as const;

test.each(LANGUAGES)(
  "from an address to verdict, line and reason, then a draft: $locale",
  async (words) => {
    page = await stage.open("/", { locale: words.locale });
    await page.locator(`html[lang=${words.lang}]`).waitFor({ state: "attached" });
    await page.getByLabel(words.field).fill(`${front.origin}/shoes?sort=price#reviews`);
    await page.getByRole("button", { name: words.test, exact: true }).click();

    await page.locator(".plate.blocked").waitFor();
    expect(await page.locator("#verdict .word").innerText()).toBe(words.blocked);
    const says = (await page.locator(".facts .say").innerText()).replace(/\s+/g, " ");
    expect(says).toMatch(/\b14\b.*: Disallow: \/\*\?sort=$/);
    expect(await page.title()).toContain(words.title);
    const facts = await page.locator(".facts").innerText();
    expect(facts).toContain(words.group);
    expect(facts).toContain(front.origin);
    expect(facts).toContain(words.scope);

    const chain = await page.locator(".chain").innerText();
    expect(chain.replace(/\s+/g, " ")).toContain(`${front.origin}/robots.txt 301`);
    expect(chain).toContain("200");

    expect(await page.locator("#L14").getAttribute("class")).toContain("decides blocked");
    expect(await page.locator(".line.g").count()).toBe(12);
    expect(await page.locator(".line.skip-line").count()).toBe(2);
    expect(
      await page
        .getByRole("heading", { name: words.why, exact: false, level: 2 })
        .filter({ hasText: new RegExp(`^${words.why}`) })
        .count(),
    ).toBe(1);
    expect(await page.locator(".steps > li:not(.to-flip)").count()).toBe(4);
    expect(await page.locator(".align .seg-c").count()).toBe(4);
    expect(await page.getByRole("heading", { name: words.readings }).count()).toBe(1);
    await page.getByRole("heading", { name: words.others }).waitFor();

    const { question } = ENGINE[words.lang].answer["leave-the-index"];
    await page.getByRole("button", { name: question }).click();
    expect(await page.locator("details[open]").innerText()).toContain("noindex");

    await page.getByRole("button", { name: words.openDraft }).click();
    await page.getByText(words.draft).waitFor();
    expect(await page.locator("#robots").inputValue()).toBe(SHOP);
    expect(page.url()).toMatch(/\/#v1:[\w-]+$/);
    expect(stage.complaints).toEqual([]);
  },
);

test("another crawler or reading is answered from the file that is already here", async () => {
  const target = encodeURIComponent(`${shop.origin}/shoes?sort=price`);
  page = await stage.open(`/?url=${target}`);
  await page.locator(".plate.blocked").waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const before = shop.asked;

  await page.getByRole("combobox", { name: "Crawler" }).fill("GPTBot");
  await page.keyboard.press("Enter");
  await page.locator("#L25.decides").waitFor();
  await page.getByRole("combobox", { name: "Crawler" }).fill("MyOwnBot");
  await page.keyboard.press("Enter");
  await page.locator(".plate.open").waitFor();
  expect(await page.locator("#verdict .sub").innerText()).toBe("for MyOwnBot, live");

  await page.getByLabel("Reading").selectOption("1994");
  await page.waitForURL(/as=MyOwnBot&reading=1994$/);
  expect(shop.asked).toBe(before);
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
});

test("fetching again asks the site again; pressing Test twice within a minute does not", async () => {
  const site = await startSite({ body: "User-agent: *\nDisallow: /\n" });
  try {
    page = await stage.open(`/?url=${encodeURIComponent(`${site.origin}/a`)}`);
    await page.locator(".plate.blocked").waitFor();
    await page.getByRole("button", { name: "Test", exact: true }).click();
    await page.locator(".plate.blocked").waitFor();
    expect(site.asked).toBe(1);
    site.answer = { body: "User-agent: *\nAllow: /\n" };
    await page.getByRole("button", { name: "Fetch again and check" }).click();
    await page.locator(".plate.open").waitFor();
    expect(site.asked).toBe(2);
  } finally {
    await site.close();
  }
});

test("back and forward lead through what was asked", async () => {
  page = await stage.open("/");
  await page.getByLabel("Address of a page").fill(`${shop.origin}/cart/1`);
  await page.keyboard.press("Enter");
  await page.locator(".plate.open").waitFor();
  await page.getByLabel("Address", { exact: true }).fill(`${shop.origin}/tmp/x`);
  await page.keyboard.press("Enter");
  await page.locator(".plate.blocked").waitFor();
  await page.getByRole("button", { name: "Open as draft" }).click();
  await page.locator("#robots").waitFor();

  await page.goBack();
  await page.locator(".plate.blocked").waitFor();
  expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe(
    `${shop.origin}/tmp/x`,
  );
  await page.goBack();
  await page.locator(".plate.open").waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "What does this robots.txt really say?" }).waitFor();
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await page.locator("#robots").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe(SHOP);
});

test("a link to a line goes there, without fetching anything", async () => {
  const target = encodeURIComponent(`${shop.origin}/shoes?sort=price`);
  page = await stage.open(`/?url=${target}#L40`);
  await page.locator("#L40").waitFor();
  await page.waitForFunction(() => document.activeElement?.parentElement?.id === "L40");
  await page.locator(".facts").getByRole("link", { name: "Line 14" }).click();
  await page.waitForFunction(() => document.activeElement?.parentElement?.id === "L14");
  expect(page.url()).toMatch(/#L14$/);
});

test("a step lights its lines and its stretch of the address, and the reverse holds too", async () => {
  page = await stage.open(`/?url=${encodeURIComponent(`${shop.origin}/shoes?sort=price`)}`);
  await page.locator(".align .seg-c").first().waitFor();
  await page.locator(".steps > li").first().hover();
  expect(await page.locator(".line[data-lit]").count()).toBe(12);
  await page.locator(".align .wild").hover();
  expect(await page.locator("#L14 .w[data-lit]").count()).toBe(1);
  await page.locator("#L14 .t span", { hasText: "?sort=" }).hover();
  expect(await page.locator(".align .hit[data-lit]").innerText()).toContain("?sort=");
  expect(await page.locator(".line[data-lit]").count()).toBe(0);
  await page.locator("#L13 .n").focus();
  expect(await page.locator(".steps > li:nth-child(1)[data-lit]").count()).toBe(1);
  expect(await page.locator(".steps > li:nth-child(2)[data-lit]").count()).toBe(0);
  expect(await page.locator(".steps > li:nth-child(3)[data-lit]").count()).toBe(1);
  expect(await page.locator("tr[data-lit]").innerText()).toContain("Allow /shoes");
});

test("a pasted header becomes its token, and that can be undone", async () => {
  page = await stage.open(`/?url=${encodeURIComponent(`${shop.origin}/a`)}`);
  await page.locator(".plate.open").waitFor();
  const field = page.getByRole("combobox", { name: "Crawler" });
  await field.fill(
    "Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  );
  await page.keyboard.press("Enter");
  await page.locator(".plate.blocked").waitFor();
  expect(await field.inputValue()).toBe("GPTBot");
  expect(await page.locator("#crawler-chip").innerText()).toContain("Read as GPTBot");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".plate.open").waitFor();
  expect(await field.inputValue()).toBe("Googlebot");
});

test("a robots.txt in the address field becomes a draft", async () => {
  page = await stage.open("/");
  await paste(page, "Address of a page", "User-agent: *\nDisallow: /\n");
  await page.locator("#robots").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe("User-agent: *\nDisallow: /\n");
  await page.locator(".plate.blocked").waitFor();
});

test("several addresses give a table, one fetch per site, each wrong one with its reason", async () => {
  const other = await startSite({ status: 503 });
  try {
    page = await stage.open("/");
    const list = [
      `${shop.origin}/cart/1`,
      `${shop.origin}/tmp/1`,
      "ftp://a.example/",
      `${other.origin}/`,
      `${other.origin}/x`,
    ];
    await paste(page, "Address of a page", list.join("\n"));
    await page.getByRole("button", { name: "Test", exact: true }).click();
    await page.getByRole("heading", { name: "5 addresses for Googlebot" }).waitFor();
    const rows = await page.locator("tbody tr").allInnerTexts();
    expect(rows.map((row) => row.split(/\s+/)[1])).toEqual([
      "Open",
      "Blocked",
      "Not",
      "Closed",
      "Closed",
    ]);
    expect(rows[1]).toContain("line 44");
    expect(rows[2]).toContain("http");
    expect(other.asked).toBe(1);

    await page.getByRole("combobox", { name: "Crawler" }).fill("SemrushBot");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "5 addresses for SemrushBot" }).waitFor();
    expect(await page.locator("tbody tr").first().innerText()).toContain("Blocked");
    expect(other.asked).toBe(1);

    await page.locator("tbody tr").nth(1).getByRole("button").click();
    await page.locator(".plate.blocked").waitFor();
  } finally {
    await other.close();
  }
});

test("a list that is too long for the page's address survives a reload, and back and forward", async () => {
  page = await stage.open("/");
  const list = Array.from(
    { length: 150 },
    (_, at) => `${shop.origin}/cart/${"x".repeat(40)}/${at}`,
  );
  await paste(page, "Address of a page", list.join("\n"));
  await page.getByRole("button", { name: "Test", exact: true }).click();
  const heading = page.getByRole("heading", { name: "150 addresses for Googlebot" });
  await heading.waitFor();
  await page.waitForTimeout(400);
  expect(page.url()).toBe(`${stage.origin}/`);
  await page.reload();
  await heading.waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "What does this robots.txt really say?" }).waitFor();
  await page.goForward();
  await heading.waitFor();
});
