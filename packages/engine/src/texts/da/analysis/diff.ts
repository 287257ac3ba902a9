import type { SideLines } from "../../../analyse/model.ts";
import { countChanges, type DiffWords, listCrawlers } from "../../analysis/diff.ts";
import { joined } from "../../analysis/pattern.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref, refs } from "../amounts.ts";

const sets = (count: number): string =>
  count === 1 ? "én mængde af adresser" : `${number(count)} mængder af adresser`;
const side = (line: number | null): Text => (line === null ? say`ingen regel` : say`${ref(line)}`);
const ranges = (lines: readonly number[]) => refs(lines.map((line) => [line, line] as const));

const lines: DiffWords["lines"] = (both) => say`før ${side(both.old)}, nu ${side(both.new)}`;

/** The pair that a bound is about, where there is one. */
const at = (both: SideLines): Text =>
  both.old === null && both.new === null ? [] : say` (${lines(both)})`;

const region: DiffWords["region"] = ({ pattern, except, exceptLines }) => {
  const but: Text[] = except.map((one) => [excerpt(one)]);
  if (exceptLines !== null) {
    if (exceptLines.old.length > 0)
      but.push(say`det, som ${ranges(exceptLines.old)} i den gamle fil afgør`);
    if (exceptLines.new.length > 0)
      but.push(say`det, som ${ranges(exceptLines.new)} i den nye fil afgør`);
  }
  return but.length === 0
    ? say`${excerpt(pattern)}`
    : say`${excerpt(pattern)} undtagen ${joined(but, "og")}`;
};

/** Danish words for differences. */
export const diff: DiffWords = {
  direction: { opened: "åbnet", closed: "blokeret" },
  summary: ({ changes, proven }) => {
    const { opened, closed } = countChanges(changes);
    if (changes.length === 0)
      return proven
        ? say`Resultatet ændrer sig ikke for nogen adresse.`
        : say`Der blev ikke fundet nogen ændring, men ikke alt er bevist.`;
    if (closed === 0) return say`Åbner ${sets(opened)}, blokerer ingen.`;
    if (opened === 0) return say`Blokerer ${sets(closed)}, åbner ingen.`;
    return say`Åbner ${sets(opened)} og blokerer ${closed === 1 ? "én" : number(closed)}.`;
  },
  proof: ({ changes, proven }) => {
    if (!proven) return say`Ikke bevist: der kan ændre sig mere, end der står her.`;
    return changes.length === 0
      ? say`Intet ændrer sig, for nogen adresse: bevist.`
      : say`Intet andet ændrer sig, for nogen adresse: bevist.`;
  },
  region,
  change: (change) =>
    say`${change.direction === "opened" ? "Åbnet" : "Blokeret"}: ${region(change)}, for eksempel ${excerpt(change.witness)} (${lines(change.lines)}).`,
  lines,
  crawlers: (names) =>
    joined(
      listCrawlers(
        names,
        (token) => [excerpt(token)],
        say`alle crawlere uden egen gruppe`,
        (count) => say`${number(count)} andre`,
      ),
      "og",
    ),
  limit: (limit) => {
    switch (limit.code) {
      case "pieces":
        return say`To mønstre overlapper på flere måder, end der opregnes${at(limit.lines)}.`;
      case "no-unused-octet":
        return say`Mønstrene bruger alle de tegn, som adresser kan have.`;
      case "work":
        return say`Sammenligningen blev stoppet ved sin arbejdsgrænse${at(limit.lines)}.`;
      case "percent-before-star":
        return say`Et mønster har ${code("%")} foran en stjerne, og læsemåderne skriver escapes forskelligt${at(limit.lines)}.`;
    }
  },
  noRule: "ingen regel",
  table: {
    direction: "Ændring",
    addresses: "Adresser",
    except: "Undtagen",
    example: "Eksempel",
    old: "Linje før",
    new: "Linje nu",
    crawlers: "Crawlere",
  },
};
