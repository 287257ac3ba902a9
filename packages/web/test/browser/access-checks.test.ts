import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { impactAddress, readImpact } from "../../src/impact/question.ts";
import { EXAMPLE } from "../../src/tests/example.ts";
import { NO_ROW, questionAbout, questionAt, testsAddress } from "../../src/tests/question.ts";
import { openStage, type Site, type Stage, startSite, waitForWorker } from "./page.ts";
import { SHOP } from "./shop.ts";

let down: Site;
let stage: Stage;
let page: Page | null = null;
const path = { checks: "", broken: "", rows: "", closed: "", impact: "" };

const LONG = `/${"very-long-".repeat(30)}end`;

beforeAll(async () => {
  down = await startSite({ status: 503, body: "no" });
  stage = await openStage();
  const suite = `${EXAMPLE.suite}
  - crawler: every
    url: ${LONG}
    expect: disallowed
  - crawler: every
    all: disallowed
  - status: 200
`;
  const about = questionAbout(EXAMPLE.robots);
  const row = { ...NO_ROW, address: "/cart/1", expect: "disallowed" as const };
  const links = {
    checks: { ...about, suite },
    broken: { ...about, suite: "checks:\n  - crawlr: A\n    url: x y\n    expect: maybe\n" },
    rows: { ...about, by: "rows" as const, rows: [row, { ...row, address: "nonsense" }] },
    closed: { ...questionAt(down.origin), suite: EXAMPLE.suite },
  };
  for (const name of ["checks", "broken", "rows", "closed"] as const) {
    path[name] = (await testsAddress(links[name])).address;
  }
  const { question } = await readImpact("https://a.example/impact", null);
  const draft = SHOP.replace("/*?sort=", "/*?").replace("Disallow: /search\n", "");
  path.impact = (await impactAddress({ ...question, present: SHOP, draft })).address;
});

afterEach(async () => {
  await page?.context().close();
  page = null;
});

afterAll(async () => {
  await stage.close();
  await down.close();
});

const entries = (paths: readonly string[]): string =>
  `<urlset>${paths.map((one) => `<url><loc>https://www.shop.example${one}</loc></url>`).join("")}</urlset>`;

/** Counts a sitemap and a log with everything that can be wrong, so that every part of the page is drawn. */
async function count(opened: Page): Promise<void> {
  const log = (target: string, agent: string): string =>
    `192.0.2.7 - - [10/Oct/2025:13:55:36 +0200] "GET ${target} HTTP/1.1" 200 5 "-" "${agent}"\n`;
  await opened.locator("#files").setInputFiles(
    [
      { name: "s.xml", text: entries(["/shoes?sort=1", "/search/a", "/cart/1", LONG]) },
      { name: "broken.xml", text: "<urlset><url></urlset>" },
      {
        name: "a.log",
        text: `${log("/robots.txt", "GPTBot").repeat(20)}${log("/search/x", "GPTBot").repeat(20)}?\n`,
      },
    ].map(({ name, text }) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })),
  );
  await opened.locator("#count").click();
  await opened.locator(".reports").waitFor();
  await openAll(opened);
}

