import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Folders that hold what was installed, built or recorded; used only where git cannot be asked. */
const NOT_OURS = new Set([".git", "node_modules", "dist", "types", "coverage", "screenshots"]);

/** Every file of the project, relative to its folder: what git has or would take in. Without git: all that is not built. */
export function projectFiles(): readonly string[] {
  return (askGit() ?? walk("")).filter((file) => existsSync(join(ROOT, file)));
}

/** The text of a project file. */
export function readText(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

/** A JSON file of the project; the caller knows its shape. */
export function readJson<Shape>(file: string): Shape {
  return JSON.parse(readText(file));
}

/** What the tests read of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly files?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The packages of the workspace: folder and manifest. */
export function workspacePackages(): readonly { folder: string; manifest: Manifest }[] {
  return readdirSync(join(ROOT, "packages"))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, "package.json")))
    .map((folder) => ({ folder, manifest: readJson<Manifest>(`${folder}/package.json`) }));
}

/** Null when this is no git checkout or git is not installed. `safe.directory`: the checkout may belong to somebody else. */
function askGit(): string[] | null {
  if (!existsSync(join(ROOT, ".git"))) return null;
  try {
    const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const output = execFileSync("git", ["-c", "safe.directory=*", ...args], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return [...new Set(output.split("\0").filter((file) => file !== ""))];
  } catch {
    return null;
  }
}

function walk(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });
}
