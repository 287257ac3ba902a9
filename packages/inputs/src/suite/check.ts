import type { ReadingId } from "@aushang/engine";
import type { Purpose } from "@aushang/engine/crawlers";
import type { Check, ExpectedStatus, ExpectedVerdict, Who } from "@aushang/engine/suites";
import { askCrawler, asTypedAt } from "@aushang/engine/tester";
import type { Fields, Word } from "./fields.ts";
import { EVERY, NONE, PURPOSES, STATUS_RANGE, STATUS_WORDS, VERDICT_WORDS } from "./form.ts";
import type { Problems } from "./problems.ts";
import { addUnknown, readReading } from "./values.ts";

/** What a check is read with. */
export interface CheckMeans {
  readonly problems: Problems;
  /** The reading of the suite. */
  readonly reading: ReadingId;
  /** Names of the environments. */
  readonly environments: readonly string[];
}

/** Reads one check. Null when it cannot be made out; whatever is wrong is told. */
export function readCheck(fields: Fields, means: CheckMeans): Check | null {
  const { problems } = means;
  checkKeys(fields, problems);
  const whole = verdictOf(fields, "all", problems);
  const status = statusOf(fields, problems);
  return {
    at: problems.lineAt(fields.at[0]),
    who: whoOf(fields, problems),
    urls: urlsOf(fields, problems),
    wholeSite: fields.has("all"),
    expect: whole ?? verdictOf(fields, "expect", problems),
    line: lineOf(fields, problems),
    group: fields.word("group")?.text ?? null,
    status,
    reading: readReading(fields, problems) ?? means.reading,
    environments: environmentsOf(fields, means),
    why: fields.word("why")?.text ?? null,
  };
}

/** Pairs of keys of which one says the same as the other, or the opposite. */
const APART = [
  ["crawler", "crawlers"],
  ["crawler", "purpose"],
  ["crawlers", "purpose"],
  ["url", "urls"],
  ["all", "url"],
  ["all", "urls"],
  ["all", "expect"],
] as const;

/** Which keys belong together. */
function checkKeys(fields: Fields, problems: Problems): void {
  for (const [key, other] of APART) {
    const first = fields.first(key);
    if (first !== null && fields.has(other))
      problems.add("keys-together", first.at, { key, other });
  }
  const who = fields.isThereOrMeant("crawler", "crawlers", "purpose");
  const what = fields.isThereOrMeant("url", "urls", "all");
  const missing = (key: string) => problems.add("key-missing", fields.at, { key });
  if (!who && !what) {
    if (fields.has("expect")) missing("crawler");
    else if (!fields.isThereOrMeant("status", "expect"))
      problems.add("nothing-to-check", fields.at, {});
  } else if (!who) missing("crawler");
  else if (!what) missing("url");
  if (fields.first("url", "urls") !== null && !fields.isThereOrMeant("expect")) missing("expect");
  checkDetails(fields, problems);
}

function checkDetails(fields: Fields, problems: Problems): void {
  const isSet =
    fields.has("purpose") || ["crawler", "crawlers"].some((key) => fields.peek(key).some(isEvery));
  for (const key of ["line", "group"]) {
    const word = fields.first(key);
    if (word === null) continue;
    if (fields.first("url", "urls") === null)
      problems.add("key-without", word.at, { key, other: "url" });
    else if (isSet) problems.add("key-without", word.at, { key, other: "crawler" });
  }
  const except = fields.first("except");
  if (except !== null && !isSet)
    problems.add("key-without", except.at, { key: "except", other: `crawler: ${EVERY}` });
}

const isEvery = (text: string): boolean => text.trim().toLowerCase() === EVERY;

function whoOf(fields: Fields, problems: Problems): readonly Who[] {
  const except = crawlerNames(fields, "except", problems).map(({ text }) => text);
  const crawlers = [
    ...crawlerNames(fields, "crawler", problems),
    ...crawlerNames(fields, "crawlers", problems),
  ];
  const purposes = (fields.words("purpose") ?? []).filter((word) => {
    const isKnown = PURPOSES.some((purpose) => purpose === word.text);
    if (!isKnown) addUnknown(problems, "purpose", word, PURPOSES);
    return isKnown;
  });
  const who: Who[] = crawlers.map(({ text }) =>
    isEvery(text) ? { kind: "every", except } : { kind: "crawler", name: text },
  );
  // Only words of the registry are left.
  for (const { text } of purposes) who.push({ kind: "purpose", purpose: text as Purpose, except });
  return who;
}

function crawlerNames(fields: Fields, key: string, problems: Problems): readonly Word[] {
  return (fields.words(key) ?? []).filter((word) => {
    const isCrawler = !("problem" in askCrawler(word.text));
    if (!isCrawler) problems.add("not-a-crawler", word.at, { found: word.text });
    return isCrawler;
  });
}

function urlsOf(fields: Fields, problems: Problems): readonly string[] {
  return ["url", "urls"].flatMap((key) =>
    (fields.words(key) ?? []).flatMap(({ text, at }) => {
      if (!("problem" in asTypedAt("https://example.com", text))) return text;
      problems.add("not-an-address", at, { found: text });
      return [];
    }),
  );
}

function verdictOf(fields: Fields, key: string, problems: Problems): ExpectedVerdict | null {
  const word = fields.word(key);
  if (word === null) return null;
  const verdict = VERDICT_WORDS[word.text];
  if (verdict === undefined) addUnknown(problems, key, word, Object.keys(VERDICT_WORDS));
  return verdict ?? null;
}

function lineOf(fields: Fields, problems: Problems): number | "none" | null {
  const word = fields.word("line");
  if (word === null) return null;
  if (word.text === NONE) return NONE;
  if (/^[1-9]\d{0,8}$/.test(word.text)) return Number(word.text);
  problems.add("not-a-line", word.at, { found: word.text });
  return null;
}

function statusOf(fields: Fields, problems: Problems): ExpectedStatus | null {
  const word = fields.word("status");
  if (word === null) return null;
  const known = STATUS_WORDS.find((status) => status === word.text);
  if (known !== undefined) return known;
  const [least, most] = STATUS_RANGE;
  const status = /^\d{3}$/.test(word.text) ? Number(word.text) : 0;
  if (status >= least && status <= most) return status;
  problems.add("not-a-status", word.at, { found: word.text });
  return null;
}

function environmentsOf(fields: Fields, { problems, environments }: CheckMeans) {
  const words = fields.words("in");
  if (words === null) return null;
  const key = fields.first("in");
  if (environments.length === 0 && key !== null)
    problems.add("key-without", key.at, { key: "in", other: "environments" });
  else
    for (const word of words)
      if (!environments.includes(word.text)) addUnknown(problems, "in", word, environments);
  return words.map(({ text }) => text);
}
