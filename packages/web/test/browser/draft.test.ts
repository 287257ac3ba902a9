import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packDraft } from "../../src/state/draft-link.ts";
import { openStage, type Stage, waitForWorker } from "./page.ts";

const ROBOTS = "User-agent: *\nDisallow: /cart/\nAllow: /cart/help\n";

let stage: Stage;
let page: Page;

beforeEach(async () => {
  stage = await openStage();
});

afterEach(() => stage.close());

async function linkTo(robots: string, address = "/cart/1"): Promise<string> {
  return packDraft({ robots, host: "", address, crawler: "Googlebot", reading: "rfc9309" });
}

test("a draft is computed while somebody types, and never sent", async () => {
  const sent: string[] = [];
  page = await stage.open(`/${await linkTo(ROBOTS)}`);
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.locator(".plate.blocked").waitFor();
  await page.locator("#robots").fill(`${ROBOTS}Allow: /cart/1\n`);
  await page.locator(".plate.open").waitFor();
  expect(await page.locator(".editor .line.decides .t").innerText()).toBe("Allow: /cart/1");
  await page.getByLabel("Address or path").fill("/secret-path");
  await page.getByText("No rule of the group").first().waitFor();
  const { hash } = new URL(page.url());
  await page.waitForFunction((before) => location.hash !== before, hash);
  await page.reload();
  await page.locator("#robots").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe(`${ROBOTS}Allow: /cart/1\n`);
  expect(sent.filter((request) => /cart|secret|v1:/.test(request))).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

test("the marks lie behind the letters, line by line, also where a line wraps", async () => {
  const long = `Disallow: /${"long-name/".repeat(30)}`;
  page = await stage.open(`/${await linkTo(`User-agent: *\n${long}\nDisallow: /b\n`)}`);
  const field = page.locator("#robots");
  await field.waitFor();
  const heights = await page.evaluate(() => {
    const text = document.querySelector<HTMLTextAreaElement>("#robots");
    const drawn = document.querySelector(".stack-up .lines");
    return { field: text?.scrollHeight ?? 0, drawn: drawn?.scrollHeight ?? -1 };
  });
  // Both wrap at the same letter, so both are as tall; the drawing has room for at least twelve lines.
  expect(heights.field).toBe(heights.drawn);
  expect(heights.field).toBeGreaterThanOrEqual(12 * 24);
});

test("with the server gone, drafts work on in every language, and a live test says what still works", async () => {
  page = await stage.open("/?lang=en");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await waitForWorker(page);
  await stage.stopServer();

  await page.goto(`${stage.origin}/?lang=da${await linkTo(ROBOTS)}`);
  await page.locator(".plate.blocked").waitFor();
  expect(await page.locator("#verdict .word").innerText()).toBe("Blokeret");
  await page.locator("#robots").fill("User-agent: *\nDisallow: /other\n");
  await page.locator(".plate.open").waitFor();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.getByText("Offen").first().waitFor();
  await page.getByRole("heading", { name: "Über Googlebot" }).click();
  await page.getByRole("link", { name: "Dokumentation des Betreibers" }).waitFor();

  await page.goto(`${stage.origin}/?lang=en&url=a.example`);
  await page.getByRole("heading", { name: "Our server does not answer" }).waitFor();
  expect(await page.locator(".plate.open").count()).toBe(0);
  const box = page.getByLabel("Paste a robots.txt");
  await page.waitForFunction(() => document.activeElement?.id === "paste");
  await box.fill(ROBOTS);
  await page.locator("#robots").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe(ROBOTS);
});

test("a draft of another host says nothing about the address, and offers that host's file", async () => {
  page = await stage.open(`/${await linkTo(ROBOTS)}`);
  await page.locator(".plate.blocked").waitFor();
  await page.getByLabel("Host", { exact: true }).fill("shop.example");
  await page.getByLabel("Address or path").fill("https://img.shop.example/cart/1");
  await page.getByText("Out of scope").first().waitFor();
  expect(await page.locator(".plate.open").count()).toBe(0);
  await page.getByRole("button", { name: "Read the file of img.shop.example" }).waitFor();
});

test("a draft stays where it is while its host cannot be read", async () => {
  page = await stage.open(`/${await linkTo(ROBOTS)}`);
  await page.locator(".plate.blocked").waitFor();
  await page.getByLabel("Host", { exact: true }).fill("ht!tp:");
  await page.locator("#address-problem").waitFor();
  expect(await page.locator("#verdict .word").innerText()).toBe("Unknown");
  expect(await page.locator("#robots").inputValue()).toBe(ROBOTS);
  await page.getByLabel("Host", { exact: true }).fill("shop.example");
  await page.locator(".plate.blocked").waitFor();
});

test("a draft is saved as a file on this machine", async () => {
  page = await stage.open(`/${await linkTo(ROBOTS)}`);
  await page.locator(".plate.blocked").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("robots.txt");
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).toString()).toBe(ROBOTS);
});

test("the line that would open an address can be tried in the draft", async () => {
  page = await stage.open(`/${await linkTo(ROBOTS)}`);
  await page.locator(".plate.blocked").waitFor();
  await page.getByRole("button", { name: "Put it into the draft" }).first().click();
  await page.locator(".plate.open").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe(
    "User-agent: *\nDisallow: /cart/\nAllow: /cart/help\nAllow: /cart/1$\n",
  );
});

test("a long draft keeps its marks in a sheet of its own", async () => {
  const robots = `User-agent: *\n${"Disallow: /x\n".repeat(2_000)}Disallow: /cart/\n`;
  page = await stage.open(`/${await linkTo(robots)}`);
  await page.locator(".plate.blocked").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe(robots);
  await page.locator(".sheet.stored .line.decides").waitFor();
  expect(stage.complaints).toEqual([]);
});
