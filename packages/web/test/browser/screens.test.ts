import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { comparisonAddress, comparisonOfFiles } from "../../src/compare/compare-link.ts";
import { NO_SIDE } from "../../src/compare/sides.ts";
import { impactAddress, readImpact } from "../../src/impact/question.ts";
import { questionAddress } from "../../src/pattern/question.ts";
import { EXAMPLE } from "../../src/tests/example.ts";
import { questionAbout, testsAddress } from "../../src/tests/question.ts";
import { openStage, type Site, type Stage, startSite } from "./page.ts";
import { SHOP } from "./shop.ts";

const FOLDER = join(import.meta.dirname, "../../../../screenshots");

let shop: Site;
let down: Site;
let front: Site;
let stage: Stage;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  shop = await startSite({ body: SHOP });
  front = await startSite((_request, response) => {
    response.writeHead(301, { location: `${shop.origin}/robots.txt` }).end();
  });
  down = await startSite({
    status: 503,
    body: "<h1>Wartung</h1>",
    headers: { "content-type": "text/html" },
  });
  stage = await openStage();
});

afterAll(async () => {
  await stage.close();
  await Promise.all([shop, down, front].map((site) => site.close()));
});

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
}

const LOOKS = [
  { name: "1280-light", options: { colorScheme: "light" as const } },
  { name: "1280-dark", options: { colorScheme: "dark" as const } },
  {
    name: "390-light",
    options: {
      colorScheme: "light" as const,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    },
  },
];

test.each(LOOKS)("the screens are drawn: $name", async ({ name, options }) => {
  const first = await stage.open("/", { ...options, locale: "en-GB" });
  await first.getByRole("heading", { level: 1 }).waitFor();
  await first.waitForTimeout(600);
  await shoot(first, `first-visit-${name}`);

  const target = encodeURIComponent(`${front.origin}/shoes?sort=price`);
  const blocked = await stage.open(`/?url=${target}&as=Googlebot`, { ...options, locale: "de-DE" });
  await blocked.getByText("Gesperrt").first().waitFor();
  await blocked.waitForTimeout(600);
  await shoot(blocked, `tester-blocked-${name}`);

  const closed = await stage.open(`/?url=${encodeURIComponent(`${down.origin}/strom/tarife`)}`, {
    ...options,
    locale: "de-DE",
  });
  await closed.getByText("wegen Abrufstatus 503").waitFor();
  await closed.waitForTimeout(600);
  await shoot(closed, `tester-503-${name}`);

  await blocked.getByRole("button", { name: "Als Entwurf öffnen" }).click();
  await blocked.locator("#robots").waitFor();
  await blocked.waitForTimeout(600);
  await shoot(blocked, `tester-draft-${name}`);

  const changed = SHOP.replace("/*?sort=\nDisallow: /*?color", "/*?\nDisallow: /*?color");
  const old = { ...NO_SIDE, address: shop.origin, sent: shop.origin };
  const next = { ...NO_SIDE, kind: "draft" as const, text: changed.replace("/cart/", "/cart") };
  const comparison = await comparisonAddress(comparisonOfFiles(old, next, "rfc9309"));
  const compare = await stage.open(comparison.address, { ...options, locale: "de-DE" });
  await compare.locator(".changes").waitFor();
  await shoot(compare, `compare-verdicts-${name}`);
  await compare.getByRole("tab", { name: "Text" }).click();
  await compare.locator(".twin").waitFor();
  await shoot(compare, `compare-text-${name}`);

  const question = { pattern: "/*.json$", kind: "disallow", reading: "rfc9309" } as const;
  const asked = await questionAddress({ ...question, robots: SHOP, crawler: "Googlebot" });
  const pattern = await stage.open(asked.address, { ...options, locale: "de-DE" });
  await pattern.locator(".overlaps li").first().waitFor();
  await shoot(pattern, `pattern-${name}`);

  const about = { ...questionAbout(EXAMPLE.robots), suite: EXAMPLE.suite };
  const checked = await testsAddress(about);
  const checks = await stage.open(checked.address, { ...options, locale: "de-DE" });
  await checks.getByRole("button", { name: "Datei passend machen" }).click();
  await checks.locator("#put").waitFor();
  await shoot(checks, `checks-${name}`);

  const { question: nothing } = await readImpact(`${stage.origin}/impact`, null);
  const counted = await impactAddress({ ...nothing, present: SHOP, draft: changed });
  const impact = await stage.open(counted.address, { ...options, locale: "de-DE" });
  await impact.locator("#missing").waitFor();
  const list = ["shoes?sort=price", "shoes", "cart", "search/help", "internal/x.json"]
    .map((path) => `https://www.shop.example/${path}\n`)
    .join("");
  await impact
    .locator("#files")
    .setInputFiles([{ name: "sitemap.txt", mimeType: "text/plain", buffer: Buffer.from(list) }]);
  await impact.locator("#count").click();
  await impact.locator(".reports").waitFor();
  await shoot(impact, `impact-${name}`);
  expect(stage.complaints).toEqual([]);
  await Promise.all(
    [first, blocked, closed, compare, pattern, checks, impact].map((page) =>
      page.context().close(),
    ),
  );
});
