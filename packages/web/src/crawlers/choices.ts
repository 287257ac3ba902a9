import { type Crawler, crawlers, type Purpose } from "@aushang/engine/crawlers";
import { PURPOSES } from "./order.ts";

/** One line of the crawler list. */
export interface Choice {
  /** What is chosen. */
  readonly token: string;
  readonly kind: "everyone" | "registry" | "own";
  readonly operator: string | null;
  readonly controlOnly: boolean;
}

/** Choices under one heading; null for those without. */
export interface ChoiceGroup {
  readonly purpose: Purpose | null;
  readonly choices: readonly Choice[];
}

function fromRegistry(crawler: Crawler): Choice {
  const { token, operator, controlOnly } = crawler;
  return { token, kind: "registry", operator, controlOnly };
}

function fits(crawler: Crawler, text: string): boolean {
  const names = [crawler.token, ...crawler.aliases, crawler.operator ?? ""];
  return names.some((name) => name.toLowerCase().includes(text));
}

const EVERYONE: Choice = { token: "*", kind: "everyone", operator: null, controlOnly: false };

/**
 * The list for what stands in the field: all of the registry by purpose for an empty text, else those whose token,
 * alias or operator contains it, and the text itself as a token of one's own where the registry does not have it.
 */
export function choicesFor(text: string): readonly ChoiceGroup[] {
  const wanted = text.trim().toLowerCase();
  const found = wanted === "" ? crawlers : crawlers.filter((crawler) => fits(crawler, wanted));
  const groups = PURPOSES.map((purpose): ChoiceGroup => {
    const own = found.filter((crawler) => crawler.purpose === purpose);
    return { purpose, choices: own.map(fromRegistry) };
  }).filter((group) => group.choices.length > 0);
  if (wanted === "" || wanted === "*") return [...groups, { purpose: null, choices: [EVERYONE] }];
  const known = found.some((crawler) =>
    [crawler.token, ...crawler.aliases].some((name) => name.toLowerCase() === wanted),
  );
  if (known) return groups;
  const own: Choice = { token: text.trim(), kind: "own", operator: null, controlOnly: false };
  return [...groups, { purpose: null, choices: [own] }];
}
