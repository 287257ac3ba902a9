import type { Crawler } from "../../crawlers/model.ts";
import type { TextEdit } from "../../edit.ts";
import type { Line, Span } from "../../model.ts";
import { readableEnd } from "../../outcome.ts";
import { parse, type RobotsFile } from "../../parse.ts";
import type { LintOptions, Profile } from "../model.ts";
import { Analysis } from "../proofs/analysis.ts";
import { Budget } from "../proofs/budget.ts";
import { Proofs } from "../proofs/proof.ts";
import { RankIndex } from "../proofs/ranks.ts";
import {
  boundCrawlers,
  type EffectiveGroup,
  effectiveGroups,
  type RuleGroup,
  ruleGroups,
} from "./effective.ts";
import { encodingOf } from "./encoding.ts";
import { type AgentLine, divide, type LintGroup, type RuleLine } from "./groups.ts";
import { type Place, Positions } from "./position.ts";

/** Rules that may be looked at for findings on whole groups. A usual file needs a hundredth. */
const WORK = 4_000_000;

/** One file as all rules see it: read once, divided once. What is beyond the size limit is in `whole` alone. */
export class LintFile {
  readonly options: LintOptions;
  /** All octets. */
  readonly whole: Uint8Array;
  /** What is read: the first 512,000 octets, without a line that is cut there. */
  readonly robots: RobotsFile;
  readonly lines: readonly Line[];
  readonly groups: readonly LintGroup[];
  /** Rules before any group. */
  readonly orphans: readonly RuleLine[];
  /** For what looks at rules more often than once each. */
  readonly budget: Budget = new Budget(WORK);
  /** Answers about all addresses. */
  readonly analysis: Analysis;
  readonly #proofs: Proofs;
  readonly #open: readonly (LintGroup | null)[];
  readonly #positions: Positions;
  #effective: ReadonlyMap<string, EffectiveGroup> | null = null;
  #ruleGroups: readonly RuleGroup[] | null = null;
  #allRuleGroups: readonly RuleGroup[] | null = null;
  #bound: ReadonlyMap<string, readonly Crawler[]> | null = null;
  #byKey: ReadonlyMap<string, RuleGroup> | null = null;
  #encoding: { readonly of: ReturnType<typeof encodingOf> } | null = null;
  #ranks: RankIndex | null = null;
  #site: URL | null | undefined;

  /** Reads a file. Never throws for its content. */
  constructor(whole: Uint8Array, options: LintOptions = {}) {
    this.whole = whole;
    this.options = options;
    const end = readableEnd(whole, options.live?.outcome.truncated);
    this.robots = parse(end === whole.length ? whole : whole.subarray(0, end));
    this.lines = [...this.robots.lines()];
    const { groups, orphans, open } = divide(this.robots.bytes, this.lines);
    this.groups = groups;
    this.orphans = orphans;
    this.#open = open;
    this.#positions = new Positions(whole);
    this.analysis = new Analysis(this.bytes);
    this.#proofs = new Proofs(this.robots);
  }

  /** What the file is written in, where that is no text in UTF-8 or near it; then its lines say nothing. */
  get encoding(): "binary" | "utf-16be" | "utf-16le" | null {
    this.#encoding ??= { of: encodingOf(this.bytes) };
    return this.#encoding.of;
  }

  /** What is read, as octets. */
  get bytes(): Uint8Array {
    return this.robots.bytes;
  }

  /** All rule lines, those before any group first. */
  *rules(): Generator<RuleLine> {
    yield* this.orphans;
    for (const group of this.groups) yield* group.rules;
  }

  /** All user-agent lines. */
  *agents(): Generator<AgentLine> {
    for (const group of this.groups) yield* group.agents;
  }

  /** The text of a span; octets that are not UTF-8 become U+FFFD. */
  text(span: Span): string {
    return this.robots.text(span);
  }

  /** The key of a line as written, or an empty text. */
  key(line: Line): string {
    return line.key === null ? "" : this.text(line.key);
  }

  /** The value of a line as written, or an empty text. */
  value(line: Line): string {
    return line.value === null ? "" : this.text(line.value);
  }

