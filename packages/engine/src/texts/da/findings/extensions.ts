import type { extensionRules } from "../../../lint/rules/extensions.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref } from "../amounts.ts";
import { list } from "./lists.ts";

const group = (tokens: readonly string[]): Text =>
  tokens.length === 0 ? say` Linjen står uden for alle grupper.` : [];

/** Danish words for findings on directives of single crawlers. */
export const extensions: WordsFor<typeof extensionRules> = {
  "crawl-delay-ignored": {
    title: "Crawl-delay: læses ikke af alle",
    message: ({ value, isNumber, tokens, isLarge, readers, ignorers }) => {
      if (!isNumber)
        return say`${excerpt(value === "" ? "Crawl-delay:" : value)} er ikke et antal sekunder, så ingen kan følge det. Forventet: et tal som ${code("10")}.`;
      const read =
        readers.length === 0
          ? say`Vi kender ingen crawler her, der læser det.`
          : say`Det læses af ${list(readers)}.`;
      const ignored = ignorers.length === 0 ? [] : say` Det læses ikke af ${list(ignorers)}.`;
      const large = isLarge ? say` Over 30 sekunder springer Common Crawl måske sider over.` : [];
      return say`Crawl-delay på ${excerpt(value)} sekunder.${group(tokens)} ${read}${ignored}${large} Forventet: intet, det ændrer ingen regel.`;
    },
    why: say`Crawl-delay er ikke en del af standarden. Google læser det ikke; Bing tager det også fra gruppen ${code("*")}, når dens egen ikke har noget.`,
    fixes: {},
  },
  "noindex-unsupported": {
    title: "Noindex læses ikke her",
    message: ({ value, blockedBy }) =>
      blockedBy === null
        ? say`${excerpt(`Noindex: ${value}`)} læses ikke af nogen kendt crawler. Forventet: et robots-metatag eller headeren ${code("X-Robots-Tag")} på selve siden.`
        : say`${excerpt(`Noindex: ${value}`)} læses ikke af nogen kendt crawler. Forventet: et robots-metatag eller headeren ${code("X-Robots-Tag")} på selve siden, og ingen ${code("Disallow")} som i ${ref(blockedBy)}: en side, der ikke må hentes, kan ikke sige det.`,
    why: say`Google holdt op med at læse det den 1. september 2019. For at holde en side ude af indekset skal den være åben for crawl.`,
    fixes: {},
  },
  "host-unsupported": {
    title: "Host læses ikke mere",
    message: ({ value }) =>
      say`${excerpt(`Host: ${value}`)} læses ikke af nogen kendt crawler. Forventet: en omdirigering (301) til den foretrukne host.`,
    why: say`Kun Yandex læste det, indtil 2018.`,
    fixes: { remove: () => say`Fjern linjen` },
  },
  "request-rate": {
    title: "Request-rate: læses kun af Seznam",
    message: ({ value, isValid, tokens }) =>
      isValid
        ? say`${excerpt(`Request-rate: ${value}`)} er kun dokumenteret af Seznam.${group(tokens)} Forventet: intet, det ændrer ingen regel.`
        : say`${excerpt(`Request-rate: ${value}`)} kan ikke læses. Forventet: sider pr. tid, for eksempel ${code("1/10s")} eller ${code("1/10s 1800-1900")}.`,
    why: say`Det styrer SeznamBots tempo. Andre springer det over.`,
    fixes: {},
  },
  "visit-time": {
    title: "Visit-time læses ikke af nogen, vi kender",
    message: ({ value, isValid, tokens }) =>
      isValid
        ? say`${excerpt(`Visit-time: ${value}`)} læses ikke af nogen crawler, vi kender.${group(tokens)} Forventet: intet, det ændrer ingen regel.`
        : say`${excerpt(`Visit-time: ${value}`)} kan ikke læses, og ingen crawler er kendt for at ville. Forventet: et tidsrum som ${code("0600-0845")}.`,
    why: say`Det stammer fra et forslag fra 2002.`,
    fixes: {},
  },
  "clean-param-yandex-only": {
    title: "Clean-param: læses kun af Yandex",
    message: ({ count }) =>
      count === 1
        ? say`${code("Clean-param")} læses kun af Yandex. Forventet: intet, andre crawlere springer det over.`
        : say`${code("Clean-param")} (${number(count)} linjer) læses kun af Yandex. Forventet: intet, andre crawlere springer det over.`,
    why: say`Det fortæller Yandex, hvilke parametre i en adresse der ikke ændrer noget ved siden.`,
    fixes: {},
  },
  "clean-param-invalid": {
    title: "En Clean-param, som Yandex ikke kan læse",
    message: ({ value, fault }) => {
      const expected = {
        empty: say`mindst én parameter, for eksempel ${code("Clean-param: ref /shop/")}`,
        path: say`en sti, der begynder med en skråstreg, efter parametrene; flere parametre forbindes med ${code("&")}`,
        separator: say`parametre forbundet med ${code("&")}`,
        words: say`parametre forbundet med ${code("&")}, og højst én sti efter ét mellemrum`,
      }[fault];
      return say`${excerpt(`Clean-param: ${value}`)} kan ikke læses. Forventet: ${expected}.`;
    },
    why: say`Yandex tæller sådan en linje som en fejl og bruger den ikke. Andre crawlere læser den alligevel ikke.`,
    fixes: { "join-with-ampersand": () => say`Forbind parametrene med ${code("&")}` },
  },
  "directive-unread": {
    title: "Et direktiv, som næsten ingen læser",
    message: ({ key, reader }) =>
      reader === null
        ? say`${excerpt(key)} læses ikke af nogen crawler, vi kender. Forventet: intet, det gør ingen skade.`
        : say`${excerpt(key)} læses kun af ${excerpt(reader)}. Forventet: intet, andre crawlere springer det over.`,
    why: say`Det stammer fra et forslag eller fra en enkelt søgemaskine. Standarden tillader det.`,
    fixes: {},
  },
};
