import { type ImpactUnit, type ImpactWords, impactWords } from "../../analysis/impact.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number } from "../amounts.ts";
import { diff } from "./diff.ts";
import { input } from "./input-problems.ts";

const ONE: Readonly<Record<ImpactUnit, string>> = { addresses: "adresse", requests: "hentning" };
const MANY: Readonly<Record<ImpactUnit, string>> = {
  addresses: "adresser",
  requests: "hentninger",
};
const DEFINITE: Readonly<Record<ImpactUnit, string>> = {
  addresses: "adresserne",
  requests: "hentningerne",
};

const amount: ImpactWords["amount"] = (count, unit) =>
  `${number(count)} ${count === 1 ? ONE[unit] : MANY[unit]}`;
const rules = (count: number): string => `${number(count)} ${count === 1 ? "regel" : "regler"}`;

/** Danish words for the impact on real addresses. */
export const impact: ImpactWords = impactWords({
  amount,
  crawlers: diff.crawlers,
  flipping: ({ crawlers, closed, opened, unit }) =>
    say`${amount(closed + opened, unit)} skifter for ${crawlers}: ${number(closed)} blokeret, ${number(opened)} åbnet.`,
  blocking: ({ crawlers, blocked, total, unit }) =>
    say`${number(blocked)} af ${amount(total, unit)} blokeret for ${crawlers}.`,
  noFlips: (unit) => say`Intet skifter: hver af ${DEFINITE[unit]} beholder sit resultat.`,
  noFlipsElse: (count, unit) =>
    count === 1
      ? say`Ingen af ${DEFINITE[unit]} skifter for den anden crawler.`
      : say`Ingen af ${DEFINITE[unit]} skifter for de ${number(count)} andre crawlere.`,
  moreFlips: (count) =>
    say`Noget skifter for ${number(count)} ${count === 1 ? "crawler" : "crawlere"} mere.`,
  unused: (count, side, unit) =>
    say`${rules(count)} i ${side === "present" ? "den nuværende fil" : "kladden"} passer ikke på nogen af ${DEFINITE[unit]}.`,
  otherHost: (count, origin, unit) =>
    say`${amount(count, unit)} på andre værter end ${excerpt(origin)}: ikke bedømt.`,
  notAddress: (count, unit) =>
    unit === "requests"
      ? say`${amount(count, unit)} uden en adresse, der kan bedømmes.`
      : say`${number(count)} ${count === 1 ? "post er ikke en adresse" : "poster er ikke adresser"}, der kan bedømmes.`,
  unknown: (count) =>
    say`${amount(count, "requests")} fra mennesker og ukendte programmer: ikke bedømt.`,
  unasked: (count) => say`${amount(count, "requests")} fra crawlere, der ikke blev spurgt om.`,
  nothingJudged: (unit) =>
    unit === "requests"
      ? say`Ingen hentning fra en crawler, der blev spurgt om, så intet kan siges om reglerne.`
      : say`Ingen adresse, der kan bedømmes, så intet kan siges om reglerne.`,
  upperBound: say`For mange forskellige adresser til at holde dem alle ude fra hinanden: deres antal er en øvre grænse. Antallet af hentninger er nøjagtigt.`,
  fetches: (crawler, { requests, others, pattern }) => {
    const fetched = say`${excerpt(crawler)} hentede ${code("/robots.txt")} ${requests === 1 ? "én gang" : `${number(requests)} gange`} ved ${number(others)} ${others === 1 ? "anden hentning" : "andre hentninger"}`;
    if (pattern === "every-page")
      return say`${fetched}: omtrent lige så ofte som sider, og det er en fejl hos crawleren.`;
    if (pattern === "never") return say`${fetched}: her læste den aldrig reglerne.`;
    if (pattern === "too-few") return say`${fetched}: for få til at se en vane.`;
    return say`${fetched}: som sædvanligt.`;
  },
  fetchPattern: {
    "too-few": "for få hentninger",
    never: "aldrig",
    usual: "sædvanligt",
    "every-page": "før hver side",
  },
  title: {
    impact: "Virkning på rigtige adresser",
    coverage: "Hvad reglerne gør",
    opened: "Åbnet",
    closed: "Blokeret",
    rules: "Regler",
    unused: "Regler, der ikke passer på noget",
    robotsTxt: "Hentninger af robots.txt",
    notJudged: "Ikke bedømt",
    crawlers: "Crawlere",
    template: "Adresser som",
    examples: "Eksempler",
    matched: "Passer på",
    decided: "Afgør",
    bytes: "Byte",
    addresses: "Adresser",
    requests: "Hentninger",
  },
  input,
});
