import { groups, skipped } from "../../explanation/records.ts";
import type { ReadingId } from "../../model.ts";
import { parse, RobotsFile } from "../../parse.ts";
import type { Asker } from "../model.ts";
import { type RuleSet, ruleSet } from "../rule-set.ts";
import { type WhatIsOpen, whatIsOpen } from "./extent.ts";
import { freedFrom } from "./freed.ts";
import type { Audience, Extent, GroupSummary, Summary } from "./model.ts";
import { ownGroups, tokensNamed } from "./named.ts";
import { remarksOf, sitemapsOf } from "./remarks.ts";

/** How a summary is to be understood. */
export interface SummaryOptions {
  /** `rfc9309` unless told. */
  readonly reading?: ReadingId;
}

/** Crawlers to whom the same is open. */
export interface Share {
  readonly set: RuleSet;
  readonly tokens: string[];
  readonly also: string[];
  readonly what: WhatIsOpen;
}

/**
 * What a file says, for people who do not read robots files: to whom what is open, by proof and not by sample; who is
 * freed from the rules for everybody by a group of its own; sitemaps and other lines.
 *
 * Of `askers`, those are told of that come to a group by a fallback, and those that the groups of `*` do not bind.
 */
export function summarise(
  input: RobotsFile | Uint8Array | string,
  askers: readonly Asker[] = [],
  { reading = "rfc9309" }: SummaryOptions = {},
): Summary {
  const file = input instanceof RobotsFile ? input : parse(input);
  const star = ruleSet(file, "*", reading);
  const shares = sharesOf(file, reading, askers);
  const named = shares.flatMap(({ tokens }) => tokens);
  const everybody: GroupSummary = {
    audience: named.length === 0 ? { kind: "everybody" } : { kind: "others", except: named },
    via: star.group === null ? "none" : "star",
    ...whatIsOpen(star),
  };
  const own = shares
    .map(({ what, tokens, also }): GroupSummary => {
      const audience: Audience = { kind: "crawlers", tokens, also };
      return { audience, via: "own", ...what };
    })
    .sort((a, b) => CLOSED.indexOf(a.extent) - CLOSED.indexOf(b.extent));
  const all = [everybody, ...own];
  return {
    reading,
    hasRules: groups(file, reading).some(({ rules }) => rules.length > 0),
    siteClosed: all.every(({ extent, proven }) => extent === "nothing" && proven),
    groups: all,
    freed: freedFrom(star, shares),
    unbound: everybody.extent === "everything" ? [] : unboundAmong(askers, file, reading),
    sitemaps: sitemapsOf(file),
    remarks: remarksOf(file),
    withoutEffect: [...skipped(file, reading).keys()].sort((a, b) => a - b),
  };
}

/** To whom least is open comes first. */
const CLOSED: readonly Extent[] = ["nothing", "only", "all-but", "everything"];

/** The named crawlers, those together to whom the same rules apply, or to whom everything or nothing is open. */
function sharesOf(
  file: RobotsFile,
  reading: ReadingId,
  askers: readonly Asker[],
): readonly Share[] {
  const shares = new Map<string, Share>();
  const known = new Map<string, WhatIsOpen>();
  const share = (set: RuleSet): Share => {
    const rules = set.rules.map(({ key }) => key).join("\n\n");
    const what = known.get(rules) ?? whatIsOpen(set);
    known.set(rules, what);
    const isWhole = what.extent === "everything" || what.extent === "nothing";
    const key = isWhole ? what.extent : rules;
    const found = shares.get(key) ?? { set, tokens: [], also: [], what };
    shares.set(key, found);
    return found;
  };
  const named = tokensNamed(file, reading);
  for (const { tokens, set } of ownGroups(file, reading, named)) {
    const found = share(set);
    for (const token of tokens) found.tokens.push(token);
  }
  const lower = new Set(named.map((token) => token.toLowerCase()));
  for (const asker of askers) {
    if (asker.tokens.length < 2 || lower.has(asker.token.toLowerCase())) continue;
    const set = ruleSet(file, asker, reading);
    if (isOwn(set)) share(set).also.push(asker.token);
  }
  return [...shares.values()].filter(({ tokens }) => tokens.length > 0);
}

const isOwn = ({ group }: RuleSet): boolean => group !== null && group !== "*";

function unboundAmong(
  askers: readonly Asker[],
  file: RobotsFile,
  reading: ReadingId,
): readonly string[] {
  return askers
    .filter((asker) => !asker.obeysStar && ruleSet(file, asker, reading).group === null)
    .map(({ token }) => token);
}
