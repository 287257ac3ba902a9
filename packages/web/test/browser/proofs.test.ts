import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { packDraft } from "../../src/state/draft-link.ts";
import { openStage, type Site, type Stage, startSite, waitForWorker } from "./page.ts";
import { SHOP } from "./shop.ts";

/** Lines 18 and 19 stand before line 20, which makes line 19 useless; line 21 never decides. */
const FILE = `# relaunch
useragent: *
Disallow: /cart/

User-agent: Googlebot
Disallow: /shop
Disallow: /a/b
Disallow: /a
Allow: /a/*
`;

let shop: Site;
let down: Site;
let stage: Stage;
let page: Page | null = null;

beforeAll(async () => {
  shop = await startSite({ body: FILE });
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

const live = (site: Site, path = "/shop/x", language = "en"): string =>
  `/?lang=${language}&url=${encodeURIComponent(site.origin + path)}`;

async function draft(robots: string, address = "/shop/x", language = "en"): Promise<string> {
  const asked = { host: "", address, crawler: "Googlebot", reading: "rfc9309" } as const;
  return `/?lang=${language}${await packDraft({ robots, ...asked })}`;
}

/** Puts a long text into the draft at once; typed letter by letter it would take minutes. */
async function putText(on: Page, text: string): Promise<void> {
  await on.locator("#robots").evaluate((field, value) => {
    (field as HTMLTextAreaElement).value = value;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, text);
}

const fold = (on: Page, name: string) => on.locator("details", { hasText: name });
const rules = (on: Page) => fold(on, "What each rule does").locator("summary");

test("what kept the nearest rules, the smallest edit, and the proof of what it changes", async () => {
  page = await stage.open(live(shop));
  const step = page.locator(".to-flip");
  await step.getByRole("heading", { name: "This would open the address" }).waitFor();
  await step.locator('[aria-busy="true"]').waitFor({ state: "detached" });
  const first = step.locator(".way").first();
  expect(await first.innerText()).toContain("Allow: /shop/x$");
  expect(await first.innerText()).toContain(
    "Nothing but this address changes for Googlebot: proven.",
  );
  expect(await first.innerText()).toContain("The same goes for Googlebot-Image");
  expect(await step.getByText("Without line 6").innerText()).toMatch(/no rule would match: open/);
  await step.locator("summary", { hasText: "other ways" }).click();
  expect(await step.locator(".way").count()).toBeGreaterThan(2);

  await first.getByRole("button", { name: "Try it as a draft" }).click();
  await page.locator(".plate.open").waitFor();
  expect(await page.locator("#robots").inputValue()).toBe(`${FILE}Allow: /shop/x$\n`);
  await page.getByRole("heading", { name: "This would block the address" }).waitFor();
  await page.goBack();
  await page.locator(".plate.blocked").waitFor();
});

test("an edit goes into the draft and is taken back, by the button and by the key", async () => {
  page = await stage.open(await draft(FILE));
  const put = page.locator(".way").first().getByRole("button", { name: "Put it into the draft" });
  const text = page.locator("#robots");
  for (const back of ["button", "key"]) {
    await put.click();
    await page.locator(".plate.open").waitFor();
    expect(await text.inputValue()).toBe(`${FILE}Allow: /shop/x$\n`);
    await page.getByText("The draft has been changed. Undo takes it back.").waitFor();
    if (back === "button") await page.getByRole("button", { name: "Undo" }).click();
    else await text.press("ControlOrMeta+z");
    await page.locator(".plate.blocked").waitFor();
    expect(await text.inputValue()).toBe(FILE);
    await page.getByRole("heading", { name: "This would open the address" }).waitFor();
    await page.locator('.to-flip[aria-busy="false"]').waitFor();
  }
  await put.click();
  await page.locator(".plate.open").waitFor();
  await text.press("ControlOrMeta+End");
  await text.pressSequentially("# x");
  const undo = page.getByRole("button", { name: "Undo" });
  expect(await undo.getAttribute("aria-disabled")).toBe("true");
  await undo.click({ force: true });
  expect(await text.inputValue()).toBe(`${FILE}Allow: /shop/x$\n# x`);
});

test("rules that are not needed have a mark with the reason, by keys too, and the line that covers them", async () => {
  page = await stage.open(live(shop, "/a"));
  const mark = page.locator("#L7").getByRole("button");
  await mark.waitFor();
  const reason = "Never decides: line 9 covers all that it matches.";
  expect(await mark.getAttribute("aria-label")).toBe(reason);
  expect(await mark.innerText()).toBe("never decides");
  await mark.focus();
  const card = page.locator("#L7 .mark-card");
  expect(await card.innerText()).toBe(reason);
  await page.keyboard.press("Escape");
  expect(await card.count()).toBe(0);
  await mark.hover();
  await card.waitFor();
  await card.getByRole("link", { name: "line 9" }).click();
  await page.waitForFunction(() => document.activeElement?.parentElement?.id === "L9");

  await rules(page).click();
  const list = page.locator(".fates > li");
  expect(await rules(page).innerText()).toContain("1 never decides");
  expect(await list.first().innerText()).toContain(reason);
  expect(await list.count()).toBe(4);
  await page.locator("#L6").hover();
  const witness = page.locator("#L6").getByRole("button", { name: "Decides /shop, for example." });
  await witness.click();
  await page.locator("#L6.decides").waitFor();
  expect(await page.locator("#address").inputValue()).toBe(`${shop.origin}/shop`);
});

test("in a draft, an address that a rule decides is tested from the list", async () => {
  page = await stage.open(await draft(FILE));
  await page.locator(".editor .line.useless").waitFor();
  expect(await page.locator(".editor .line.useless .t").innerText()).toBe("Disallow: /a/b");
  await rules(page).click();
  await page.getByRole("button", { name: "Test /a/" }).click();
  await page.locator(".plate.open").waitFor();
  expect(await page.locator("#address").inputValue()).toBe("/a/");
  await page.locator(".editor .line.decides .t", { hasText: "Allow: /a/*" }).waitFor();
  await page.locator("#robots").fill(FILE.replace("/a/b", "/b"));
  await page.locator(".editor .line.useless").waitFor({ state: "detached" });
  await rules(page).getByText("none is useless").waitFor();
});

test.each([
  { language: "en", title: "What this file says", says: "Googlebot may fetch everything but" },
  {
    language: "de",
    title: "Was diese Datei sagt",
    says: "Googlebot darf alles abrufen, nur nicht",
  },
  { language: "da", title: "Hvad denne fil siger", says: "Googlebot må hente alt bortset fra" },
])("what the file says, in plain sentences: $language", async ({ language, title, says }) => {
  page = await stage.open(live(shop, "/", language));
  await page.getByRole("heading", { name: title }).click();
  await page.getByText(says).first().waitFor();
  await page.goto(stage.origin + (await draft(FILE, "/", language)));
  await page.getByRole("heading", { name: title }).click();
  await page.getByText(says).first().waitFor();
});

test("nothing is said about a file that could not be read", async () => {
  page = await stage.open(live(down));
  await page.locator(".plate.closed").waitFor();
  await page.locator(".data.rows").first().waitFor();
  await page.waitForTimeout(300);
  expect(await page.locator(".file-proofs, .to-flip, .rule-mark").count()).toBe(0);
});

test("formatting tells what it did, what it left and why, and is taken back", async () => {
  page = await stage.open(await draft(FILE));
  const text = page.locator("#robots");
  await page.getByRole("button", { name: "Format", exact: true }).click();
  const report = page.locator(".format-report");
  await report.getByText(/1 change\. Proven: no verdict changes/).waitFor();
  expect(await text.inputValue()).toBe(FILE.replace("useragent", "User-agent"));
  await report.locator("summary", { hasText: "What was done" }).click();
  expect(await report.innerText()).toContain("line 2");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await text.inputValue()).toBe(FILE);
  await report.waitFor({ state: "detached" });

  await text.fill("User-agent: *\nDisallow: /ab*\nAllow: /*b\nDisallow: /*c\n");
  await page.getByRole("button", { name: "More ways to tidy up" }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  expect(await page.locator(".format-menu").count()).toBe(0);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Minify" }).press("Enter");
  await report.getByText("nothing to do · 1 left undone.").waitFor();
  await report.locator("summary", { hasText: "What was left undone" }).click();
  const left = await report.locator("li").first().innerText();
  expect(left).toContain("line 2");
  expect(left).toContain("It would change a verdict: /ab is blocked");
  await report.getByRole("button", { name: "Close" }).click();
  await report.waitFor({ state: "detached" });
});

test("a draft that is too long is neither formatted nor edited, and it is said why", async () => {
  page = await stage.open(await draft(FILE));
  await putText(page, FILE + "# fill\n".repeat(75_000));
  await page.getByText("the file would be longer than the 500 KiB").waitFor();
  await page.getByRole("button", { name: "Format", exact: true }).click();
  await page.locator(".format-report", { hasText: "longer than the 500 KiB" }).waitFor();
  expect(await page.locator(".way").count()).toBe(0);
});

const OPEN: readonly { look: string; options: BrowserContextOptions }[] = [
  { look: "light", options: { colorScheme: "light" } },
  { look: "dark", options: { colorScheme: "dark" } },
  { look: "390", options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

/** Unfolds everything that is proven. */
async function openAll(on: Page): Promise<void> {
  await on.locator(".way").first().waitFor();
  await on.locator(".file-proofs .qa").nth(1).waitFor();
  for (const summary of await on.locator(".file-proofs summary, .to-flip summary").all()) {
    await summary.click();
  }
  await on.locator(".fates li, .said li").first().waitFor();
}

const small = (on: Page): Promise<readonly string[]> =>
  on
    .locator(
      ".to-flip .btn, .file-proofs summary, .fold > summary, .editor .btn, .rule-mark button",
    )
    .evaluateAll((all) =>
      all
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => element.outerHTML.slice(0, 80)),
    );

test.each(OPEN)(
  "axe finds nothing in what is unfolded, and nothing is too wide: $look",
  async ({ look, options }) => {
    for (const path of [live(shop, "/a"), await draft(SHOP, "/shoes?sort=price")]) {
      page = await stage.open(path, options);
      await openAll(page);
      if (path.includes("url=")) await page.locator("#L7 .rule-mark button").focus();
      else {
        await page.getByRole("button", { name: "More ways to tidy up" }).click();
        await page.getByRole("button", { name: "Minify" }).click();
        await page.locator(".format-report summary").first().click();
        await page.getByRole("button", { name: "More ways to tidy up" }).click();
      }
      const { violations } = await new AxeBuilder({ page }).include("#main").analyze();
      expect(
        violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" "))}`),
      ).toEqual([]);
      if (look === "390") expect(await small(page)).toEqual([]);
      for (const width of [320, 390, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForTimeout(60);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `at ${width}`).toBeLessThanOrEqual(width);
      }
      await page.context().close();
    }
    page = null;
  },
);

test("what is proven about a hostile file is text", async () => {
  const picture = `<img src=x onerror="window.hit=1">`;
  const robots = [
    `User-agent: ${picture}`,
    `Disallow: /${picture}`,
    "User-agent: *",
    `useragent: ${picture}`,
    `Disallow: /*${picture}*`,
    `Allow: /x/${picture}`,
    `Allow: /x/${picture}`,
    `Sitemap: javascript:${picture}`,
    `${picture}: ${picture}`,
  ].join("\n");
  page = await stage.open(await draft(robots, `/x/${picture}`));
  await openAll(page);
  await page.getByRole("button", { name: "More ways to tidy up" }).click();
  await page.getByRole("button", { name: "Merge" }).click();
  await page.locator(".format-report").waitFor();
  for (const one of await page.locator(".format-report summary").all()) await one.click();
  const seen = await page.evaluate(() => ({
    hit: "hit" in window,
    pictures: document.querySelectorAll("img").length,
    links: [...document.links].filter((link) => !/^https?:$/.test(link.protocol)).length,
  }));
  expect(seen).toEqual({ hit: false, pictures: 0, links: 0 });
  expect(await page.locator(".fates").innerText()).toContain("onerror");
});

test("with the server gone, proofs and formatting go on", async () => {
  const own = await openStage();
  try {
    const opened = await own.open("/?lang=en");
    await opened.getByRole("heading", { level: 1 }).waitFor();
    await waitForWorker(opened);
    await own.stopServer();
    await opened.goto(own.origin + (await draft(FILE, "/shop/x", "da")));
    await openAll(opened);
    await opened.getByRole("button", { name: "Formatér", exact: true }).click();
    await opened.locator(".format-report", { hasText: "1 ændring. Bevist" }).waitFor();
  } finally {
    await own.close();
  }
});

const COMPUTING = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];

/** How long the main thread computes while something comes about, in milliseconds of its own time; painting not counted. */
async function computedUntil(on: Page, done: string): Promise<number> {
  const client = await on.context().newCDPSession(on);
  // Not the time on the wall: this machine may do other things too.
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const total = async (): Promise<number> => {
    const { metrics } = await client.send("Performance.getMetrics");
    const spent = metrics.filter(({ name }) => COMPUTING.includes(name));
    expect(spent).toHaveLength(COMPUTING.length);
    return spent.reduce((sum, { value }) => sum + 1_000 * value, 0);
  };
  const before = await total();
  // In one call: a test that asks again and again would be measured too.
  await on.evaluate(
    (selector) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(resolve, 100));
        };
        const observer = new MutationObserver(look);
        const everything = { attributes: true, childList: true, subtree: true };
        observer.observe(document.body, everything);
        look();
      }),
    done,
  );
  const after = await total();
  await client.detach();
  return after - before;
}

const idle = (on: Page): Promise<void> =>
  on.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => requestIdleCallback(() => done()));
      }),
  );

test("20,000 rules are proven about while the page stays fluid", async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `Disallow: /p${at % 7_000}/${at}*`);
  const robots = `User-agent: *\n${lines.join("\n")}\n`;
  page = await stage.open(await draft("User-agent: *\nDisallow:\n", "/p5/5"));
  await page.locator(".plate.open").waitFor();
  await putText(page, robots);
  await page.locator(".plate.blocked").waitFor();
  // What it takes to read and draw such a file is over once the page is idle: what comes then are the proofs.
  await idle(page);
  const flips = await computedUntil(page, '.to-flip[aria-busy="false"] .way');
  await rules(page).click();
  const fates = await computedUntil(page, ".fates li:nth-child(50)");
  await fold(page, "What this file says").locator("summary").click();
  const said = await computedUntil(page, ".said li");
  const format = page.getByRole("button", { name: "Format", exact: true });
  await format.click();
  const report = await computedUntil(page, ".format-report .effect");
  for (const spent of [flips, fates, said, report]) expect(spent).toBeLessThan(200);
}, 90_000);
