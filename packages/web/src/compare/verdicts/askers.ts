import type { ReadingId, RobotsFile } from "@aushang/engine";
import { type Asker, askersIn } from "@aushang/engine/analyse";
import { askersOfRegistry } from "@aushang/engine/tester";

/** What stands in the user-agent lines of a file, in lower case. */
function namesIn(file: RobotsFile): string[] {
  const names: string[] = [];
  for (const { kind, value } of file.lines()) {
    if (kind === "user-agent" && value !== null) names.push(file.text(value).toLowerCase());
  }
  return names;
}

/** Everybody for whom two files are compared: the crawlers of the registry, and others that one of the files names. */
export function askersFor(old: RobotsFile, next: RobotsFile, reading: ReadingId): Asker[] {
  const registry = askersOfRegistry();
  const known = new Set(registry.map(({ token }) => token.toLowerCase()));
  const names = [...namesIn(old), ...namesIn(next)];
  const others = askersIn([old, next], reading).filter(({ token, tokens, obeysStar }) => {
    const name = token.toLowerCase();
    if (!obeysStar || tokens.length > 1 || name === "*" || known.has(name)) return false;
    return names.some((written) => written.includes(name));
  });
  return [...registry, ...others];
}
