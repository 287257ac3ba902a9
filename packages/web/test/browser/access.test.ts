import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { comparisonAddress, comparisonOfFiles } from "../../src/compare/compare-link.ts";
import { NO_SIDE } from "../../src/compare/sides.ts";
import { questionAddress } from "../../src/pattern/question.ts";
import { packDraft } from "../../src/state/draft-link.ts";
import { openStage, type Site, type Stage, startSite } from "./page.ts";
import { SHOP } from "./shop.ts";

let shop: Site;
let down: Site;
let stage: Stage;
let page: Page | null = null;
let draft = "";
let compared = "";
let explained = "";

beforeAll(async () => {
  shop = await startSite({ body: SHOP });
  down = await startSite({ status: 503, body: "no" });
  stage = await openStage();
  const question = { host: "", address: "/shoes?sort=price", crawler: "Googlebot" };
  draft = await packDraft({ ...question, robots: SHOP, reading: "rfc9309" });
  const old = { ...NO_SIDE, kind: "draft" as const, text: SHOP };
  const text = SHOP.replace("Disallow: /cart/", "Disallow: /cart").replace("/*?sort=", "/*?");
  const two = comparisonOfFiles(old, { ...old, text }, "google");
  compared = (await comparisonAddress(two)).address;
  const pattern = { pattern: "/*?sort=", kind: "allow", reading: "rfc9309" } as const;
  const asked = await questionAddress({ ...pattern, robots: SHOP, crawler: "Googlebot" });
  explained = asked.address;
});

afterEach(async () => {
  await page?.context().close();
  page = null;
});

afterAll(async () => {
  await stage.close();
  await Promise.all([shop.close(), down.close()]);
});

const live = (site: Site): string =>
  `/?url=${encodeURIComponent(`${site.origin}/shoes?sort=price`)}`;

const SCREENS: readonly { name: string; path: () => string; ready: string }[] = [
  { name: "first visit", path: () => "/", ready: ".plate.open" },
  { name: "blocked", path: () => live(shop), ready: ".data.rows" },
  { name: "closed", path: () => live(down), ready: ".data.rows" },
  { name: "draft", path: () => `/${draft}`, ready: "#robots" },
  {
    name: "several addresses",
    path: () => `${live(shop)}&url=ftp://x&url=${encodeURIComponent(shop.origin)}`,
    ready: "#many",
  },
  { name: "damaged link", path: () => "/#v1:x", ready: "#damaged" },
  { name: "compare, empty", path: () => "/compare", ready: "#missing" },
  { name: "compare", path: () => compared, ready: ".changes" },
  {
    name: "compare, closed",
    path: () => `/compare?left=${encodeURIComponent(down.origin)}`,
    ready: "#closed-old",
  },
  {
    name: "two crawlers",
    path: () => `${compared.replace("?", "?by=crawler&")}`,
    ready: ".changes",
  },
  { name: "pattern, empty", path: () => "/pattern", ready: "#met" },
  { name: "pattern", path: () => explained, ready: ".overlaps li" },
  { name: "pattern without effect", path: () => "/pattern?pattern=x", ready: "#no-effect" },
];

