import { groups, type ReadingId, type RobotsFile } from "@aushang/engine";
import type { Asker } from "@aushang/engine/analyse";

/** Who else the group of a crawler binds, because no group names them. */
export interface Followers {
  /** While the groups stay as they are. */
  readonly present: readonly string[];
  /** Once the crawler has a group of its own. */
  readonly withOwnGroup: readonly string[];
  /** Whether all of these are told what the crawler is told, before and after. */
  readonly alike: boolean;
}

const NONE: Followers = { present: [], withOwnGroup: [], alike: true };

function namesIn(file: RobotsFile, reading: ReadingId): ReadonlySet<string> {
  const all = groups(file, reading).flatMap(({ tokens }) => tokens);
  return new Set(all.map((token) => token.toLowerCase()));
}

/** The first token that is named, in lower case; `*` or null for what applies else. */
function appliedTo({ tokens, obeysStar }: Asker, names: ReadonlySet<string>): string | null {
  const own = tokens.map((token) => token.toLowerCase()).find((token) => names.has(token));
  return own ?? (obeysStar ? "*" : null);
}

/**
 * Which crawlers among these come to the group of another by a fallback. An edit for one in its group is an edit for
 * them. Of readings in which parts of names count nothing is said.
 */
export function followersOf(
  file: RobotsFile,
  asker: Asker,
  reading: ReadingId,
  all: readonly Asker[],
): Followers {
  const own = asker.tokens[0]?.toLowerCase();
  if (own === undefined || own === "*" || reading === "1996" || reading === "1994") return NONE;
  const before = namesIn(file, reading);
  const after = new Set([...before, own]);
  const now = appliedTo(asker, before);
  const others = all.filter(
    ({ token, tokens }) =>
      tokens.length > 1 && token.toLowerCase() !== own && !before.has(token.toLowerCase()),
  );
  const joining = others.filter((one) => appliedTo(one, after) === own);
  const isAlike = (one: Asker): boolean => appliedTo(one, before) === now;
  const following = now === null || now === "*" ? [] : others.filter(isAlike);
  return {
    present: following.map(({ token }) => token),
    withOwnGroup: joining.filter(isAlike).map(({ token }) => token),
    alike: joining.every(isAlike),
  };
}
