import type {
  Area,
  AreaKind,
  Audience,
  Extent,
  GroupSummary,
  Summary,
} from "../../analyse/summary/model.ts";
import type { Amounts, Range } from "../amounts.ts";
import { atStart, code, excerpt, type Part, say, type Text } from "../parts.ts";

/** Words for the summary of a file. */
export interface SummaryWords {
  /** The whole file in a few sentences, in the order in which a person should hear them. */
  readonly file: (summary: Summary) => readonly Text[];
  /** What one audience may fetch, in one to four sentences. */
  readonly group: (group: GroupSummary) => readonly Text[];
  /** "all crawlers except GPTBot", "GPTBot and CCBot". */
  readonly audience: (audience: Audience) => Text;
  /** "the folder /cart/", "PDF files", "addresses with the parameter sort". */
  readonly area: (area: Area) => Text;
}

/** Things in a row, and how many more there are. */
export interface Listed {
  readonly shown: readonly Text[];
  readonly hidden: number;
}

/** Whether something is what is fetched, or stands by itself: some languages tell them apart. */
export type Role = "object" | "subject";

/** Whom a sentence is about: everybody, everybody but some, or some. */
export interface Subject {
  readonly kind: Audience["kind"];
  readonly text: Text;
  /** Whether it is more than one. */
  readonly isPlural: boolean;
}

/** What the sentences of one language are made of. */
export interface SummaryPhrases {
  readonly amounts: Pick<Amounts, "number" | "refs">;
  /** "a, b and 3 more". */
  readonly and: (list: Listed) => Text;
  /** The same for areas, which may be lists themselves; the hidden ones are kinds of addresses. */
  readonly areas: (list: Listed) => Text;
  readonly area: {
    readonly [Kind in AreaKind]: (list: Listed, role: Role, names: readonly string[]) => Text;
  };
  readonly everybody: Text;
  readonly others: (except: Listed) => Text;
  readonly extent: Readonly<Record<Extent, (who: Subject, areas: Text) => Text>>;
  readonly someAddresses: Text;
  readonly stillOpen: (areas: Text) => Text;
  readonly stillClosed: (areas: Text) => Text;
  readonly also: (crawlers: Text, isPlural: boolean) => Text;
  readonly notProven: Text;
  readonly noRules: Text;
  readonly siteClosed: Text;
  readonly moreGroups: (count: number) => Text;
  readonly freed: (crawlers: Text, isPlural: boolean, witness: Part) => Text;
  readonly unbound: (crawlers: Text, isPlural: boolean) => Text;
  readonly sitemaps: (count: number) => Text;
  readonly remarks: (directives: Text) => Text;
  readonly withoutEffect: (lines: Text) => Text;
}

/** Names that a list shows; one more than these is shown too, instead of "and 1 more". */
const NAMES = 3;
const AREAS = 3;
const GROUPS = 8;

/** At most so many of the things. */
function listed<T>(things: readonly T[], most: number, text: (thing: T) => Text): Listed {
  const count = things.length > most + 1 ? most : things.length;
  return { shown: things.slice(0, count).map(text), hidden: things.length - count };
}

/** Things in a row: "a", "a and b", "a, b and c". */
export function inRow(things: readonly Text[], last: string): Text {
  return things.flatMap((thing, i) => {
    const before = i === 0 ? [] : [i === things.length - 1 ? last : ", "];
    return [...before, ...thing];
  });
}

