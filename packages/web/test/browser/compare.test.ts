import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { comparisonAddress, comparisonOfFiles } from "../../src/compare/compare-link.ts";
import { NO_SIDE, type Side } from "../../src/compare/sides.ts";
import { openStage, type Site, type Stage, startSite } from "./page.ts";
import { SHOP } from "./shop.ts";

const OLD = "User-agent: *\nDisallow: /shop\nDisallow: /tmp/\n";
const NEW = "User-agent: *\nDisallow: /shop/\nDisallow: /tmp/\nDisallow: /*?sort=\n";

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
  expect(stage.complaints).toEqual([]);
  await stage.close();
  await Promise.all([shop.close(), down.close()]);
});

const draft = (text: string): Side => ({ ...NO_SIDE, kind: "draft", text });

async function drafts(old: string, next: string): Promise<string> {
  return (await comparisonAddress(comparisonOfFiles(draft(old), draft(next), "rfc9309"))).address;
}

const heading = (target: Page, name: string | RegExp) =>
  target.getByRole("heading", { level: 1, name }).waitFor();

test("a live file against a draft: sentence, sets, lines, crawlers, proof", async () => {
  page = await stage.open("/compare");
  await heading(page, "What does a change really change?");
  await page.getByLabel("Site of the old file").fill(shop.origin);
  await page.keyboard.press("Enter");
  await page.getByText(/^200 .*robots\.txt, 821 bytes/).waitFor();
  const changed = SHOP.replace("/*?sort=\nDisallow: /*?color", "/*?\nDisallow: /*?color");
  await page.getByLabel("Text of the new file").fill(changed);
  await heading(page, "1 set of addresses opens, 1 closes");
  expect(await page.title()).toBe("1 set of addresses opens, 1 closes – Aushang");
  await page.getByText("nothing else changes: proven.").waitFor();

  const rows = page.locator(".changes tbody tr:not(.grp)");
  expect(await rows.count()).toBe(2);
  const opened = rows.filter({ hasText: "Opened" });
  expect(await opened.innerText()).toContain("/shoes*?sort=*");
  expect(await opened.locator(".wit").innerText()).toBe("/shoes?sort=");
  expect(await opened.locator(".rulechip").allInnerTexts()).toEqual([
    "Disallow: /*?sort=",
    "Allow: /shoes",
  ]);
  await page.getByRole("heading", { name: "Nothing else changes: proven" }).waitFor();
  await page.locator(".proofline summary").click();
  expect(await page.locator(".proofline").innerText()).toContain("Bingbot");
  expect(await page.locator(".changes .grp").innerText()).toContain("Googlebot-Image");
});

test("the same two files go on to the page that counts addresses of a sitemap or log", async () => {
  page = await stage.open(await drafts(OLD, NEW));
  await page.getByRole("button", { name: "What it means for a sitemap or log" }).click();
  await page.waitForURL("**/impact*");
  expect(await page.locator("#draft").inputValue()).toBe(NEW);
  expect(await page.locator("#present").inputValue()).toBe(OLD);
});

test("the deciding line leads to the text, the verdict to the tester with that file and address", async () => {
  page = await stage.open(await drafts(OLD, NEW));
  await page.getByRole("button", { name: "new line 4" }).click();
  await page.waitForFunction(() => document.activeElement?.id === "N4");
  expect(await page.getByRole("tab", { name: "Text" }).getAttribute("aria-selected")).toBe("true");
  await page.getByText("1 line removed, 2 lines added").waitFor();
  expect(await page.locator(".chg").allInnerTexts()).toEqual(["/"]);
  await page.keyboard.press("Shift+Tab");
  await page.getByRole("tab", { name: "Text" }).press("ArrowLeft");
  const closed = page.locator(".changes tr").filter({ hasText: "Closed" });
  const witness = await closed.locator(".wit").innerText();
  await closed.getByRole("button", { name: /with the new file/ }).click();
  await page.locator(".plate.blocked").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe(NEW);
  expect(await page.locator("#address").inputValue()).toBe(witness);
  await page.goBack();
  await heading(page, "1 set of addresses opens, 1 closes");
});

