import { isTokenOctet } from "../../../agents.ts";
import type { Block, Structure } from "./structure.ts";

/** The longest name of a crawler that is looked for, in octets. */
const NAME_LIMIT = 300;

const SLASH = 47;

/**
 * Every name of a crawler that a user-agent value names, for the readings that merge groups; `value` is in lower case,
 * one character an octet. For a crawler of any other name the value is not there.
 *
 * `google` compares the leading token. `rfc9309` too, for names that are tokens; another name must stand at the
 * beginning of the value, end where no name goes on, and has no `/`, since a version is dropped from it. `*` is nobody's
 * name.
 */
function namesOf(value: string, wholeNames: boolean): readonly string[] {
  const names: string[] = [];
  let at = 0;
  while (at < value.length && isTokenOctet(value.charCodeAt(at))) at++;
  if (at > 0) names.push(value.slice(0, at));
  if (!wholeNames) return names;
  const end = Math.min(value.length, NAME_LIMIT);
  for (let i = at + 1; i <= end && value.charCodeAt(i - 1) !== SLASH; i++)
    if (endsName(value, i) && value.slice(0, i) !== "*") names.push(value.slice(0, i));
  return names;
}

function endsName(value: string, i: number): boolean {
  if (isBlank(value.charCodeAt(i - 1))) return false;
  return i === value.length || !continuesName(value.charCodeAt(i));
}

const isBlank = (c: number): boolean => c === 32 || (c >= 9 && c <= 13);

const continuesName = (c: number): boolean => isTokenOctet(c) || (c >= 48 && c <= 57) || c === 46;

/** The blocks that apply to each name that the file names, and those for everybody else. */
export interface Applied {
  readonly byName: ReadonlyMap<string, readonly Block[]>;
  readonly star: readonly Block[];
}

/** Who is bound by which blocks, in a reading that merges all groups of one token. */
export function appliedTo({ reading, blocks }: Structure): Applied {
  const byName = new Map<string, Block[]>();
  for (const block of blocks)
    for (const agent of block.agents)
      for (const name of namesOf(agent, reading.id === "rfc9309")) {
        const known = byName.get(name);
        if (known === undefined) byName.set(name, [block]);
        else if (known.at(-1) !== block) known.push(block);
      }
  return { byName, star: blocks.filter(({ isStar }) => isStar) };
}