const LOOKS: readonly { look: string; options: BrowserContextOptions }[] = [
  { look: "light", options: { colorScheme: "light" } },
  { look: "dark", options: { colorScheme: "dark" } },
  { look: "390", options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

/** Screens whose parts all stand in others too: one look is enough. */
const PLAIN = [
  "several addresses",
  "damaged link",
  "compare, empty",
  "compare, closed",
  "two crawlers",
  "pattern, empty",
  "pattern without effect",
];

const cases = SCREENS.flatMap((screen) =>
  LOOKS.filter(({ look }) => look === "light" || !PLAIN.includes(screen.name)).map((look) => ({
    ...screen,
    ...look,
  })),
);

test.each(cases)("axe finds nothing: $name, $look", async ({ path, ready, look, options }) => {
  page = await stage.open(path(), options);
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(400);
  const axe = new AxeBuilder({ page });
  // In the dark the page is the same but for its colours.
  if (look === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(found).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

test.each([
  { look: "wide", options: {} },
  { look: "390", options: { viewport: { width: 390, height: 844 } } },
])("axe finds nothing in two texts: $look", async ({ options }) => {
  page = await stage.open(compared, options);
  await page.getByRole("tab", { name: "Text" }).click();
  await page.locator(".twin").waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => one.id)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.waitForTimeout(60);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
});

test("axe finds nothing in an open list, an open dialog and open answers", async () => {
  page = await stage.open(live(shop));
  await page.locator(".data.rows").waitFor();
  await page.getByRole("combobox", { name: "Crawler" }).click();
  await page.getByRole("option", { name: "GPTBot" }).waitFor();
  await page.keyboard.press("ArrowDown");
  const list = await new AxeBuilder({ page }).include(".ask").analyze();
  expect(list.violations.map((one) => one.id)).toEqual([]);
  await page.keyboard.press("Escape");
  // It comes with the words of later parts, after the answers.
  await page.locator(".about").waitFor();
  await page.locator("details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
  await page.getByRole("link", { name: /documentation/ }).waitFor();
  const answers = await new AxeBuilder({ page }).include("details").analyze();
  expect(answers.violations.map((one) => one.id)).toEqual([]);
  await page.getByRole("button", { name: "Keyboard" }).click();
  await page.getByRole("dialog").waitFor();
  const dialog = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(dialog.violations.map((one) => one.id)).toEqual([]);
});

test.each(SCREENS)("nothing scrolls sideways from 320 px on: $name", async ({ path, ready }) => {
  page = await stage.open(path(), { viewport: { width: 320, height: 800 } });
  await page.locator(ready).first().waitFor();
  for (const width of [320, 390, 640, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForTimeout(60);
    const wide = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(wide.page, `at ${width}`).toBeLessThanOrEqual(wide.window);
  }
});

test("a long address breaks where it stands beside a pattern and in a chain of redirects", async () => {
  const far = await startSite((request, response) => {
    if (request.url === "/robots.txt") {
      response.writeHead(301, { location: `/${"b".repeat(180)}` }).end();
    } else
      response.writeHead(200, { "content-type": "text/plain" }).end("User-agent: *\nDisallow: /\n");
  });
  page = await stage.open(`/?url=${encodeURIComponent(`${far.origin}/${"a".repeat(300)}`)}`);
  await page.locator(".chain .to").waitFor();
  for (const width of [320, 390, 700, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForTimeout(60);
    const outside = await page.locator(".chain a, .align .seg-c").evaluateAll(
      (all) =>
        all.filter((one) => {
          const box = one.getBoundingClientRect();
          const parent = one.closest(".steps > li, .fetch")?.getBoundingClientRect();
          return (
            box.right > (parent?.right ?? innerWidth) + 1 || one.scrollWidth > one.clientWidth + 1
          );
        }).length,
    );
    expect(outside, `at ${width}`).toBe(0);
  }
  await far.close();
});

test("touch targets are 44 px on a phone", async () => {
  page = await stage.open(live(shop), { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.locator(".data.rows").waitFor();
  const small = await page
    .locator(".btn, .chip, .seg label, .prefs button, .prefs a, summary, .input, select")
    .evaluateAll((all) =>
      all
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
        .filter(({ box }) => box.height < 43.5)
        .map(({ box, text }) => `${text} ${box.height}`),
    );
  expect(small).toEqual([]);
});

test("the plate stays in sight on a phone", async () => {
  page = await stage.open(live(shop), { viewport: { width: 390, height: 844 } });
  await page.locator(".data.rows").waitFor();
  await page.locator("#L14").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  const top = await page
    .locator("#verdict")
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.round(top)).toBe(0);
});

test("everything can be reached by keys, and single letters keep quiet while somebody types", async () => {
  page = await stage.open(live(shop));
  await page.locator(".data.rows").waitFor();
  const focused = (): Promise<string> =>
    page?.evaluate(() => document.activeElement?.id ?? "") ?? Promise.resolve("");

  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("verdict");

  await page.keyboard.press("/");
  expect(await focused()).toBe("address");
  await page.keyboard.press("End");
  await page.keyboard.type("ce?");
  expect(await page.locator("#address").inputValue()).toMatch(/price.*ce\?$|^ce\?$/);
  await page.keyboard.press("Escape");
  expect(await focused()).toBe("verdict");

  await page.keyboard.press("c");
  expect(await focused()).toBe("crawler");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = await page.locator("#crawler").getAttribute("aria-activedescendant");
  const chosen = await page.locator(`#${active} span`).innerText();
  await page.keyboard.press("Enter");
  expect(await page.locator("#crawler").inputValue()).toBe(chosen);
  expect(await page.locator("#crawler").getAttribute("aria-expanded")).toBe("false");
  await page.keyboard.press("Escape");

  await page.locator("#crawler").fill("Googlebot");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("F8");
  await page.waitForFunction(() => document.activeElement?.parentElement?.id === "L16");
  await page.keyboard.press("Shift+F8");
  await page.waitForFunction(() => document.activeElement?.parentElement?.id === "L14");

  await page.keyboard.press("g");
  await page.getByLabel("Line, 1 to 46").fill("44");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.parentElement?.id === "L44");

  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await dialog.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.locator("#verdict").focus();
  await page.keyboard.press("c");
  expect(await focused()).toBe("verdict");
  await page.keyboard.press("F8");
  await page.waitForFunction(() => document.activeElement?.parentElement?.id !== "L44");

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator(".data.rows").waitFor();
  await page.locator("#verdict").focus();
  await page.keyboard.press("e");
  await page.locator("#robots").waitFor();
});

test("the chosen appearance is remembered and never flashes", async () => {
  page = await stage.open("/", { colorScheme: "light" });
  const button = page.getByRole("button", { name: /^Appearance/ });
  await button.click();
  await button.click();
  expect(await button.getAttribute("aria-label")).toBe("Appearance: dark");
  const ground = () =>
    page?.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe("rgb(16, 20, 24)");
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await ground()).toBe("rgb(16, 20, 24)");
  stage.complaints.length = 0;
});

test("on paper there is the plate, the reasons and the file, and nothing to press", async () => {
  page = await stage.open(live(shop));
  await page.locator(".data.rows").waitFor();
  await page.emulateMedia({ media: "print" });
  for (const gone of [".ask", ".acts", ".chips", ".prefs", ".again", "#answers"]) {
    expect(await page.locator(gone).first().isVisible()).toBe(false);
  }
  for (const kept of ["#verdict", ".steps", "#L14", "time", ".data.rows"]) {
    expect(await page.locator(kept).first().isVisible()).toBe(true);
  }
});

test("who wants no motion gets none", async () => {
  page = await stage.open(live(shop), { reducedMotion: "reduce" });
  await page.locator(".data.rows").waitFor();
  const moves = await page.evaluate(() => ({
    scroll: getComputedStyle(document.documentElement).scrollBehavior,
    animated: document.getAnimations().length,
  }));
  expect(moves).toEqual({ scroll: "auto", animated: 0 });
});

test("forced colours keep every verdict told apart by frame and sign", async () => {
  page = await stage.open(live(down), { forcedColors: "active" });
  await page.locator(".plate.closed").waitFor();
  const border = await page
    .locator("#verdict")
    .evaluate((element) => getComputedStyle(element).borderStyle);
  expect(border).toBe("dashed");
});
