import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, ROOT, readJson, readText } from "./repository.ts";

const LARGEST_FILE = 2_000_000;
const PICTURES = /\.(png|jpe?g|gif|ico|woff2?|gz|zst|wasm)$/;

/** What has no business in a repository, and what it is. Pieced together so that this file does not name it. */
const FORBIDDEN: readonly { what: string; pattern: RegExp }[] = [
  {
    what: "a package registry",
    pattern: new RegExp(["registry", "(npmjs|yarnpkg|npmmirror)"].join("\\."), "i"),
  },
  { what: "a private package index", pattern: /\b(artifactory|verdaccio|nexus)\.[a-z]/i },
  {
    what: "a home folder",
    pattern: new RegExp(`(${["/home", "/Users"].join("|")})/[a-z]|${"/ro"}ot/`),
  },
  { what: "a workplace folder", pattern: new RegExp(["/work", "(main|shared)"].join("/")) },
  { what: "a Windows path", pattern: /\b[A-Z]:\\Users\\/ },
  { what: "a private key", pattern: new RegExp(["-----BEGIN", "[A-Z ]*PRIVATE KEY"].join(" ")) },
  {
    what: "an access token",
    pattern: /\b((ghp|gho|ghs|npm)_[A-Za-z0-9]{30,}|(glpat|xox[abp])-[A-Za-z0-9-]{20,})/,
  },
  { what: "a cloud key", pattern: /\bAKIA[0-9A-Z]{16}\b/ },
];

const files = projectFiles();
const texts = files.filter((file) => !PICTURES.test(file));

function finds(file: string, text: string): string[] {
  return FORBIDDEN.flatMap(({ what, pattern }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${file}:${text.slice(0, at).split("\n").length}: ${what}`];
  });
}

test("nothing in the repository names a registry, a machine or a secret", () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap((file) => finds(file, readText(file)))).toEqual([]);
});

test.each([
  ["a package registry", `"resolved": "https://${"registry"}.npmjs.org/vite"`],
  ["a home folder", `see ${"/home"}/ann/aushang`],
  ["a private key", `${"-----BEGIN"} RSA PRIVATE KEY-----`],
  ["an access token", `token = "${"ghp"}_${"0123456789abcdef".repeat(2)}"`],
  ["a workplace folder", `cd ${"/work"}/main`],
])("a planted find is seen: %s", (what, text) => {
  expect(finds("a.txt", `first line\n${text}\n`)).toEqual([`a.txt:2: ${what}`]);
});

test("no file is so large that it must be an accident", () => {
  const large = files.filter((file) => statSync(join(ROOT, file)).size > LARGEST_FILE);
  expect(large).toEqual([]);
});

test("the lock file names packages by version and checksum, never by address", () => {
  const { packages } = readJson<{ packages: Record<string, LockedPackage> }>("package-lock.json");
  const entries = Object.entries(packages);
  expect(entries.length).toBeGreaterThan(100);
  const withAddress = entries.filter(([, { resolved }]) => /^[a-z+]+:/.test(resolved ?? ""));
  expect(withAddress.map(([path]) => path)).toEqual([]);
  const foreign = entries.filter(
    ([path, { link }]) => path.includes("node_modules/") && link !== true,
  );
  expect(foreign.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  expect(readText(".npmrc")).toContain("omit-lockfile-registry-resolved=true");
});

test("every dependency has an exact version", () => {
  const manifests = files.filter((file) => /^(packages\/[^/]+\/)?package\.json$/.test(file));
  const loose = manifests.flatMap((file) => {
    const { dependencies, devDependencies } =
      readJson<Record<string, Record<string, string>>>(file);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`);
  });
  expect(manifests.length).toBeGreaterThan(5);
  expect(loose).toEqual([]);
});

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
