import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MODULES = fileURLToPath(new URL("../../node_modules", import.meta.url));
const PACKAGE = "@sparticuz/chromium";
const ENVIRONMENT = ["LD_LIBRARY_PATH", "FONTCONFIG_PATH"];

/**
 * The Chromium that comes as an npm package, unpacked once for this checkout: path of its executable. The package
 * itself would unpack into the folder for temporary files, which all users of a machine share, and take what it finds
 * there for whole. So it is unpacked aside and moved into place when it is complete.
 */
export async function packedChromium(): Promise<string> {
  const manifest = readFileSync(join(MODULES, PACKAGE, "package.json"), "utf8");
  const home = join(MODULES, `.aushang-chromium-${JSON.parse(manifest).version}`);
  const isThere = existsSync(home);
  const folder = isThere ? home : mkdtempSync(`${home}-`);
  await unpack(folder);
  if (!isThere) moveInto(home, folder);
  return join(home, "chromium");
}

/** Unpacks into a folder, or finds there what was unpacked before, and sets the variables that it needs to run. */
async function unpack(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  // Without this it does not bring its own libraries along (libnss3 and others).
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

function moveInto(home: string, folder: string): void {
  try {
    renameSync(folder, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
    // Another process was quicker.
    rmSync(folder, { recursive: true, force: true });
  }
  for (const name of ENVIRONMENT) {
    const value = process.env[name];
    if (value !== undefined) process.env[name] = value.replaceAll(folder, home);
  }
}
