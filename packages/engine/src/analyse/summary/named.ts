import { lowerOctet } from "../../agents.ts";
import { toOctets } from "../../decode.ts";
import { groups } from "../../explanation/records.ts";
import type { ReadingId } from "../../model.ts";
import type { RobotsFile } from "../../parse.ts";
import { appliedTo } from "../format/proof/names.ts";
import {
  type Block,
  octetText,
  type Structure,
  structuresOf,
  textOctets,
} from "../format/proof/structure.ts";
import { type RuleSet, ruleSet } from "../rule-set.ts";

/**
 * The crawlers that a file names, in its order, each once: as the reading cuts them in `google`, else the value without
 * a version, so that "MJ12bot" stays whole.
 */
export function tokensNamed(file: RobotsFile, reading: ReadingId): readonly string[] {
  const tokens = new Map<string, string>();
  const add = (text: string): void => {
    const token = text.trim();
    if (token !== "" && !/^\*(?:\s|$)/.test(token) && !tokens.has(token.toLowerCase()))
      tokens.set(token.toLowerCase(), token);
  };
  if (reading === "google") {
    for (const { tokens: cut } of groups(file, reading)) for (const token of cut) add(token);
  } else {
    for (const { kind, value } of file.lines())
      if (kind === "user-agent" && value !== null) add(file.text(value).split("/")[0] as string);
  }
  return [...tokens.values()];
}

/** Crawlers to whom the same rules apply, with these. */
interface OwnGroup {
  readonly tokens: readonly string[];
  readonly set: RuleSet;
}

/**
 * The crawlers among these that have a group of their own, those together to whom the same rules apply. The file is
 * divided once, not once for each of thousands.
 */
export function ownGroups(
  file: RobotsFile,
  reading: ReadingId,
  tokens: readonly string[],
): readonly OwnGroup[] {
  const [structure] = structuresOf(file, [reading]);
  if (structure === undefined) return [];
  const blocksOf = finder(structure);
  const byRules = new Map<string, string[]>();
  for (const token of tokens) {
    const blocks = blocksOf(token);
    if (blocks.length === 0) continue;
    const key = blocks.flatMap(({ rules }) => rules).join("\n");
    const known = byRules.get(key);
    if (known === undefined) byRules.set(key, [token]);
    else known.push(token);
  }
  return [...byRules.values()].map((alike) => ({
    tokens: alike,
    set: ruleSet(file, alike[0] as string, reading),
  }));
}

/** Finds the blocks that apply to a token by its own name. */
function finder(structure: Structure): (token: string) => readonly Block[] {
  const { reading, blocks } = structure;
  if (reading.groups === "all") {
    const { byName } = appliedTo(structure);
    return (token) => {
      const octets = toOctets(token).map(lowerOctet);
      return byName.get(octetText(octets, 0, octets.length)) ?? [];
    };
  }
  const values = blocks.map(({ agents }) => agents.map(textOctets));
  return (token) => {
    const names = reading.names(token);
    const at = values.findIndex((agents) => agents.some((value) => names(value, 0, value.length)));
    return at < 0 ? [] : [blocks[at] as Block];
  };
}
