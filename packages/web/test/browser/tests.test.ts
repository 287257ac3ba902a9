import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { EXAMPLE } from "../../src/tests/example.ts";
import { questionAbout, questionAt, testsAddress } from "../../src/tests/question.ts";
import { openStage, type Site, type Stage, startSite } from "./page.ts";
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
  expect(stage.complaints).toEqual([]);
  await stage.close();
  await Promise.all([shop.close(), down.close()]);
});

const example = async (): Promise<string> =>
  (await testsAddress({ ...questionAbout(EXAMPLE.robots), suite: EXAMPLE.suite })).address;

const heading = (target: Page, name: string | RegExp) =>
  target.getByRole("heading", { level: 1, name }).waitFor();

test("from nothing to an example: what does not hold, why, and what does", async () => {
  page = await stage.open("/tests");
  await heading(page, "Does this robots.txt say what it should?");
  await page.getByRole("button", { name: "Show an example" }).click();
  await heading(page, "1 of 5 checks does not hold");
  expect(await page.title()).toBe("1 of 5 checks does not hold – Aushang");
  await page.getByText("1 does not hold · 4 hold").waitFor();
  const failed = page.locator(".checks tbody").first();
  expect(await failed.innerText()).toContain("Expected blocked, found open.");
  await failed.getByText("Why", { exact: true }).click();
  await failed.getByRole("heading", { name: "No rule matches" }).waitFor();
  await failed.getByRole("link", { name: "lines 5–7" }).click();
  const selected = await page
    .locator("#robots")
    .evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
  expect(selected).toBe("User-agent: Googlebot");
  await failed.getByRole("button", { name: "line 8" }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("suite");
});

test("it follows whoever types, and nothing of it is sent", async () => {
  const sent: string[] = [];
  page = await stage.open(await example());
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await heading(page, "1 of 5 checks does not hold");
  await page.locator("#robots").fill(`${EXAMPLE.robots}Disallow: /cart/1\n`);
  await heading(page, "All 5 checks hold");
  await page.locator("#suite").fill("checks:\n  - crawler: every\n    all: disallowed\n");
  await heading(page, "1 of 1 check does not hold");
  await page.getByText("These are open").first().waitFor();
  expect(sent.filter((request) => /shoes|cart|v1:/.test(request))).toEqual([]);
});

test("the lines that make it so are shown with all that they change, and put into the draft", async () => {
  page = await stage.open(await example());
  await page.getByRole("button", { name: "Make it so" }).click();
  await page.getByRole("heading", { name: /One line to change/ }).waitFor();
  expect(await page.locator(".edits .ins").innerText()).toContain("Disallow: /cart/1");
  await page.getByText("proven").first().waitFor();
  await page.getByRole("button", { name: "Put into the draft" }).click();
  await heading(page, "All 5 checks hold");
  expect(await page.locator("#robots").inputValue()).toContain("Disallow: /cart/1");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("result");
});

test("wishes are typed row by row, without YAML", async () => {
  page = await stage.open((await testsAddress(questionAbout(SHOP))).address);
  await page.getByText("Rows", { exact: true }).click();
  await page.getByLabel("Address, row 1").fill("/cart/1");
  await page.getByLabel("Wanted, row 1").selectOption("disallowed");
  await heading(page, "1 of 1 check does not hold");
  await page.getByRole("heading", { name: /One line to change/ }).waitFor();
  await page.getByRole("button", { name: "Add a row" }).click();
  await page.waitForFunction(() => document.activeElement?.id === "row-2");
  await page.keyboard.type("/cart/1");
  await page.getByLabel("Wanted, row 2").selectOption("allowed");
  await page.getByText("This cannot be: no file meets both wishes.").waitFor();
  await page.getByText("want the same address for the same crawler both ways").waitFor();
  await page.getByRole("button", { name: "Remove row 2" }).click();
  await page.getByRole("button", { name: "Put into the draft" }).click();
  await heading(page, "The check holds");
  await page.getByLabel("Address, row 1").fill("nonsense");
  await page.getByText("Neither an address nor a path").waitFor();
  await page.getByLabel("Address, row 1").fill("/cart/1");
  await page.getByRole("button", { name: "Turn into a suite" }).click();
  await heading(page, "The check holds");
  expect(await page.locator("#suite").inputValue()).toBe(
    "checks:\n  - crawler: Googlebot\n    url: /cart/1\n    expect: disallowed\n",
  );
});

test("several addresses are pasted into rows of their own", async () => {
  page = await stage.open((await testsAddress(questionAbout(SHOP))).address);
  await page.getByText("Rows", { exact: true }).click();
  await page.getByLabel("Address, row 1").evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "/shoes\n\n /cart/1 \r\nhttps://a.example/");
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.getByLabel("Address, row 3").waitFor();
  expect(await page.getByLabel("Address, row 2").inputValue()).toBe("/cart/1");
});

