import type { ReadingId } from "../../model.ts";
import type { RobotsFile } from "../../parse.ts";
import { readingOf } from "../../readings/index.ts";
import {
  additionOf,
  type Candidate,
  candidatesFor,
  type Parting,
  partingOf,
  separateCandidates,
  type Target,
} from "../edits/candidates.ts";
import { isWritable, layoutOf, ruleLine } from "../edits/layout.ts";
import { shown } from "../explorer/segments.ts";
import type { Asker } from "../model.ts";
import { ruleSet } from "../rule-set.ts";
import { keyOf, type Wanted } from "./wishes.ts";

/** Unmet wishes for which edits are proposed in one round. */
const MOST_WISHES = 4;
/** Rules that are copied so that two crawlers can be told apart. */
const MOST_COPIED = 10_000;

/** Edits that may meet some of these wishes, those that touch least first. */
export function proposalsFor(
  file: RobotsFile,
  unmet: readonly Wanted[],
  reading: ReadingId,
): readonly Candidate[] {
  const grounds = new Map<string, Ground>();
  return unmet.slice(0, MOST_WISHES).flatMap((wish) => {
    const key = keyOf(wish.asker);
    const ground = grounds.get(key) ?? groundFor(file, wish.asker, reading);
    grounds.set(key, ground);
    const target = targetFor(ground, wish);
    const own = candidatesFor(target);
    return [
      ...own.filter(({ way }) => way === "exact"),
      ...sharedBy(
        target,
        unmet.filter((other) => isAlike(wish, other)),
      ),
      ...own.filter(({ way }) => way !== "exact"),
      ...separateCandidates(target, MOST_COPIED),
    ];
  });
}

/** What parts the crawler of a wish from all others without a change for anybody; null where nothing can. */
export const partingFor = (
  file: RobotsFile,
  { asker }: Wanted,
  reading: ReadingId,
): Parting | null => partingOf(layoutOf(file, asker, reading), MOST_COPIED);

const isAlike = (a: Wanted, b: Wanted): boolean =>
  a.verdict === b.verdict && keyOf(a.asker) === keyOf(b.asker);

/** What is looked up once for each crawler. */
type Ground = Pick<Target, "layout" | "set">;

const groundFor = (file: RobotsFile, asker: Asker, reading: ReadingId): Ground => ({
  layout: layoutOf(file, asker, reading),
  set: ruleSet(file, asker, reading),
});

function targetFor(ground: Ground, { address, verdict }: Wanted): Target {
  const { line } = ground.set.decide(address);
  return { ...ground, address, wanted: verdict, line };
}

/** Rules that take several wishes at once: what their addresses begin with, and what they end with. */
function sharedBy(target: Target, alike: readonly Wanted[]): Candidate[] {
  if (alike.length < 2) return [];
  const base = target.set.reading === "rfc9309" ? (one: Wanted) => shown(one.form) : addressOf;
  const forms = alike.map(base);
  const { wildcards } = readingOf(target.set.reading);
  const patterns: string[] = [];
  const start = commonStart(forms);
  const directory = start.slice(0, start.lastIndexOf("/") + 1);
  if (directory.length > 1) patterns.push(directory);
  if (start.length > directory.length && start.length > 1) patterns.push(start);
  const end = commonEnd(forms);
  const extension = /\.[A-Za-z0-9]{1,6}$/.exec(end)?.[0];
  if (wildcards && extension !== undefined) patterns.push(`/*${extension}$`);
  const kind = target.wanted === "allowed" ? "allow" : "disallow";
  return patterns.filter(isWritable).map((pattern) => ({
    way: "prefix",
    place: target.layout.blocks.length === 0 ? "new-group" : "group",
    operations: additionOf(target, ruleLine(kind, pattern)),
  }));
}

const addressOf = (wish: Wanted): string => wish.address;

function commonStart(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  let length = first.length;
  for (const text of others) {
    let same = 0;
    while (same < length && text[same] === first[same]) same++;
    length = same;
  }
  return first.slice(0, length);
}

function commonEnd(texts: readonly string[]): string {
  const turned = texts.map((text) => [...text].reverse().join(""));
  return [...commonStart(turned)].reverse().join("");
}
