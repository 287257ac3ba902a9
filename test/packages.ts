import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../scripts/build.mjs";
import { runNpm } from "../scripts/parts/command.mjs";
import { workspacePackages } from "./repository.ts";

/** A package as it would be published. */
export interface Packed {
  readonly name: string;
  readonly tarball: string;
  readonly files: readonly string[];
  /** Folder in the repository. */
  readonly folder: string;
}

/** Makes a folder for one test file; the second value removes it. */
export function temporaryFolder(): [folder: string, remove: () => void] {
  const folder = mkdtempSync(join(tmpdir(), "aushang-test-"));
  return [folder, () => rmSync(folder, { recursive: true, force: true })];
}

/** Builds what has changed, then packs every package into `target`. Throws with npm's words when that fails. */
export async function packAll(target: string): Promise<readonly Packed[]> {
  await build({ quiet: true });
  const packages = workspacePackages();
  const names = packages.flatMap(({ manifest }) => ["-w", manifest.name]);
  const args = ["pack", "--json", "--silent", "--pack-destination", target, ...names];
  const result = await runNpm(args, { limitMs: 120_000, output: "hold" });
  if (result.code !== 0) throw new Error(`npm pack failed: ${result.output}`);
  const reported = Object.values<PackReport>(JSON.parse(result.stdout));
  return reported.map(({ name, filename, files }) => ({
    name,
    tarball: join(target, filename),
    files: files.map(({ path }) => path),
    folder: packages.find(({ manifest }) => manifest.name === name)?.folder ?? "",
  }));
}

interface PackReport {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}