test("a broken suite is told at line and column, and a press goes there", async () => {
  page = await stage.open(await example());
  const broken = "checks:\n  - crawler: Googlebot\n    url: /a\n    expect: alowed\n    lin: 3\n";
  await page.locator("#suite").fill(broken);
  await page.getByRole("heading", { name: "The suite has 2 mistakes" }).waitFor();
  expect(await page.locator("#suite").getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator(".checks").count()).toBe(0);
  await page.getByRole("button", { name: "line 4, column 13" }).click();
  const selected = await page
    .locator("#suite")
    .evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
  expect(selected).toBe("alowed");
  await page.locator("#suite").fill("checks: [\t");
  await page.getByRole("heading", { name: "The suite has a mistake" }).waitFor();
});

test("live: each site is read once, what cannot be read does not pass, and a link reads again", async () => {
  const suite = `environments:
  shop:
    address: ${shop.origin}
  down:
    address: ${down.origin}
checks:
  - crawler: Googlebot
    url: [/tmp/x, /internal/y]
    expect: disallowed
`;
  page = await stage.open("/tests");
  await page.locator("#suite").fill(suite);
  await page.getByText("Live", { exact: true }).click();
  await page.getByRole("heading", { name: "Not read yet" }).waitFor();
  const [asked, askedDown] = [shop.asked, down.asked];
  await page.locator("#held + *").waitFor();
  await page.locator(".live-field").getByRole("button", { name: "Read and check" }).click();
  await heading(page, "2 of 4 checks could not be read");
  await page.getByText("2 not readable · 2 hold").waitFor();
  await page.getByText("The robots.txt cannot be reached, so nothing is known.").first().waitFor();
  expect(shop.asked - asked).toBe(1);
  expect(down.asked - askedDown).toBe(1);
  await page.getByLabel("Environment").selectOption("shop");
  await heading(page, "All 2 checks hold");
  const link = await testsAddress({ ...questionAt(""), suite, environment: "shop" });
  await page.goto(`${stage.origin}${link.address}`);
  await page.reload();
  await heading(page, "All 2 checks hold");
});

test("live rows are held to the sites that they name; edits of a live file make a draft", async () => {
  page = await stage.open("/tests");
  await page.getByText("Rows", { exact: true }).click();
  await page.getByText("Live", { exact: true }).click();
  await page.getByLabel("Address, row 1").fill(`${shop.origin}/cart/1`);
  await page.getByLabel("Wanted, row 1").selectOption("disallowed");
  await page.getByLabel("Site").press("Enter");
  await heading(page, "1 of 1 check does not hold");
  await page.getByRole("button", { name: "Put into the draft" }).click();
  await heading(page, "The check holds");
  expect(await page.locator("#robots").inputValue()).toContain("# shop.example: please read");
});

test("a site that is no address is told at its field", async () => {
  page = await stage.open("/tests");
  await page.getByText("Live", { exact: true }).click();
  await page.getByLabel("Site").fill("ftp://x");
  await page.locator("#site-problem").waitFor();
  expect(await page.getByLabel("Site").getAttribute("aria-invalid")).toBe("true");
});

test("with our server gone a live check is not readable and says so", async () => {
  page = await stage.open("/tests");
  await page.route("**/api/v1/test", (route) => route.abort());
  await page.locator("#suite").fill("checks:\n  - crawler: A\n    url: /\n    expect: allowed\n");
  await page.getByText("Live", { exact: true }).click();
  await page.getByLabel("Site").fill(shop.origin);
  await page.keyboard.press("Enter");
  await heading(page, "1 of 1 check could not be read");
  expect(await page.locator(".v.open").count()).toBe(0);
  await page.unroute("**/api/v1/test");
  stage.complaints.length = 0;
  await page.getByRole("button", { name: "Try again" }).click();
  await heading(page, "The check holds");
});

