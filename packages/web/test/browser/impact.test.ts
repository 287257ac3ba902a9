import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { impactAddress, readImpact } from "../../src/impact/question.ts";
import { openStage, type Site, type Stage, startSite } from "./page.ts";
import { SHOP } from "./shop.ts";

const DRAFT = SHOP.replace("/*?sort=\nDisallow: /*?color", "/*?\nDisallow: /*?color").replace(
  "Disallow: /search\n",
  "",
);
const PATHS = ["/shoes?sort=price", "/search/a", "/cart/1", "/"];

let folder: string;
let shop: Site;
let down: Site;
let stage: Stage;
let page: Page | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aushang-impact-"));
  shop = await startSite({ body: SHOP });
  down = await startSite({ status: 503, body: "no" });
  stage = await openStage();
});

afterEach(async () => {
  await page?.context().close();
  page = null;
});

afterAll(async () => {
  expect(stage.complaints).toEqual([]);
  await stage.close();
  await Promise.all([shop.close(), down.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const named = (name: string, text: string | Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(text),
});
const sitemap = (origin: string): string =>
  `<urlset>${PATHS.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("")}</urlset>`;
const line = (path: string, agent: string): string =>
  `192.0.2.7 - - [10/Oct/2025:13:55:36 +0200] "GET ${path} HTTP/1.1" 200 512 "-" "${agent}"\n`;
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

async function drafts(present: string, draft: string): Promise<string> {
  const { question } = await readImpact("https://a.example/impact", null);
  return (await impactAddress({ ...question, present, draft })).address;
}

test("a sitemap under two files: what flips, by which lines, what the rules do, and nothing is sent", async () => {
  const sent: string[] = [];
  page = await stage.open(await drafts(SHOP, DRAFT));
  await page.getByRole("heading", { name: "Which addresses?" }).waitFor();
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const packed = named("sitemap.xml.gz", gzipSync(sitemap("https://www.shop.example")));
  await page.locator("#files").setInputFiles([packed]);
  await page.getByRole("heading", { name: "Ready to count" }).waitFor();
  await page.locator("#count").click();
  await page.getByRole("heading", { level: 1, name: "Impact on real addresses" }).waitFor();
  await page.getByText("judged for https://www.shop.example").waitFor();
  const rows = page.locator(".flips tbody tr:not(.grp)");
  expect(await rows.allInnerTexts()).toHaveLength(2);
  const search = rows.filter({ hasText: "/search/*" });
  expect(await search.innerText()).toContain("Opened");
  expect(await search.innerText()).toContain("present line 8");
  expect(await search.innerText()).toContain("draft: no rule");
  await page.getByRole("heading", { name: "Rules that match nothing" }).waitFor();
  await page.getByText("Sitemap, 4 addresses").waitFor();
  await search.getByRole("button", { name: "present line 8" }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("present");
  expect(sent.filter((request) => /shoes|cart|v1:|api/.test(request))).toEqual([]);
});

test("an example leads to the tester, and the change of a field is told", async () => {
  page = await stage.open(await drafts(SHOP, DRAFT));
  await page.locator("#files").setInputFiles([named("s.xml", sitemap("https://www.shop.example"))]);
  await page.locator("#count").click();
  await page.locator(".flips").waitFor();
  await page.locator("#draft").fill(SHOP);
  await page.getByText("The fields above have changed since.").waitFor();
  await page.locator(".notice").getByRole("button", { name: "Count again" }).click();
  await page.getByText("Nothing flips").first().waitFor();
  await page.locator("#draft").fill(DRAFT);
  await page.locator("#count").click();
  await page.locator(".flips .such button").first().click();
  await page.locator(".plate.open").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe(DRAFT);
});

test("a log under one file: coverage, fetches of robots.txt, bad lines, who was not judged", async () => {
  const log =
    line("/robots.txt", "GPTBot/1.2").repeat(20) +
    line("/cart/1", "GPTBot/1.2").repeat(20) +
    line("/tmp/x?sort=1", GOOGLEBOT).repeat(3) +
    line("/", "Mozilla/5.0 Firefox/130.0") +
    "garbage <b>line</b>\n";
  page = await stage.open(await drafts(SHOP, ""));
  await page.locator("#files").setInputFiles([named("access.log", log)]);
  await page.locator("#count").click();
  await page.getByRole("heading", { level: 1, name: "What the rules do" }).waitFor();
  await page.getByRole("heading", { name: "Requests of logs" }).waitFor();
  const fetches = page.locator("table").filter({ hasText: "Fetches of robots.txt" });
  expect(await fetches.innerText()).toMatch(/GPTBot\s+before every page\s+20\s+20/);
  await page.getByText("combined log format, 45 lines").waitFor();
  await page.getByText("1 of 45 lines could not be read").click();
  await page.getByText("garbage <b>line</b>").waitFor();
  expect(await page.locator(".reports b").count()).toBe(0);
  await page.getByText("1 request of people and unknown clients").waitFor();
});

test("sitemaps and logs dropped together are counted apart; an index is not followed", async () => {
  page = await stage.open(await drafts(SHOP, DRAFT));
  await page.locator(".addresses").evaluate(
    (field, [text, log]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text ?? ""], "s.xml"));
      dataTransfer.items.add(new File([log ?? ""], "a.log"));
      dataTransfer.items.add(
        new File(
          ["<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>"],
          "i.xml",
        ),
      );
      field.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [sitemap("https://www.shop.example"), line("/search/a", GOOGLEBOT)],
  );
  await page.getByRole("button", { name: "Remove a.log" }).waitFor();
  await page.locator("#count").click();
  await page.getByRole("heading", { name: "Addresses of sitemaps" }).waitFor();
  await page.getByRole("heading", { name: "Requests of logs" }).waitFor();
  await page.getByText("An index of 1 sitemap.").waitFor();
});

test("broken files are told with what is wrong, where, and what next", async () => {
  page = await stage.open(await drafts(SHOP, DRAFT));
  const whole = gzipSync(sitemap("https://www.shop.example"));
  await page
    .locator("#files")
    .setInputFiles([
      named("broken.xml", "<urlset>\n<url><loc>https://a.example/</lok></url>"),
      named("cut.gz", whole.subarray(0, whole.length - 12)),
      named("page.html", "<!doctype html><h1>Not found</h1>"),
      named("notes.txt", "to do: everything\n"),
      named("empty.log", ""),
    ]);
  await page.locator("#count").click();
  await page.getByText("Not everything could be read").waitFor();
  expect(await page.locator(".reports .err").count()).toBe(5);
  await page.getByText(/breaks off after line/).waitFor();
});

test("a spreadsheet and a program get what was counted; no cell becomes a formula", async () => {
  page = await stage.open(await drafts("User-agent: *\nDisallow: /a\n", "User-agent: *\n"));
  await page
    .locator("#files")
    .setInputFiles([named("s.txt", "https://h.example/a=1+1\nhttps://h.example/b\n")]);
  await page.locator("#count").click();
  const saved = async (name: string): Promise<string> => {
    const download = page?.waitForEvent("download");
    await page?.getByRole("button", { name }).click();
    return readFileSync((await (await download)?.path()) ?? "", "utf8");
  };
  const csv = await saved("Save as CSV");
  expect(csv).toMatch(/^\uFEFFrecord,crawlers,/);
  expect(csv).toContain(",/a=1+1,1,1,0,,/a=1+1");
  expect(csv.split("\r\n").every((row) => !/^[=+@-]|,[=+@]/.test(row))).toBe(true);
  expect(JSON.parse(await saved("Save as JSON"))).toMatchObject({ kind: "list", compared: true });
});

test("the live file is read once by our server; a closed one says nothing", async () => {
  page = await stage.open("/impact");
  await page.getByText("Live", { exact: true }).click();
  await page.getByLabel("Site of the present file").fill(down.origin);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "The present file cannot be judged by" }).waitFor();
  expect(await page.locator("#count").isDisabled()).toBe(true);
  const { asked } = shop;
  await page.getByLabel("Site of the present file").fill(shop.origin);
  await page.keyboard.press("Enter");
  await page.getByText("robots.txt, 821 bytes").waitFor();
  await page.locator("#files").setInputFiles([named("s.xml", sitemap(shop.origin))]);
  await page.locator("#count").click();
  await page.getByText(`judged for ${shop.origin}`).waitFor();
  expect(shop.asked - asked).toBe(1);
});

