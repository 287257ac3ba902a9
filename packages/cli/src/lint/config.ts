import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { cwd } from "node:process";
import type { LintOptions } from "@aushang/engine/lint";
import { fileProblem } from "../files.ts";
import { forDisplay } from "../output/safe.ts";
import type { Session } from "../session.ts";
import type { Message } from "../texts/catalogue.ts";
import { type ConfigProblem, readConfig } from "./config-text.ts";
import type { Place } from "./places.ts";

/** What a configuration may say. */
export type LintConfig = Pick<LintOptions, "levels" | "ignore" | "profiles" | "address">;

/** Name of the file that is looked for. */
const CONFIG_NAME = "aushang.config.json";

/** So many problems of one file are told one by one. */
const TOLD = 20;

/** Finds the configuration for each place: the one of `--config`, else the nearest one in its folder or above. */
class Configs {
  readonly #session: Session;
  readonly #asked: string | null;
  readonly #read = new Map<string, LintConfig | "broken" | null>();

  constructor(session: Session, asked: unknown) {
    this.#session = session;
    this.#asked = asked === undefined ? null : String(asked);
  }

  /** The configuration of a place; empty where there is none, null where it is broken: that has been told. */
  async for(place: Place): Promise<LintConfig | null> {
    const found =
      this.#asked === null
        ? await this.#above(place.kind === "file" ? dirname(resolve(place.path)) : cwd())
        : await this.#at(resolve(this.#asked), this.#asked);
    return found === "broken" ? null : (found ?? {});
  }

  async #above(folder: string): Promise<LintConfig | "broken" | null> {
    for (let here = folder, last = ""; here !== last; last = here, here = dirname(here)) {
      const path = join(here, CONFIG_NAME);
      const found = await this.#at(path, null);
      if (found !== null) return found;
    }
    return null;
  }

  /** `asked`: as it was typed; null for a file that need not be there. */
  async #at(path: string, asked: string | null): Promise<LintConfig | "broken" | null> {
    const known = this.#read.get(path);
    if (known !== undefined) return known;
    const found = await this.#load(path, asked);
    this.#read.set(path, found);
    return found;
  }

  async #load(path: string, asked: string | null): Promise<LintConfig | "broken" | null> {
    const name = asked ?? shortest(path);
    let octets: Uint8Array;
    try {
      octets = await readFile(path);
    } catch (error) {
      if (asked === null && isMissing(error)) return null;
      throw fileProblem(this.#session, name, error);
    }
    const { config, problems } = readConfig(octets);
    this.#complain(name, problems);
    return config ?? "broken";
  }

  #complain(name: string, problems: readonly ConfigProblem[]): void {
    const session = this.#session;
    for (const problem of problems.slice(0, TOLD)) {
      const { title, next } = messageFor(session, problem);
      session.complain({
        title: `${forDisplay(name)}:${problem.line}:${problem.column}: ${title}`,
        next,
      });
    }
    const left = problems.length - TOLD;
    if (left <= 0) return;
    const shown = new Intl.NumberFormat(session.texts.locale).format(left);
    session.tell(`aushang: ${session.words.usage.morePlaces(left, shown)}`);
  }
}

const isMissing = (error: unknown): boolean =>
  ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "");

/** A path as people would write it from here. */
function shortest(path: string): string {
  const near = relative(cwd(), path);
  return near.startsWith("..") ? path : near;
}

function messageFor({ texts, words }: Session, problem: ConfigProblem): Message {
  const { config } = words.lint;
  switch (problem.code) {
    case "not-utf8":
      return config.notUtf8();
    case "too-large":
      return config.tooLarge(texts.bytes(problem.limit));
    case "not-json":
      return config.notJson();
    case "not-an-object":
      return config.notAnObject(problem.key);
    case "not-a-list":
      return config.notAList(problem.key);
    case "key-twice":
      return config.keyTwice(forDisplay(problem.key));
    case "key-unknown":
      return config.keyUnknown(forDisplay(problem.key), problem.nearest, problem.known.join(", "));
    case "rule-unknown":
      return config.ruleUnknown(forDisplay(problem.id), problem.nearest);
    case "value-unknown":
      return config.valueUnknown(
        forDisplay(problem.key),
        forDisplay(problem.given),
        problem.known.join(", "),
      );
    case "address-invalid":
      return config.addressInvalid(forDisplay(problem.given));
  }
}

/** The configurations of all places, before anything is looked at; null where one is broken: that has been told. */
export async function configsFor(
  session: Session,
  places: readonly Place[],
  asked: unknown,
): Promise<ReadonlyMap<Place, LintConfig> | null> {
  const configs = new Configs(session, asked);
  const found = new Map<Place, LintConfig>();
  let isBroken = false;
  for (const place of places) {
    const config = await configs.for(place);
    if (config === null) isBroken = true;
    else found.set(place, config);
  }
  return isBroken ? null : found;
}