test("a suite is written from the file, holds, is saved, copied, and can be undone", async () => {
  page = await stage.open(await example(), {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("button", { name: "Write a suite from this file" }).click();
  await heading(page, /^All \d+ checks hold$/);
  const written = await page.locator("#suite").inputValue();
  expect(written).toContain("# Group Googlebot, lines 5–7");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await download).suggestedFilename()).toBe("robots.suite.yaml");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByText("Suite copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);
  await page.getByRole("button", { name: "Undo" }).click();
  await heading(page, "1 of 5 checks does not hold");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied. It holds what is expected").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    stage.origin + (await example()),
  );
});

test("the tester is one press away in both directions", async () => {
  page = await stage.open(await example());
  await page
    .getByRole("button", { name: /cart.1.*test this address/ })
    .first()
    .click();
  await page.locator(".plate.open").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe(EXAMPLE.robots);
  await page.locator(".acts").getByRole("button", { name: "Checks" }).click();
  await page.getByRole("heading", { name: "What must hold?" }).waitFor();
  expect(await page.locator("#robots").inputValue()).toBe(EXAMPLE.robots);
  await page.goBack();
  await page.goBack();
  await heading(page, "1 of 5 checks does not hold");
});

test("files are dropped on their fields", async () => {
  page = await stage.open("/tests");
  for (const [id, text] of [
    ["suite", EXAMPLE.suite],
    ["robots", EXAMPLE.robots],
  ] as const) {
    await page.locator(`#${id}`).evaluate((field, dropped) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([dropped], "dropped"));
      field.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
  }
  await heading(page, "1 of 5 checks does not hold");
});

test("nothing of a suite or a file becomes markup", async () => {
  const evil = `<img src=x onerror="document.title='run'">`;
  const suite = `name: "${evil.replaceAll('"', "'")}"
checks:
  - crawler: Googlebot
    url: "/${evil.replaceAll('"', "%22")}"
    expect: disallowed
    why: '<script>document.title="run"</script>'
  - crawler: Googlebot
    url: "/a\u202Egpj.exe"
    expect: disallowed
`;
  const robots = `User-agent: *\nAllow: /${evil}\n`;
  const { address } = await testsAddress({ ...questionAbout(robots), suite });
  page = await stage.open(address);
  await heading(page, "2 of 2 checks do not hold");
  await page.getByRole("button", { name: "Make it so" }).click();
  await page.locator("#plan").waitFor();
  expect(await page.locator("main img, main script").count()).toBe(0);
  expect(await page.title()).not.toBe("run");
  await page.getByText('<script>document.title="run"</script>').first().waitFor();
  expect(await page.locator(".checks").innerText()).not.toContain("\u202E");
  await page.locator("#suite").fill(`${evil}: 1\n`);
  await page.getByText("There is no key").first().waitFor();
  expect(await page.locator("main img").count()).toBe(0);
});

test("a huge suite is counted whole, drawn in steps, and the page stays fluid", async () => {
  const urls = Array.from({ length: 3_000 }, (_, at) => `/cart/${at}`).join(", ");
  page = await stage.open("/tests");
  await page.locator("#robots").fill(SHOP);
  await page
    .locator("#suite")
    .fill(`checks:\n  - crawler: Bingbot\n    url: [${urls}]\n    expect: disallowed\n`);
  await heading(page, "All 3,000 checks hold");
  expect(await page.locator(".checks tbody tr").count()).toBeLessThan(60);
  await page.getByRole("button", { name: "Show 50 more of 3,000" }).click();
  expect(await page.locator(".checks tbody tr").count()).toBeGreaterThan(90);
});

test("a damaged link is told, and the page begins with nothing", async () => {
  page = await stage.open("/tests#v1:damaged");
  await page.getByText("This link is damaged").waitFor();
  await heading(page, "Does this robots.txt say what it should?");
});

test("single keys lead to the fields", async () => {
  page = await stage.open(await example());
  await heading(page, "1 of 5 checks does not hold");
  await page.locator("main").focus();
  await page.keyboard.press("/");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("suite");
  await page.locator("main").focus();
  await page.keyboard.press("e");
  await page.waitForFunction(() => document.activeElement?.id === "robots");
});