test("the result is copied as Markdown, the link as what it holds", async () => {
  page = await stage.open(await drafts(OLD, NEW), {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await page.getByText("Copied as Markdown").waitFor();
  const copied = (): Promise<string> =>
    page?.evaluate(() => navigator.clipboard.readText()) ?? Promise.resolve("");
  expect(await copied()).toContain(
    "| opened | `/shop*` | `/shop*?sort=*` `/shop/*` | `/shop` | 2 | no rule |",
  );
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied. It holds the texts.").waitFor();
  expect(await copied()).toBe(stage.origin + (await drafts(OLD, NEW)));
});

test("the result follows whoever types, and nothing of drafts is sent", async () => {
  const sent: string[] = [];
  page = await stage.open(await drafts(OLD, NEW));
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await heading(page, "1 set of addresses opens, 1 closes");
  await page.getByLabel("Text of the new file").fill(OLD.replace("/shop", "/shop*"));
  await heading(page, "No verdict changes: proven");
  await page.getByText("That holds for all 100 crawlers asked about.").waitFor();
  await page.getByLabel("Text of the new file").fill(OLD);
  await heading(page, "The same file twice");
  await page.getByLabel("Text of the new file").fill("");
  await page.getByRole("heading", { name: "The new file is missing" }).waitFor();
  await page.getByRole("button", { name: "Choose the new one" }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("text-next");
  expect(sent.filter((request) => /shop|v1:/.test(request))).toEqual([]);
});

test("old and new can be swapped; the link and a reload keep everything", async () => {
  page = await stage.open(await drafts(OLD, `${OLD}Disallow: /x\n`));
  await heading(page, "1 set of addresses closes, none opens");
  await page.getByRole("button", { name: "Swap" }).click();
  await heading(page, "1 set of addresses opens, none closes");
  await page.getByLabel("Reading", { exact: true }).selectOption("google");
  await page.waitForFunction(() => location.search === "?reading=google");
  const { hash } = new URL(page.url());
  await page.reload();
  await heading(page, "1 set of addresses opens, none closes");
  expect(new URL(page.url()).hash).toBe(hash);
  expect(await page.getByLabel("Reading", { exact: true }).inputValue()).toBe("google");
});

test("a file is chosen or dropped, and stays in the browser", async () => {
  const sent: string[] = [];
  page = await stage.open(await drafts(OLD, NEW));
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  const sides = page.locator(".side-of");
  await sides.nth(1).getByText("File", { exact: true }).click();
  await page.getByRole("heading", { name: "The new file is missing" }).waitFor();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles({
    name: "mine.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`${OLD}Disallow: /chosen\n`),
  });
  await page.getByText("mine.txt").waitFor();
  await page.locator(".set").getByText("/chosen*").waitFor();

  await sides.nth(0).evaluate((target) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["User-agent: *\nDisallow: /dropped\n"], "<b>old</b>.txt"));
    target.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await page.getByText("<b>old</b>.txt").waitFor();
  await page.locator(".set").getByText("/dropped*").waitFor();
  expect(sent.filter((request) => request.startsWith("POST"))).toEqual([]);
});

test("what is closed by its status is never compared, and can be read again", async () => {
  page = await stage.open(
    `/compare?left=${encodeURIComponent(down.origin)}&right=${encodeURIComponent(shop.origin)}`,
  );
  await page.getByRole("heading", { name: "The old file cannot be compared" }).waitFor();
  await page.locator(".state .v.closed").waitFor();
  expect(await page.locator(".changes, .proofline, .v.open").count()).toBe(0);
  down.answer = { body: OLD };
  await page.getByRole("button", { name: "Read again" }).first().click();
  await heading(page, /sets of addresses/);
  down.answer = { status: 404, body: "gone" };
  await page.getByRole("button", { name: "Read again" }).first().click();
  await page.getByText("Old: there is no file").waitFor();
  await page.getByText("It is compared as an empty file.").waitFor();
  await heading(page, /none opens/);
  down.answer = { status: 503, body: "no" };
});

test("keys: a slash leads to the first field, Esc ends a fetch, and no focus is lost", async () => {
  const slow = await startSite(() => undefined);
  try {
    page = await stage.open(`/compare?left=${encodeURIComponent(slow.origin)}`);
    await page.getByRole("heading", { name: "Reading the old file" }).waitFor();
    await page.keyboard.press("/");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("address-old");
    await page.getByRole("button", { name: "Cancel" }).last().focus();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Choose two files" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "result");
  } finally {
    await slow.close();
  }
});

test.each([
  { why: "no address", typed: "ftp://x", told: /ftp/i },
  { why: "nothing", typed: "", told: /address/i },
])("$why: told at its field", async ({ typed, told }) => {
  page = await stage.open("/compare");
  await page.getByLabel("Site of the old file").fill(typed);
  await page.keyboard.press("Enter");
  await page.locator('#address-old[aria-invalid="true"]').waitFor();
  expect(await page.locator("#problem-old").innerText()).toMatch(told);
});

test("two files without a common crawler, and a damaged link", async () => {
  page = await stage.open(
    await drafts("User-agent: GPTBot\nDisallow: /\n", "User-agent: CCBot\nDisallow: /\n"),
  );
  await page.getByText("No crawler has a group in both files").waitFor();
  await heading(page, "1 set of addresses opens, 1 closes");
  await page.goto(`${stage.origin}/compare#v1:x`);
  await page.getByText("This link is damaged").waitFor();
  await page.getByRole("heading", { name: /missing|two files/ }).waitFor();
});

test("two crawlers and two readings of one file", async () => {
  page = await stage.open(`/compare?left=${encodeURIComponent(shop.origin)}`);
  await page.getByText("Two crawlers").click();
  await heading(page, /sets of addresses get different verdicts/);
  await page.getByText("Only Bingbot").first().waitFor();
  await page.getByLabel("The other crawler").fill("Googlebot-Image");
  await page.keyboard.press("Enter");
  await heading(page, "No address gets different verdicts: proven");
  await page.getByLabel("The other crawler").fill("");
  await page.keyboard.press("Tab");
  await page.locator("#crawler-next-problem").waitFor();
  expect(await page.locator(".proofline").count()).toBe(0);

  await page.getByText("Two readings").click();
  await page.getByLabel("The other reading").selectOption("1994");
  await heading(page, /sets? of addresses gets? different verdicts/);
  const row = page.locator(".changes tbody tr").filter({ hasText: "/*?sort=" }).first();
  const witness = await row.locator(".wit").innerText();
  await row.locator(".v-btn").nth(1).click();
  await page.locator("#robots").waitFor();
  expect(await page.getByLabel("Reading", { exact: true }).inputValue()).toBe("1994");
  expect(await page.locator("#address").inputValue()).toBe(witness);
});

test("what is not proven is said with its reason, and nothing of it is green", async () => {
  const two = comparisonOfFiles(draft("User-agent: *\nDisallow: /a%*b\n"), NO_SIDE, "rfc9309");
  const readings = { old: "rfc9309", next: "1996" } as const;
  const { address } = await comparisonAddress({ ...two, by: "reading", readings });
  page = await stage.open(address);
  await heading(page, "No difference was found");
  await page.getByRole("heading", { name: "Whether all else is the same is not proven" }).waitFor();
  await page.getByText("before a star").waitFor();
  expect(await page.locator(".proofline, .v.open").count()).toBe(0);
  expect(await page.locator("main").innerText()).not.toMatch(/: proven/);
});

/** A file at the limit of what crawlers read, full of wildcards. */
function huge(mark: string): string {
  const rules = Array.from({ length: 20_000 }, (_, at) => `Disallow: /*${mark}${at}*/x`);
  return `User-agent: *\n${rules.join("\n")}`.slice(0, 500_000);
}

/** Gives a file to a side, as if it had been dropped there. */
async function drop(target: Page, side: number, text: string): Promise<void> {
  await target
    .locator(".side-of")
    .nth(side)
    .evaluate((element, content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], "robots.txt"));
      element.dispatchEvent(
        new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
      );
    }, text);
}

test("a file of 500 KiB with 20,000 wildcards: the page stays fluid and says that it works", async () => {
  page = await stage.open("/compare");
  await drop(page, 0, huge("a"));
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let last = performance.now();
    const tick = (): void => {
      const now = performance.now();
      times.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await drop(page, 1, huge("b"));
  await page.getByRole("heading", { name: "Comparing", level: 2 }).waitFor();
  const gaps = await page.evaluate(async () => {
    const { times } = window as unknown as { times: number[] };
    await new Promise((resolve) => setTimeout(resolve, 700));
    return times;
  });
  expect(Math.max(...gaps)).toBeLessThan(500);

  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "The comparison stopped", level: 2 }).waitFor();
  expect(await page.locator(".proofline").count()).toBe(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Comparing", level: 2 }).waitFor();

  // Another file ends the work that nobody waits for any more.
  await drop(page, 0, OLD);
  await drop(page, 1, NEW);
  await heading(page, "1 set of addresses opens, 1 closes");
});
