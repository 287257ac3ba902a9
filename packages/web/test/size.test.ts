import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPage } from "./browser/page.ts";

const KILOBYTE = 1000;

let folder = "";
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await buildPage());
});

afterAll(() => remove());

const assets = (): string[] => readdirSync(join(folder, "assets"));
const read = (name: string): Buffer => readFileSync(join(folder, "assets", name));
const gzipped = (name: string): number => gzipSync(read(name), { level: 9 }).length;

/** Scripts that a first visit in one language runs: the entry, the language, and what both import. */
function firstScripts(language: string): Set<string> {
  const index = readFileSync(join(folder, "index.html"), "utf8");
  const entry = /src="\/assets\/(index-[^"]+\.js)"/.exec(index)?.[1] ?? "";
  const words = assets().find((name) => new RegExp(`^${language}-[\\w-]+\\.js$`).test(name)) ?? "";
  const found = new Set<string>();
  const follow = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const source = read(name).toString();
    for (const [, next] of source.matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g)) {
      if (next) follow(next);
    }
  };
  follow(entry);
  follow(words);
  return found;
}

test.each(["de", "en", "da"])("a first load in %s is under 60 KB of script", (language) => {
  const scripts = [...firstScripts(language)];
  const size =
    scripts.reduce((sum, name) => sum + gzipped(name), 0) +
    gzipSync(readFileSync(join(folder, "theme.js"))).length;
  expect(scripts.length).toBeGreaterThanOrEqual(2);
  expect(size).toBeLessThan(60 * KILOBYTE);
});

test("the other languages and the facts on crawlers wait until they are asked for", () => {
  const first = [...firstScripts("de")].join(" ");
  expect(first).not.toMatch(/\b(?:en|da|facts|later-parts)-/);
});

test("both fonts together are under 120 KB", () => {
  const fonts = assets().filter((name) => name.endsWith(".woff2"));
  expect(fonts).toHaveLength(2);
  const size = fonts.reduce((sum, name) => sum + statSync(join(folder, "assets", name)).size, 0);
  expect(size).toBeLessThan(120 * KILOBYTE);
});

test("nothing is inline and nothing comes from elsewhere", () => {
  const index = readFileSync(join(folder, "index.html"), "utf8");
  expect(index).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/i);
  const loaded = [...index.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? "");
  expect(loaded.filter((address) => !address.startsWith("/"))).toEqual([]);
  const styles = assets()
    .filter((name) => name.endsWith(".css"))
    .map((name) => read(name).toString());
  expect(styles.join("")).not.toMatch(/url\(\s*["']?(?:https?:|\/\/|data:)/);
});

test("the worker keeps every file of the page", () => {
  const worker = readFileSync(join(folder, "sw.js"), "utf8");
  const listed = /const files = (\[.*?\]);/.exec(worker)?.[1] ?? "[]";
  const files = JSON.parse(listed) as string[];
  const all = ["/", "/icon.svg", "/theme.js", ...assets().map((name) => `/assets/${name}`)];
  expect([...files].sort()).toEqual([...all].sort());
});

test("the same sources give the same page, byte for byte", async () => {
  const again = await buildPage();
  try {
    expect(readdirSync(join(again.folder, "assets"))).toEqual(assets());
    for (const name of ["index.html", "sw.js"]) {
      expect(readFileSync(join(again.folder, name), "utf8")).toBe(
        readFileSync(join(folder, name), "utf8"),
      );
    }
  } finally {
    await again.remove();
  }
});
