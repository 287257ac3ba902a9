import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { serve } from "@aushang/server";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "../../../../testdata/browser/chromium.ts";

const WEB = join(import.meta.dirname, "../..");

/** Builds the page, as `npm run build` does, into a folder of its own. */
export async function buildPage(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "aushang-page-"));
  const manifest = createRequire(import.meta.url).resolve("vite/package.json");
  // A process of its own: the test runner's NODE_ENV would make it a build for development.
  const { NODE_ENV: _, ...env } = process.env;
  const vite = join(dirname(manifest), "bin/vite.js");
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [vite, "build", WEB, "--outDir", folder, "--emptyOutDir"],
    { env, timeout: 60_000 },
  );
  if (stdout + stderr !== "") throw new Error(`the build is not quiet: ${stdout}${stderr}`);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** What a site answers to `/robots.txt`; a function may hold an answer back. */
export type SiteAnswer =
  | {
      readonly status?: number;
      readonly body?: string | Buffer;
      readonly headers?: Record<string, string>;
    }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** A site on this machine with a robots.txt of its own, and how often it was asked. */
export interface Site {
  readonly origin: string;
  readonly host: string;
  answer: SiteAnswer;
  asked: number;
  readonly close: () => Promise<void>;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Starts a site on a free port. */
export async function startSite(answer: SiteAnswer): Promise<Site> {
  const server = createServer((request, response) => {
    site.asked++;
    if (typeof site.answer === "function") {
      site.answer(request, response);
      return;
    }
    const {
      status = 200,
      body = "",
      headers = { "content-type": "text/plain; charset=utf-8" },
    } = site.answer;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const site: Site = {
    origin: `http://${host}`,
    host,
    answer,
    asked: 0,
    close: () => closeServer(server),
  };
  return site;
}

/** The page as people meet it: the real server, a browser, and sites on this machine. */
export interface Stage {
  readonly origin: string;
  /** Opens a page; what the browser complains about is collected in `complaints`. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Errors, content security violations and failed requests of all pages so far. */
  readonly complaints: string[];
  readonly stopServer: () => Promise<void>;
  readonly close: () => Promise<void>;
}

function listen(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`console: ${message.text()}`);
    }
  });
}

/** Builds the page, starts server and browser. Sites on this machine may be fetched, other private addresses may not. */
export async function openStage(): Promise<Stage> {
  const built = await buildPage();
  const server = await serve({
    port: 0,
    webRoot: built.folder,
    allowAddresses: ["127.0.0.1"],
    logger: { level: "silent" },
    handleSignals: false,
  });
  const { executablePath } = await findChromium();
  const browser: Browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  const complaints: string[] = [];
  return {
    origin: server.address,
    complaints,
    open: async (path, options = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        locale: "en-GB",
        timezoneId: "Europe/Berlin",
        ...options,
      });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      listen(page, complaints);
      await page.goto(server.address + path);
      return page;
    },
    stopServer: () => server.close(),
    close: async () => {
      await browser.close();
      await server.close();
      await built.remove();
    },
  };
}

/** Pastes a text into a field, with its line ends, as the browser hands it over. */
export async function paste(target: Page, label: string, text: string): Promise<void> {
  await target.getByLabel(label).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Waits until the worker has kept every file of the page. */
export async function waitForWorker(opened: Page): Promise<void> {
  await opened.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise<void>((resolve) => {
      active?.addEventListener("statechange", () => {
        if (active.state === "activated") resolve();
      });
    });
  });
}
