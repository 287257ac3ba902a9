import { type Profile, rules, type Severity } from "@aushang/engine/lint";
import { asTyped } from "@aushang/engine/tester";
import { type Node, type ParseError, parseTree } from "jsonc-parser";
import { nearest } from "../nearest.ts";
import type { LintConfig } from "./config.ts";

/** What is wrong with a configuration. */
type Wrong =
  | { readonly code: "not-utf8" | "not-json" }
  | { readonly code: "too-large"; readonly limit: number }
  | { readonly code: "not-an-object"; readonly key: string | null }
  | { readonly code: "not-a-list" | "key-twice"; readonly key: string }
  | {
      readonly code: "key-unknown";
      readonly key: string;
      readonly nearest: string | null;
      readonly known: readonly string[];
    }
  | { readonly code: "rule-unknown"; readonly id: string; readonly nearest: string | null }
  | {
      readonly code: "value-unknown";
      readonly key: string;
      readonly given: string;
      readonly known: readonly string[];
    }
  | { readonly code: "address-invalid"; readonly given: string };

/** What is wrong, and where: line and column from 1, in UTF-16 units. */
export type ConfigProblem = Wrong & { readonly line: number; readonly column: number };

/** Levels that a rule may be given. */
export const LEVELS: readonly (Severity | "off")[] = ["error", "warning", "info", "off"];
/** Whose eyes a file may be looked at with. */
export const PROFILES: readonly Profile[] = ["google", "legacy", "yandex"];
/** Keys of a configuration. */
const CONFIG_KEYS = ["$schema", "levels", "ignore", "profiles", "address"] as const;

const IDS: readonly string[] = rules.map(({ id }) => id);
const LIMIT = 1024 * 1024;

/** A configuration, or what is wrong with it; everything is told at once. Never throws on content. */
export function readConfig(octets: Uint8Array): {
  readonly config: LintConfig | null;
  readonly problems: readonly ConfigProblem[];
} {
  const fail = (wrong: Wrong) => ({ config: null, problems: [{ ...wrong, line: 1, column: 1 }] });
  if (octets.length > LIMIT) return fail({ code: "too-large", limit: LIMIT });
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(octets);
  } catch {
    return fail({ code: "not-utf8" });
  }
  const reader = new ConfigReader(text);
  const config = reader.read();
  const { problems } = reader;
  return { config: problems.length === 0 ? config : null, problems };
}

class ConfigReader {
  readonly problems: ConfigProblem[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  read(): LintConfig {
    const errors: ParseError[] = [];
    const root = parseTree(this.#text, errors, { disallowComments: true });
    const [first] = errors;
    // One mistake makes a parser see more behind it; the first is the one to mend.
    if (first !== undefined || root === undefined) {
      this.#add(first?.offset ?? 0, { code: "not-json" });
      return {};
    }
    const config: { -readonly [Key in keyof LintConfig]: LintConfig[Key] } = {};
    for (const { key, at, value } of this.#entries(root, null)) {
      if (key === "levels") config.levels = this.#levels(value);
      else if (key === "ignore") config.ignore = this.#ids(value);
      else if (key === "profiles") config.profiles = this.#profiles(value);
      else if (key === "address") config.address = this.#address(value);
      else if (key !== "$schema")
        this.#add(at, {
          code: "key-unknown",
          key,
          nearest: nearest(key, CONFIG_KEYS),
          known: CONFIG_KEYS,
        });
    }
    return config;
  }

  #levels(node: Node): Readonly<Record<string, Severity | "off">> {
    const levels: [string, Severity | "off"][] = [];
    for (const { key, at, value } of this.#entries(node, "levels")) {
      if (!IDS.includes(key)) this.#unknownRule(at, key);
      const level = LEVELS.find((one) => one === value.value);
      if (level !== undefined) levels.push([key, level]);
      else this.#unknownValue(value, key, LEVELS);
    }
    return Object.fromEntries(levels);
  }

  #ids(node: Node): readonly string[] {
    return this.#items(node, "ignore").flatMap((item) => {
      const id = IDS.find((one) => one === item.value);
      if (id === undefined) this.#unknownRule(item.offset, this.#written(item));
      return id ?? [];
    });
  }

  #profiles(node: Node): readonly Profile[] {
    return this.#items(node, "profiles").flatMap((item) => {
      const profile = PROFILES.find((one) => one === item.value);
      if (profile === undefined) this.#unknownValue(item, "profiles", PROFILES);
      return profile ?? [];
    });
  }

  #address(node: Node): string {
    const target = asTyped(typeof node.value === "string" ? node.value : "");
    if (!("problem" in target)) return target.address;
    this.#add(node.offset, { code: "address-invalid", given: this.#written(node) });
    return "";
  }

  #entries(node: Node, key: string | null) {
    if (node.type !== "object") {
      this.#add(node.offset, { code: "not-an-object", key });
      return [];
    }
    const seen = new Set<string>();
    return (node.children ?? []).flatMap(({ children }) => {
      const [name, value] = children ?? [];
      if (name === undefined || value === undefined) return [];
      const entry = { key: String(name.value), at: name.offset, value };
      if (seen.has(entry.key)) this.#add(entry.at, { code: "key-twice", key: entry.key });
      seen.add(entry.key);
      return [entry];
    });
  }

  #items(node: Node, key: string): readonly Node[] {
    if (node.type === "array") return node.children ?? [];
    this.#add(node.offset, { code: "not-a-list", key });
    return [];
  }

  #unknownRule(at: number, id: string): void {
    this.#add(at, { code: "rule-unknown", id, nearest: nearest(id, IDS) });
  }

  #unknownValue(node: Node, key: string, known: readonly string[]): void {
    this.#add(node.offset, { code: "value-unknown", key, given: this.#written(node), known });
  }

  /** A text without its quotes, anything else as it stands there. */
  #written({ offset, length, value }: Node): string {
    return typeof value === "string" ? value : this.#text.slice(offset, offset + length);
  }

  #add(offset: number, wrong: Wrong): void {
    const before = this.#text.slice(0, offset).split(/\r\n|\r|\n/);
    const column = (before.at(-1)?.length ?? 0) + 1;
    this.problems.push({ ...wrong, line: before.length, column });
  }
}