  /** The whole line with its line end, to remove it. */
  lineSpan(line: Line): Span {
    return { from: line.from, to: line.to };
  }

  /** The text of a line from its first to its last character that is no blank, a comment included. */
  content(line: Line): Span {
    const { bytes } = this;
    let { from, end: to } = line;
    while (from < to && isBlank(bytes[from])) from++;
    while (to > from && isBlank(bytes[to - 1])) to--;
    return { from, to };
  }

  /** The group that is open at a line: the one whose user-agent lines were last before it. */
  groupAt(line: Line): LintGroup | null {
    return this.#open[line.number - 1] ?? null;
  }

  /** Lines and columns of a span. */
  place({ from, to }: Span): Place {
    return this.#positions.of({ from, to });
  }

  /** Whether these octets are a robots.txt that was served, or given: the body of an error page is none. */
  get isServed(): boolean {
    const outcome = this.options.live?.outcome;
    if (outcome === undefined) return true;
    return outcome.failure === null && Math.floor((outcome.status ?? 0) / 100) === 2;
  }

  /** Whether the file begins like a web page. No line of a robots file begins so. */
  get isHtml(): boolean {
    const first = this.lines.find(({ kind }) => kind !== "blank");
    return first !== undefined && /^\uFEFF?\s*<(?:[!?]|[a-z])/i.test(this.text(first));
  }

  /** What each token is bound by, by token in lower case. */
  get effective(): ReadonlyMap<string, EffectiveGroup> {
    this.#effective ??= effectiveGroups(this.groups, ({ keys }) => keys);
    return this.#effective;
  }

  /** The different sets of rules. */
  get ruleGroups(): readonly RuleGroup[] {
    this.#ruleGroups ??= ruleGroups(this.effective);
    return this.#ruleGroups;
  }

  /** The set of rules that binds a token, in lower case. */
  ruleGroupOf(key: string): RuleGroup | null {
    this.#byKey ??= new Map(this.ruleGroups.flatMap((each) => each.keys.map((k) => [k, each])));
    return this.#byKey.get(key) ?? null;
  }

  /**
   * The different sets of rules for any crawler there might be, under every name that a line can be asked by: what is
   * proven for all of them is proven for everybody.
   */
  get allRuleGroups(): readonly RuleGroup[] {
    this.#allRuleGroups ??= ruleGroups(effectiveGroups(this.groups, ({ names }) => names));
    return this.#allRuleGroups;
  }

  /** The crawlers of the registry that an effective group binds. */
  boundBy(key: string): readonly Crawler[] {
    this.#bound ??= boundCrawlers(this.effective);
    return this.#bound.get(key) ?? [];
  }

  /** Whether the file is looked at with these eyes too. */
  hasProfile(profile: Profile): boolean {
    return this.options.profiles?.includes(profile) ?? false;
  }

  /** The address of the site, where it is known. */
  get site(): URL | null {
    if (this.#site === undefined) this.#site = addressOf(this.options);
    return this.#site;
  }

  /**
   * Whether a rule that keeps its addresses may count so many octets less (a negative number) without changing a verdict,
   * in `rfc9309` and `google`. False also where that is not seen at once.
   */
  shiftsNothing(rule: RuleLine, by: number): boolean {
    this.#ranks ??= new RankIndex(this);
    return this.#ranks.isFree(rule, by);
  }

  /** The line end that the file uses: that of its first line that has one. */
  get lineEnd(): string {
    const first = this.lines.find(({ end, to }) => to > end);
    return first === undefined ? "\n" : this.text({ from: first.end, to: first.to });
  }

  /** Whether edits are proven to change no verdict, for any crawler, in `rfc9309` and `google`. */
  changesNothing(edits: readonly TextEdit[]): boolean {
    return this.#proofs.changesNothing(edits);
  }
}

const isBlank = (c: number | undefined): boolean =>
  c === 32 || (c !== undefined && c >= 9 && c <= 13);

function addressOf({ address, live }: LintOptions): URL | null {
  const text = address ?? live?.outcome.address;
  if (text === undefined) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
