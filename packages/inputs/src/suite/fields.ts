import type { ValueKind } from "@aushang/engine/suites";
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair } from "yaml";
import { nearestName } from "./nearest.ts";
import type { Problems, Stretch } from "./problems.ts";

/** A piece of text of a suite and where it stands. */
export interface Word {
  readonly text: string;
  readonly at: Stretch;
}

/** A key and its value. */
interface Entry {
  readonly key: Word;
  readonly value: Node | null;
}

/** A mapping of a suite whose keys are known, and the one way to get at its values. What is wrong is told once. */
export class Fields {
  readonly #entries = new Map<string, Entry>();
  /** Known keys that unknown ones were probably meant for. */
  readonly #meant = new Set<string>();
  readonly #problems: Problems;
  readonly #document: Document;
  readonly at: Stretch;

  private constructor(document: Document, problems: Problems, at: Stretch) {
    this.#document = document;
    this.#problems = problems;
    this.at = at;
  }

  /**
   * The mapping that a node is; null, and told, when it is none. Keys that are not `known` are told and left out; with
   * `known` null any key will do.
   */
  static of(
    node: Node | null,
    name: Word,
    means: { document: Document; problems: Problems; known: readonly string[] | null },
  ): Fields | null {
    const { document, problems, known } = means;
    const found = resolved(node, document);
    if (!isMap(found)) {
      problems.add("wrong-kind", stretchOf(found) ?? name.at, {
        key: name.text,
        found: kindOf(found),
        expected: "mapping",
      });
      return null;
    }
    const fields = new Fields(document, problems, stretchOf(found) ?? name.at);
    for (const pair of found.items) fields.#add(pair as Pair<Node, Node | null>, known);
    return fields;
  }

  #add(pair: Pair<Node, Node | null>, known: readonly string[] | null): void {
    const key = resolved(pair.key, this.#document);
    const at = stretchOf(pair.key) ?? this.at;
    const text = isScalar(key) ? String(key.value ?? "") : "";
    if (known !== null && !known.includes(text)) {
      const nearest = nearestName(text, known);
      if (nearest !== null) this.#meant.add(nearest);
      this.#problems.add("key-unknown", at, { key: text, nearest, known });
      return;
    }
    this.#entries.set(text, { key: { text, at }, value: pair.value });
  }

  /** Keys that are there, in order. */
  keys(): readonly Word[] {
    return [...this.#entries.values()].map(({ key }) => key);
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Whether one of the keys is there, or was probably meant by an unknown one: then it is not told as missing. */
  isThereOrMeant(...keys: readonly string[]): boolean {
    return keys.some((key) => this.#entries.has(key) || this.#meant.has(key));
  }

  /** The first of the keys that is there. */
  first(...keys: readonly string[]): Word | null {
    for (const key of keys) {
      const entry = this.#entries.get(key);
      if (entry !== undefined) return entry.key;
    }
    return null;
  }

  /** The mapping under a key; null when it is not there, or, told, is none. */
  fields(key: string, known: readonly string[] | null): Fields | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    const means = { document: this.#document, problems: this.#problems, known };
    return Fields.of(entry.value, entry.key, means);
  }

  /** Whether there is nothing under a key that is there: `preview:` and the end of the line. */
  isBlank(key: string): boolean {
    const value = resolved(this.#entries.get(key)?.value ?? null, this.#document);
    return value === null || (isScalar(value) && value.value === null);
  }

  /** The mappings of the list under a key, each with its number as name; null when it is not there, or, told, is none. */
  list(key: string, known: readonly string[]): readonly Fields[] | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    const found = resolved(entry.value, this.#document);
    if (!isSeq(found)) {
      this.#wrongKind(entry.key, found, "list");
      return null;
    }
    const means = { document: this.#document, problems: this.#problems, known };
    return found.items.flatMap((item, i) => {
      const at = stretchOf(item) ?? entry.key.at;
      const name = { text: `${key}[${i + 1}]`, at };
      return Fields.of(isNode(item) ? item : null, name, means) ?? [];
    });
  }

  /** The text under a key; numbers as they are written. Null when it is not there, or, told, is none or empty. */
  word(key: string): Word | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    return this.#word(entry.key, entry.value, "text");
  }

  /** The texts under a key as far as they are some; what is wrong is not told. */
  peek(key: string): readonly string[] {
    const found = resolved(this.#entries.get(key)?.value ?? null, this.#document);
    const items: readonly unknown[] = isSeq(found) ? found.items : [found];
    return items.flatMap(
      (item) => textOf(isNode(item) ? resolved(item, this.#document) : null) ?? [],
    );
  }

  /** One text or a list of them. Null when it is not there; empty, and told, when it holds none. */
  words(key: string): readonly Word[] | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    const found = resolved(entry.value, this.#document);
    if (!isSeq(found)) {
      const word = this.#word(entry.key, entry.value, "text-or-list");
      return word === null ? [] : [word];
    }
    if (found.items.length === 0)
      this.#problems.add("value-empty", stretchOf(found) ?? entry.key.at, { key });
    return found.items.flatMap(
      (item) => this.#word(entry.key, isNode(item) ? item : null, "text") ?? [],
    );
  }

  #word(key: Word, node: Node | null, expected: ValueKind): Word | null {
    const found = resolved(node, this.#document);
    if (node !== null && isAlias(node) && found === null) {
      this.#problems.add("star-unquoted", stretchOf(node) ?? key.at, { found: `*${node.source}` });
      return null;
    }
    const text = textOf(found);
    if (text === null) {
      this.#wrongKind(key, found, expected);
      return null;
    }
    const at = stretchOf(node) ?? key.at;
    if (text.trim() === "") {
      this.#problems.add("value-empty", at, { key: key.text });
      return null;
    }
    return { text, at };
  }

  #wrongKind(key: Word, found: Node | null, expected: ValueKind): void {
    const kind = kindOf(found);
    if (kind === "nothing") this.#problems.add("value-empty", key.at, { key: key.text });
    else
      this.#problems.add("wrong-kind", stretchOf(found) ?? key.at, {
        key: key.text,
        found: kind,
        expected,
      });
  }
}

/** What an alias stands for; the node itself otherwise. Null for an alias of nothing. */
function resolved(node: Node | null, document: Document): Node | null {
  return node !== null && isAlias(node) ? (node.resolve(document) ?? null) : node;
}

/** Text as written: `1996` and `0x10` are what stands there, whatever YAML makes of them. */
function textOf(node: Node | null): string | null {
  if (!isScalar(node)) return null;
  if (typeof node.value === "string") return node.value;
  return typeof node.value === "number" || typeof node.value === "bigint"
    ? (node.source ?? String(node.value))
    : null;
}

function kindOf(node: Node | null): ValueKind {
  if (isMap(node)) return "mapping";
  if (isSeq(node)) return "list";
  if (!isScalar(node) || node.value === null) return "nothing";
  if (typeof node.value === "boolean") return "truth";
  return typeof node.value === "number" || typeof node.value === "bigint" ? "number" : "text";
}

/** Where a node stands, without the white space behind it. */
function stretchOf(node: unknown): Stretch | null {
  const range = isNode(node) ? node.range : null;
  return range ? [range[0], range[1]] : null;
}
