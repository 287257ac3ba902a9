import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { type Ran, type Setting, steady, type } from "./console.ts";

/** A folder of a test's own. What is said about files in it names them without the folder. */
export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), "aushang-cli-"));

  /** Writes a file and returns its path. */
  file(name: string, content: string | Uint8Array): string {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  }

  /** The text of a file. */
  read(name: string): string {
    return readFileSync(join(this.folder, name), "utf8");
  }

  /** Runs a command line; arguments that begin with `./` are files of the folder. */
  async type(argv: readonly string[], setting: Setting = {}): Promise<Ran> {
    const inFolder = argv.map((one) => one.replace(/^\.\//, `${this.folder}/`));
    const { code, out, err } = await type(inFolder, setting);
    const steadied = (text: string): string => steady(text).replaceAll(`${this.folder}/`, "");
    return { code, out: steadied(out), err: steadied(err) };
  }

  /** What standard error says to a use that must be refused: code 2, nothing on standard output. */
  async refused(argv: readonly string[], setting: Setting = {}): Promise<string> {
    const { code, out, err } = await this.type(argv, setting);
    expect({ argv, code, out }).toEqual({ argv, code: 2, out: "" });
    expect(err).not.toMatch(/^\s+at /m);
    return err;
  }

  /** Several such uses, each with what is said about it. */
  async refusals(uses: readonly (readonly string[])[]): Promise<string> {
    const told: string[] = [];
    for (const argv of uses) told.push(`$ aushang ${argv.join(" ")}\n${await this.refused(argv)}`);
    return told.join("\n");
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
