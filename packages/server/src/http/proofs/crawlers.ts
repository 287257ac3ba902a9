import type { Asker } from "@aushang/engine/analyse";
import { askerOf } from "@aushang/engine/tester";
import { Type } from "typebox";
import type { WantedAskers } from "../analysis/model.ts";
import { readCrawler } from "../tester/question.ts";

/** Crawlers that one request may name. */
const CRAWLERS = 200;

/** Names of crawlers, as many operations take them. */
export const CrawlerList = Type.Optional(
  Type.Array(Type.String(), {
    minItems: 1,
    maxItems: CRAWLERS,
    description:
      "Product tokens or whole User-Agent headers. Unless told: the registry, every crawler that the files name, and `*` for everybody else.",
  }),
);

/** The crawlers that a body names, each once; null where it names none. Throws a `Problem` for what is no crawler. */
export function readAskers(crawlers: readonly string[] | undefined): WantedAskers {
  if (crawlers === undefined) return null;
  const askers = new Map<string, Asker>();
  for (const [i, typed] of crawlers.entries()) {
    const asker = readAsker(typed, `/crawlers/${i}`);
    askers.set(asker.token.toLowerCase(), asker);
  }
  return [...askers.values()];
}

/** One crawler. */
export function readAsker(typed: string, pointer: string): Asker {
  return askerOf(readCrawler(typed, pointer));
}
