import { toText } from "../../decode.ts";
import { groups, skipped } from "../../explanation/records.ts";
import type { Group, ReadingId, SkipReason, Span } from "../../model.ts";
import type { RobotsFile } from "../../parse.ts";
import type { Layout } from "../edits/layout.ts";
import { missOf } from "../explorer/miss.ts";
import type { Miss } from "../explorer/model.ts";
import { formOfAddress } from "../explorer/near-misses.ts";
import { type PatternRule, readRule } from "../explorer/rule.ts";
import { octetText, type Segments, segmentsOf } from "../explorer/segments.ts";
import type { RuleSet } from "../rule-set.ts";
import type { Kept, KeptRule } from "./model.ts";

/** Rules that are told. */
const MOST_KEPT = 6;
/** Octets of patterns and addresses that are compared in one question. */
const MOST_COMPARED = 30_000_000;

interface Near {
  readonly rule: KeptRule;
  readonly distance: number;
}

/** The nearest rules that would have given the other verdict, nearest first, and how many were not compared. */
export function keptRules(
  set: RuleSet,
  layout: Layout,
  address: string,
): { readonly kept: readonly KeptRule[]; readonly notCompared: number } {
  const search = new Search(set, layout, address);
  search.lost();
  search.missed();
  search.elsewhere();
  const kept = search.found
    .sort(
      (a, b) =>
        a.distance - b.distance || b.rule.octets - a.rule.octets || a.rule.line - b.rule.line,
    )
    .slice(0, MOST_KEPT)
    .map(({ rule }) => rule);
  return { kept, notCompared: search.notCompared };
}

class Search {
  readonly found: Near[] = [];
  notCompared = 0;
  readonly #set: RuleSet;
  readonly #layout: Layout;
  readonly #address: string;
  readonly #form: string;
  readonly #kind: "allow" | "disallow";
  #work = 0;

  constructor(set: RuleSet, layout: Layout, address: string) {
    this.#set = set;
    this.#layout = layout;
    this.#address = address;
    this.#form = octetText(formOfAddress(address, set.reading));
    this.#kind = set.decide(address).verdict === "allowed" ? "disallow" : "allow";
  }

  /** Rules that match and are outranked. */
  lost(): void {
    const [best, ...others] = this.#set.matching(this.#form);
    const against = best === undefined ? null : this.#set.lineOf(best);
    if (best === undefined || against === null) return;
    const winner = this.#set.written(best);
    for (const index of others) {
      const written = this.#set.written(index);
      const line = this.#set.lineOf(index);
      if (written === null || line === null || written.kind !== this.#kind) continue;
      const octets = winner?.octets ?? 0;
      const kept = this.#lostTo(written, against, octets);
      const gap = Math.min(0.9, (octets - written.octets) / 1000);
      this.found.push({ rule: { line, ...written, kept }, distance: Math.max(0, gap) });
    }
  }

  #lostTo(
    { kind, octets }: { readonly kind: "allow" | "disallow"; readonly octets: number },
    against: number,
    most: number,
  ): Kept {
    if (this.#set.hasOrder) return { code: "later-line", against };
    if (octets < most) return { code: "fewer-octets", against, octets: most };
    return { code: kind === "disallow" ? "tie" : "later-line", against };
  }

  /** Rules of the group that do not match, and lines of it that are no rules. */
  missed(): void {
    const { file, blocks } = this.#layout;
    const reasons = skipped(file, this.#set.reading);
    const matching = new Set(this.#set.matching(this.#form).map((i) => this.#set.lineOf(i)));
    for (const { rules } of blocks)
      for (const line of rules) {
        if (matching.has(line) || file.line(line).kind !== this.#kind) continue;
        const reason = reasons.get(line);
        if (reason === undefined) this.#near(line);
        else this.#skipped(line, reason);
      }
  }

  /** Rules of groups that do not apply, and of none. */
  elsewhere(): void {
    const { file } = this.#layout;
    const own = new Set(this.#layout.blocks.map(({ lines }) => lines[0]));
    for (const group of groups(file, this.#set.reading))
      if (!own.has(group.lines[0])) for (const line of group.rules) this.#foreign(line, group);
    for (const [line, reason] of skipped(file, this.#set.reading))
      if (reason === "before-group" && file.line(line).kind === this.#kind)
        this.#skipped(line, reason);
  }

  #foreign(line: number, { tokens }: Group): void {
    if (this.#layout.file.line(line).kind !== this.#kind) return;
    const rule = this.#read(line);
    if (rule === null || rule.skip !== null || !rule.matches(this.#address)) return;
    this.#add(line, rule, { code: "other-group", tokens }, 1.5);
  }

  #near(line: number): void {
    const rule = this.#read(line);
    if (rule === null || rule.skip !== null) return;
    const segments = segmentsOf(rule.form, this.#set.reading);
    const isExempt =
      this.#set.decider(this.#address) >= 0 && this.#set.decide(this.#address).line === null;
    if (isExempt) return;
    const miss = missOf(segments, this.#form);
    const distance = distanceOf(miss, segments, this.#form);
    if (distance !== null) this.#add(line, rule, { code: "no-match", miss }, distance);
  }

  /** A line that is no rule, if it would match as one: with the slash that it lacks. */
  #skipped(line: number, reason: SkipReason): void {
    const rule = this.#read(line);
    if (rule === null || rule.pattern === "") return;
    const pattern = reason === "pattern-start" ? `/${rule.pattern}` : rule.pattern;
    const asRule = readRule(pattern, knowing(this.#set.reading, reason), rule.kind);
    if (asRule.matches(this.#address)) this.#add(line, rule, { code: "skipped", reason }, 1.2);
  }

  #add(line: number, rule: PatternRule, kept: Kept, distance: number): void {
    const { kind, pattern, octets } = rule;
    this.found.push({ rule: { line, kind, pattern, octets, kept }, distance });
  }

  /** The rule of a line; null past the bound of work. */
  #read(number: number): PatternRule | null {
    const line = this.#layout.file.line(number);
    const { from, to } = line.value as Span;
    this.#work += to - from + this.#form.length + 100;
    if (this.#work > MOST_COMPARED) {
      this.notCompared++;
      return null;
    }
    return readRule(
      patternOf(this.#layout.file, line.value as Span),
      this.#set.reading,
      this.#kind,
    );
  }
}

/** 1994 knows no Allow; whether the line would match is asked of the reading that took its place. */
const knowing = (reading: ReadingId, reason: SkipReason): ReadingId =>
  reason === "allow-not-known" ? "rfc9309" : reading;

const patternOf = (file: RobotsFile, { from, to }: Span): string => toText(file.bytes, from, to);

/** How far a rule is from matching; null when it is not near. */
function distanceOf(miss: Miss, { texts }: Segments, target: string): number | null {
  const named = texts.reduce((sum, text) => sum + text.length, 0);
  switch (miss.code) {
    case "ends-early":
      return named < 3 ? null : 2 + miss.wanted.length / named;
    case "not-at-start":
    case "order":
      return 3;
    case "part-missing": {
      const there = octetsThere(texts, target);
      return there >= 3 && there * 2 >= named ? 5 - there / named : null;
    }
    default:
      return 1;
  }
}

/** How many octets of a pattern the address has: of the beginning as far as it goes, of other segments all or none. */
function octetsThere(texts: readonly string[], target: string): number {
  const [head = "", ...others] = texts;
  let there = 0;
  while (there < head.length && head[there] === target[there]) there++;
  for (const text of others) if (target.includes(text)) there += text.length;
  return there;
}