/** The sentences of one language. */
export function summaryWords(phrases: SummaryPhrases): SummaryWords {
  const tokensListed = (tokens: readonly string[]): Listed =>
    listed(tokens, NAMES, (token) => [excerpt(token)]);
  const crawlers = (tokens: readonly string[]): Text => phrases.and(tokensListed(tokens));
  const area = (one: Area, role: Role): Text =>
    phrases.area[one.kind](
      listed(one.names, NAMES, (name) => [excerpt(name)]),
      role,
      one.names,
    );
  const areas = (all: readonly Area[], role: Role): Text =>
    all.length === 0
      ? phrases.someAddresses
      : phrases.areas(listed(all, AREAS, (one) => area(one, role)));
  const audience = (who: Audience): Text => {
    if (who.kind === "everybody") return phrases.everybody;
    return who.kind === "others" ? phrases.others(tokensListed(who.except)) : crawlers(who.tokens);
  };
  const group = (one: GroupSummary): readonly Text[] => {
    const { audience: who, extent, closed, open } = one;
    const isPlural = who.kind !== "crawlers" || who.tokens.length > 1;
    const subject: Subject = { kind: who.kind, text: audience(who), isPlural };
    const sentences = [
      atStart(phrases.extent[extent](subject, areas(extent === "only" ? open : closed, "object"))),
    ];
    if (extent === "all-but" && open.length > 0)
      sentences.push(phrases.stillOpen(areas(open, "subject")));
    if (extent === "only" && closed.length > 0)
      sentences.push(phrases.stillClosed(areas(closed, "subject")));
    if (who.kind === "crawlers" && who.also.length > 0)
      sentences.push(phrases.also(crawlers(who.also), who.also.length > 1));
    return one.proven ? sentences : [...sentences, phrases.notProven];
  };
  return {
    file: (summary) => [
      ...whoMayFetch(summary, phrases, group),
      ...freedSentences(summary, phrases, crawlers),
      ...otherLines(summary, phrases),
    ],
    group,
    audience,
    area: (one) => area(one, "subject"),
  };
}

function whoMayFetch(
  summary: Summary,
  phrases: SummaryPhrases,
  group: SummaryWords["group"],
): readonly Text[] {
  if (!summary.hasRules) return [phrases.noRules];
  if (summary.siteClosed) return [phrases.siteClosed];
  const hidden = Math.max(0, summary.groups.length - GROUPS);
  return [
    ...summary.groups.slice(0, GROUPS).flatMap(group),
    ...(hidden === 0 ? [] : [phrases.moreGroups(hidden)]),
  ];
}

function freedSentences(
  { freed, groups, unbound }: Summary,
  phrases: SummaryPhrases,
  crawlers: (tokens: readonly string[]) => Text,
): readonly Text[] {
  // Where everything is open to a crawler, that has been said.
  const free = new Set(
    groups.flatMap(({ audience, extent }) =>
      audience.kind === "crawlers" && extent === "everything" ? audience.tokens : [],
    ),
  );
  const surprising = freed.filter(({ tokens }) => !tokens.some((token) => free.has(token)));
  const sentences = surprising
    .slice(0, NAMES)
    .map(({ tokens, witness }) =>
      atStart(phrases.freed(crawlers(tokens), tokens.length > 1, excerpt(witness))),
    );
  if (unbound.length === 0) return sentences;
  return [...sentences, atStart(phrases.unbound(crawlers(unbound), unbound.length > 1))];
}

function otherLines(
  { sitemaps, remarks, withoutEffect }: Summary,
  phrases: SummaryPhrases,
): readonly Text[] {
  const sentences: Text[] = [];
  if (sitemaps.length > 0) sentences.push(phrases.sitemaps(sitemaps.length));
  const counts = new Map<string, number>();
  for (const { directive } of remarks) counts.set(directive, (counts.get(directive) ?? 0) + 1);
  if (counts.size > 0) {
    const said = listed([...counts], AREAS, ([directive, count]): Text => {
      const name = code(directive.charAt(0).toUpperCase() + directive.slice(1));
      return count === 1 ? [name] : say`${name} (${phrases.amounts.number(count)})`;
    });
    sentences.push(phrases.remarks(phrases.and(said)));
  }
  if (withoutEffect.length > 0)
    sentences.push(phrases.withoutEffect(phrases.amounts.refs(rangesOf(withoutEffect))));
  return sentences;
}

/** Line numbers in order as runs. */
function rangesOf(lines: readonly number[]): readonly Range[] {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges;
}