test("hundreds of megabytes show how far they are, can be cancelled, and the page stays fluid", async () => {
  const path = join(folder, "big.log");
  const block = Buffer.from(
    Array.from({ length: 20_000 }, (_, at) => line(`/cart/${at}?sort=1`, GOOGLEBOT)).join(""),
  );
  const big = openSync(path, "w");
  let size = 0;
  for (; size < 320_000_000; size += block.length) writeSync(big, block);
  closeSync(big);
  page = await stage.open(await drafts(SHOP, DRAFT));
  await page.locator("#files").setInputFiles(path);
  await page.locator("#count").click();
  const progress = page.getByRole("progressbar");
  await progress.waitFor();
  await page.waitForFunction(() => {
    const bar = document.querySelector("progress");
    return bar !== null && bar.value > 0.01;
  });
  // A frame comes soon, however much the worker has to do.
  const wait = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)));
      }),
  );
  expect(wait).toBeLessThan(1_000);
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Cancelled" }).waitFor();
  await page.getByText("it would be a sample").waitFor();
  expect(await page.locator(".counted").count()).toBe(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await progress.waitFor();
  await page.locator(".running").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Cancelled" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("result");
});

test("nothing of a log or sitemap becomes markup", async () => {
  const evil = "/<img src=x onerror=alert(1)>";
  page = await stage.open(await drafts("User-agent: *\nDisallow: /<\n", "User-agent: *\n"));
  await page
    .locator("#files")
    .setInputFiles([
      named("<img src=x>.log", line(evil.replaceAll(" ", "%20"), GOOGLEBOT) + evil.repeat(2)),
    ]);
  await page.locator("#count").click();
  await page.locator(".flips").waitFor();
  expect(await page.locator("main img").count()).toBe(0);
  await page.getByText("<img src=x>.log").first().waitFor();
});

test("a damaged link is told, and keys lead to the fields", async () => {
  page = await stage.open("/impact#v1:damaged");
  await page.getByText("This link is damaged").waitFor();
  await page.locator("main").focus();
  await page.keyboard.press("/");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("present");
  await page.locator("main").focus();
  await page.keyboard.press("e");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("draft");
});