async function openAll(opened: Page): Promise<void> {
  await opened.locator("details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
}

async function makeItSo(opened: Page): Promise<void> {
  await opened.getByRole("button", { name: "Make it so" }).click();
  await opened.locator("#put").waitFor();
  await openAll(opened);
}

interface Screen {
  readonly name: string;
  readonly at: () => string;
  readonly ready: string;
  readonly go?: (opened: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  { name: "checks, empty", at: () => "/tests", ready: "#start" },
  { name: "checks", at: () => path.checks, ready: ".checks", go: makeItSo },
  { name: "checks, broken", at: () => path.broken, ready: "#problems" },
  { name: "checks, rows", at: () => path.rows, ready: "#plan", go: openAll },
  { name: "checks, closed", at: () => path.closed, ready: ".checks", go: openAll },
  { name: "impact, empty", at: () => "/impact", ready: "#missing" },
  { name: "impact", at: () => path.impact, ready: "#missing", go: count },
];

const LOOKS: readonly { look: string; options: BrowserContextOptions }[] = [
  { look: "light", options: { colorScheme: "light" } },
  { look: "dark", options: { colorScheme: "dark" } },
  { look: "390", options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

/** Screens whose parts all stand in others too: one look is enough. */
const PLAIN = ["checks, empty", "checks, closed", "impact, empty"];

const cases = SCREENS.flatMap((screen) =>
  LOOKS.filter(({ look }) => look === "light" || !PLAIN.includes(screen.name)).map((look) => ({
    ...screen,
    ...look,
  })),
);

async function show({ at, ready, go }: Screen, options: BrowserContextOptions): Promise<Page> {
  page = await stage.open(at(), options);
  await page.locator(ready).first().waitFor();
  await go?.(page);
  await page.waitForTimeout(200);
  return page;
}

test.each(cases)("axe finds nothing: $name, $look", async ({ look, options, ...screen }) => {
  const axe = new AxeBuilder({ page: await show(screen, options) });
  // In the dark the page is the same but for its colours.
  if (look === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(found).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

test.each(SCREENS)("nothing scrolls sideways from 320 px on: $name", async (screen) => {
  const opened = await show(screen, { viewport: { width: 320, height: 800 } });
  for (const width of [320, 390, 640, 768, 1024]) {
    await opened.setViewportSize({ width, height: 800 });
    await opened.waitForTimeout(60);
    const wide = await opened.evaluate(() => {
      const edge = document.documentElement.clientWidth;
      const outside = [...document.querySelectorAll("main *, .nav a")].filter((one) => {
        if (one.closest("textarea, .vh, thead, .sprite") || one.matches("thead *")) return false;
        const { right, width: own } = one.getBoundingClientRect();
        return own > 0 && right > edge + 1;
      });
      return {
        page: document.documentElement.scrollWidth - edge,
        outside: outside.slice(0, 3).map((one) => `${one.tagName}.${one.className}`),
      };
    });
    expect(wide, `at ${width}`).toEqual({ page: 0, outside: [] });
  }
});

test.each(["de", "en", "da"])("the names of all pages fit beside each other: %s", async (lang) => {
  page = await stage.open(`/?lang=${lang}`, { viewport: { width: 320, height: 800 } });
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForTimeout(60);
    const right = await page
      .locator(".nav a")
      .last()
      .evaluate((link) => link.getBoundingClientRect().right);
    expect(right, `at ${width}`).toBeLessThanOrEqual(width);
  }
});

test.each(SCREENS)("touch targets are 44 px on a phone: $name", async (screen) => {
  const opened = await show(screen, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const small = await opened
    .locator("main :is(.btn, .chip, .seg label, summary, .input, select)")
    .evaluateAll((all) =>
      all
        .filter((element) => element.getClientRects().length > 0 && !element.closest(".names"))
        .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
        .filter(({ box }) => box.height < 43.5)
        .map(({ box, text }) => `${text} ${box.height}`),
    );
  expect(small).toEqual([]);
});

test("with keys alone: write, check, plan, put into the draft", async () => {
  page = await stage.open("/tests");
  await page.locator("#start").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.insertText("checks:\n  - crawler: A\n    url: /a\n    expect: disallowed\n");
  await page.keyboard.press("Escape");
  const pressUntil = async (id: string): Promise<void> => {
    for (let presses = 0; presses < 40; presses++) {
      await page?.keyboard.press("Tab");
      if (await page?.evaluate((wanted) => document.activeElement?.matches(wanted), id)) return;
    }
    throw new Error(`${id} was not reached`);
  };
  await pressUntil("#robots");
  await page.keyboard.insertText("User-agent: *\nAllow: /\n");
  await page.getByRole("heading", { level: 1, name: "1 of 1 check does not hold" }).waitFor();
  await pressUntil(".planner .btn");
  await page.keyboard.press("Enter");
  await page.locator("#put").waitFor();
  await pressUntil("#put");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "The check holds" }).waitFor();
});

test("what comes of a check is announced, errors belong to their field", async () => {
  page = await stage.open(path.checks);
  await page.locator(".checks").waitFor();
  expect(await page.locator("[role=status] h1").innerText()).toMatch(/do not hold$/);
  await page.goto(`${stage.origin}${path.rows}`);
  await page.locator("#row-2").waitFor();
  const problem = await page.locator("#row-2").getAttribute("aria-describedby");
  expect(await page.locator(`#${problem}`).innerText()).toContain("Neither an address nor a path");
});

test("on paper there are the results, and nothing to press", async () => {
  await show(SCREENS[1] as Screen, {});
  await page?.emulateMedia({ media: "print" });
  for (const gone of [".ask", ".acts", "#put"]) {
    expect(await page?.locator(gone).first().isVisible(), gone).toBe(false);
  }
  expect(await page?.locator(".checks").isVisible()).toBe(true);
});

test("with the server gone, checks and impact work on", async () => {
  const own = await openStage();
  try {
    const opened = await own.open("/?lang=en");
    await opened.getByRole("heading", { level: 1 }).waitFor();
    await waitForWorker(opened);
    await own.stopServer();
    await opened.goto(`${own.origin}/tests?lang=de`);
    await opened.getByRole("button", { name: "Ein Beispiel zeigen" }).click();
    await opened.getByRole("heading", { name: "1 von 5 Prüfungen ist nicht erfüllt" }).waitFor();
    await opened.getByRole("button", { name: "Datei passend machen" }).click();
    await opened.getByRole("heading", { name: /Eine Zeile zu ändern/ }).waitFor();
    await opened.getByRole("button", { name: "Prüfdatei aus dieser Datei schreiben" }).click();
    await opened.getByRole("heading", { name: /^Alle \d+ Prüfungen sind erfüllt/ }).waitFor();
    await opened.goto(`${own.origin}${path.impact}`);
    await opened.locator("#missing").waitFor();
    await count(opened);
    await opened.locator(".flips").first().waitFor();
  } finally {
    await own.close();
  }
});
