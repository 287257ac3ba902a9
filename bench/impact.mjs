// How fast a log and a sitemap are counted, beside what only reads them.
import { execFileSync } from "node:child_process";
import {
  closeSync,
  createReadStream,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createImpact } from "@aushang/engine/impact";
import { readLog } from "@aushang/inputs/log";
import { readSitemap } from "@aushang/inputs/sitemap";
import { randomFrom } from "./inputs.mjs";
import { digits, table } from "./measure.mjs";

const OCTETS = 300e6;
/** Pages of the site; a few of them take most requests. */
const PAGES = 50_000;
const ORIGIN = "https://shop.example";
const SECTIONS = "shop user page img docs cart news api tag static help blog".split(" ");
const BOTS = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
];
const FILES = {
  present:
    "User-agent: *\nDisallow: /cart/\nDisallow: /*?page=\nDisallow: /old/\n\nUser-agent: GPTBot\nDisallow: /\n",
  draft: "User-agent: *\nDisallow: /cart/\nDisallow: /*?\n\nUser-agent: GPTBot\nAllow: /\n",
};

const page = (i) =>
  `/${SECTIONS[i % SECTIONS.length]}/${i}${i % 5 === 0 ? "?sort=price&page=2" : ""}`;

/** A log of the combined format: one request in four is a crawler's. */
function writeLog(file) {
  const random = randomFrom(11);
  const browsers = Array.from(
    { length: 400 },
    (_, i) =>
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (i % 40)}.0.${i}.0 Safari/537.36`,
  );
  const pick = (list) => list[Math.floor(random() * list.length)];
  const target = open(file);
  for (let octets = 0, lines = ""; octets < OCTETS; lines = "") {
    for (let i = 0; i < 5000; i++) {
      const second = String(Math.floor((octets / OCTETS) * 3600) % 60).padStart(2, "0");
      const path = random() < 0.002 ? "/robots.txt" : page(Math.floor(PAGES * random() ** 3));
      const agent = random() < 0.25 ? pick(BOTS) : pick(browsers);
      lines += `198.51.100.${i % 250} - - [10/Oct/2025:13:55:${second} +0200] "GET ${path} HTTP/1.1" 200 ${Math.floor(random() * 90_000)} "${ORIGIN}/" "${agent}"\n`;
    }
    octets += writeSync(target, lines);
  }
  closeSync(target);
}

function open(file) {
  return openSync(file, "w");
}

/** Seconds of one run, and of this process's processor time in it. The median of three: the first warms up. */
async function seconds(run) {
  const runs = [];
  for (let i = 0; i < 3; i++) {
    const from = performance.now();
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    runs.push({ time: (performance.now() - from) / 1000, processor: (user + system) / 1e6 });
  }
  return runs.sort((a, b) => a.time - b.time)[1];
}

const stream = (file) => createReadStream(file, { highWaterMark: 1 << 18 });

async function count(file) {
  const impact = createImpact({ ...FILES, origin: ORIGIN });
  for await (const rows of readLog(stream(file))) impact.addRows(rows);
  return impact.result();
}

async function logRows(folder) {
  const plain = join(folder, "access.log");
  writeLog(plain);
  execFileSync("gzip", ["-k", "-1", plain]);
  const packed = `${plain}.gz`;
  const lines = Number(
    execFileSync("wc", ["-l", plain], { encoding: "utf8" }).trim().split(" ")[0],
  );
  const { size } = statSync(plain);
  const quiet = { stdio: ["ignore", "pipe", "inherit"] };
  const only = async (file) => {
    for await (const _ of stream(file));
  };
  const rows = async (file) => {
    for await (const _ of readLog(stream(file)));
  };
  const runs = [
    ["`wc -l`", () => execFileSync("wc", ["-l", plain], quiet)],
    ["Node, reading alone", () => only(plain)],
    ["`readLog`", () => rows(plain)],
    ["`readLog` and impact of a draft", () => count(plain)],
    ["`gzip -dc \\| wc -l`", () => execFileSync("sh", ["-c", `gzip -dc ${packed} | wc -l`], quiet)],
    ["`readLog`, gzip", () => rows(packed)],
    ["`readLog` and impact of a draft, gzip", () => count(packed)],
  ];
  const found = [];
  for (const [what, run] of runs) {
    const { time, processor } = await seconds(run);
    // What another program took is not in this process's time.
    const own = what.includes("wc") ? "" : digits(size / 1e6 / processor);
    found.push([what, digits(size / 1e6 / time), digits(lines / time), own]);
  }
  return { found, size, lines, memory: process.memoryUsage().rss };
}

async function sitemapRows() {
  const entries = Array.from({ length: PAGES }, (_, i) => {
    return `<url>\n<loc>${ORIGIN}${page(i).replace("&", "&amp;")}</loc>\n<lastmod>2025-10-10</lastmod>\n</url>\n`;
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
  const octets = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(octets.length / 65_536) }, (_, i) =>
    octets.subarray(i * 65_536, (i + 1) * 65_536),
  );
  const read = async () => {
    for await (const _ of readSitemap(pieces));
  };
  const counted = async () => {
    const impact = createImpact({ ...FILES, origin: ORIGIN });
    for await (const { addresses } of readSitemap(pieces))
      for (const address of addresses) impact.add(address);
    return impact.result();
  };
  return [
    ["`readSitemap`", digits((await seconds(read)).time * 1000)],
    [
      "`readSitemap` and impact of a draft for 100 crawlers",
      digits((await seconds(counted)).time * 1000),
    ],
  ];
}

/** Megabytes a second of a generated log, and milliseconds for a sitemap of 50,000 addresses. */
export async function impact() {
  const folder = mkdtempSync(join(tmpdir(), "aushang-bench-"));
  try {
    const { found, size, lines, memory } = await logRows(folder);
    return [
      `### A combined log of ${digits(size / 1e6)} MB, ${lines.toLocaleString("en")} lines`,
      table(["what", "MB a second", "lines a second", "MB a second of processor time"], found),
      `The process held ${digits(memory / 1e6)} MB at the end.`,
      "### A sitemap of 50,000 addresses (milliseconds)",
      table(["what", "ms"], await sitemapRows()),
    ].join("\n\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
