import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { comparisonAddress, comparisonOfFiles } from "../../src/compare/compare-link.ts";
import { NO_SIDE } from "../../src/compare/sides.ts";
import { questionAddress } from "../../src/pattern/question.ts";
import { openStage, type Site, type Stage, startSite } from "./page.ts";

const SCRIPT = "<script>window.hit = 1</script>";
const PICTURE = `<img src=x onerror="window.hit = 1">`;

let site: Site;
let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  site = await startSite({ body: "" });
});

afterAll(async () => {
  await stage.close();
  await site.close();
});

/** Nothing of what a stranger wrote became an element or ran, and the browser had nothing to refuse. */
async function expectHarmless(page: Page): Promise<void> {
  const seen = await page.evaluate(() => ({
    hit: "hit" in window,
    pictures: document.querySelectorAll("img").length,
    inline: [...document.querySelectorAll("script")].filter((script) => script.src === "").length,
    handlers: [...document.querySelectorAll("*")].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith("on")),
    ).length,
    links: [...document.links].filter((link) => !/^https?:$/.test(link.protocol)).length,
  }));
  expect(seen).toEqual({ hit: false, pictures: 0, inline: 0, handlers: 0, links: 0 });
  expect(stage.complaints).toEqual([]);
}

test("a file, an address and a token that hold markup are shown as text", async () => {
  site.answer = {
    headers: { "content-type": `text/html; charset=utf-8` },
    body: [
      `${SCRIPT} ${PICTURE}`,
      `User-agent: ${SCRIPT}`,
      `User-agent: *`,
      `Disallow: /*${PICTURE}`,
      `Disallow: /x # ${PICTURE}`,
      `Allow: /x/${SCRIPT}`,
      `Sitemap: javascript:window.hit=1`,
      `${PICTURE}: ${PICTURE}`,
    ].join("\n"),
  };
  const address = `${site.origin}/x/${PICTURE}?q=${SCRIPT}`;
  const query = new URLSearchParams({ url: address, as: `Mozilla/5.0 ${PICTURE} FooBot/1.0` });
  const page = await stage.open(`/?${query}`);
  await page.getByRole("status").first().waitFor();
  await page.getByText(PICTURE).first().waitFor();
  await expectHarmless(page);
  const shown = await page.locator("body").innerText();
  for (const text of [SCRIPT, PICTURE, "javascript:window.hit=1"]) expect(shown).toContain(text);
});

test("a redirect and a header that hold markup are shown as text", async () => {
  const target = await startSite({
    body: "User-agent: *\nDisallow: /\n",
    headers: { "content-type": `text/plain; x="${PICTURE}"`, "cache-control": PICTURE },
  });
  const front = await startSite((_request, response) => {
    response.writeHead(301, { location: `${target.origin}/robots.txt?${SCRIPT}${PICTURE}` }).end();
  });
  const query = new URLSearchParams({ url: `${front.origin}/`, as: "FooBot" });
  const page = await stage.open(`/?${query}`);
  await page.getByText("Blocked").first().waitFor();
  await expectHarmless(page);
  await Promise.all([target.close(), front.close()]);
});

test("files to compare and a pattern that hold markup are shown as text", async () => {
  const rule = `/x/${SCRIPT}${PICTURE}*`;
  const sides = [
    `User-agent: ${PICTURE}\nDisallow: ${rule}\n`,
    `User-agent: *\nAllow: ${rule}y\nDisallow: /x\n`,
  ];
  const [old, next] = sides.map((text) => ({ ...NO_SIDE, kind: "draft" as const, text }));
  if (!old || !next) throw new Error("two sides are wanted");
  const { address } = await comparisonAddress(comparisonOfFiles(old, next, "rfc9309"));
  const compare = await stage.open(address);
  await compare.locator(".changes").waitFor();
  await expectHarmless(compare);
  await compare.getByRole("tab", { name: "Text" }).click();
  await compare.locator(".twin").waitFor();
  await expectHarmless(compare);
  expect(await compare.locator(".twin").innerText()).toContain(PICTURE);

  const question = { pattern: rule, kind: "disallow" as const, reading: "rfc9309" as const };
  const asked = await questionAddress({ ...question, robots: sides[1] ?? "", crawler: "x" });
  const pattern = await stage.open(asked.address);
  await pattern.getByRole("heading", { level: 1, name: SCRIPT }).waitFor();
  await expectHarmless(pattern);
  expect(await pattern.getByRole("heading", { level: 1 }).innerText()).toContain(SCRIPT);
});
