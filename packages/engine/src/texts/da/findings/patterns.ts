import type { patternRules } from "../../../lint/rules/patterns.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number } from "../amounts.ts";
import { list } from "./lists.ts";

const key = (isAllow: boolean) => code(isAllow ? "Allow" : "Disallow");

/** Danish words for findings on what a pattern is written with. */
export const patterns: WordsFor<typeof patternRules> = {
  "pattern-without-slash": {
    title: "Et mønster, der hverken begynder med / eller *",
    message: ({ pattern, isAllow, slash, star }) =>
      say`${excerpt(pattern)} begynder hverken med ${code("/")} eller ${code("*")}, så denne ${key(isAllow)} passer ikke på nogen adresse. Forventet: ${excerpt(slash)} for det, der begynder sådan, eller ${excerpt(star)} for det, der indeholder det.`,
    why: say`Hver adresse sammenlignes fra sin første skråstreg. For RFC 9309 og Google passer sådan en regel aldrig, Yandex melder den som fejl; nogle få crawlere tilføjer selv skråstregen.`,
    fixes: {
      "with-slash": ({ slash }) => say`Skriv ${excerpt(slash)}: adresser, der begynder sådan`,
      "with-star": ({ star }) => say`Skriv ${excerpt(star)}: adresser, der indeholder det et sted`,
    },
  },
  "pattern-full-url": {
    title: "En hel adresse i stedet for en sti",
    message: ({ pattern, host, path, isOwn }) =>
      isOwn === false
        ? say`${excerpt(pattern)} er en adresse på en anden host, og en robots.txt taler kun for sin egen. Forventet: kun stien, i robots.txt for ${excerpt(host)}.`
        : say`${excerpt(pattern)} er en hel adresse. Regler sammenlignes kun med stien, så den passer ikke på noget. Forventet: ${excerpt(path)}.`,
    why: say`Stier begynder med en skråstreg. De fleste crawlere springer linjen over; rogerbot læser ifølge sin dokumentation sådan en ${code("Disallow")} som ${code("Disallow: /")}.`,
    fixes: { "path-only": ({ path }) => say`Behold kun stien: ${excerpt(path)}` },
  },
  "pattern-percent-malformed": {
    title: "Et %, der ikke koder noget",
    message: ({ found }) =>
      say`I ${excerpt(found)} følges ${code("%")} ikke af to hexadecimale cifre. Forventet: ${code("%25")} for selve tegnet, eller en hel kodning som ${code("%20")}.`,
    why: say`Ingen gyldig adresse indeholder et nøgent ${code("%")}. Reglen passer kun på noget, crawlere aldrig henter.`,
    fixes: { "escape-percent": () => say`Skriv ${code("%")} som ${code("%25")}` },
  },
  "pattern-percent-unreserved": {
    title: "En unødvendig procentkodning",
    message: ({ found, character }) =>
      say`${excerpt(found)} står for ${code(character)}. Standarden sammenligner de to som ens, det gør Googles parser ikke. Forventet: ${code(character)}.`,
    why: say`Adresser hentes med det almindelige tegn. Google sammenligner kodningen tegn for tegn, og dér passer reglen ikke.`,
    fixes: {
      decode: ({ character }) => say`Skriv almindelige tegn, for eksempel ${code(character)}`,
    },
  },
  "pattern-non-ascii": {
    title: "Bogstaver uden for ASCII",
    message: ({ escaped }) =>
      say`Bogstaver uden for ASCII er i orden. De sammenlignes som ${excerpt(escaped)}, og så mange oktetter tæller. Forventet: ikke andet.`,
    why: say`RFC 9309 og Google koder sådanne bogstaver på begge sider, før de sammenligner.`,
    fixes: {},
  },
  "pattern-space": {
    title: "Et mellemrum i et mønster",
    message: ({ pattern, second }) =>
      second === null
        ? say`${excerpt(pattern)} indeholder et mellemrum. Adresser har ${code("%20")} dér, så reglen passer ikke på dem. Forventet: ${code("%20")}, eller ${code("#")} foran en bemærkning.`
        : say`${excerpt(pattern)} ligner to stier. En linje indeholder én; sådan er det ét mønster med et mellemrum i. Forventet: en linje for sig selv til ${excerpt(second)}.`,
    why: say`Alt efter kolonet er ét mønster, indtil et ${code("#")}. Ingen crawler deler det ved et mellemrum.`,
    fixes: {
      "escape-blanks": () => say`Skriv mellemrum som ${code("%20")}`,
      "split-lines": () => say`Lav to linjer af det`,
      "comment-rest": () => say`Gør resten til en kommentar`,
    },
  },
  "pattern-invisible": {
    title: "Tegn, som ingen ser",
    message: ({ field, codes, clean }) => {
      const where = {
        key: "I direktivets navn",
        token: "I crawlerens navn",
        pattern: "I mønstret",
        address: "I adressen",
      }[field];
      return say`${where} står der tegn, der ligner ingenting eller andre tegn: ${list(codes)}. Med dem betyder linjen ikke det, den viser. Forventet: ${excerpt(clean)}.`;
    },
    why: say`Crawlere sammenligner dem som ethvert andet tegn. De kommer mest ind, når man kopierer fra websider og tekstdokumenter.`,
    fixes: { remove: ({ clean }) => say`Fjern dem: ${excerpt(clean)}` },
  },
  "pattern-case-twin": {
    title: "Kendte adresser adskiller sig kun i store og små bogstaver",
    message: ({ pattern, address }) =>
      say`${excerpt(pattern)} passer ikke på ${excerpt(address)}, som kun adskiller sig i store og små bogstaver. Forventet: den skrivemåde, websitet bruger.`,
    why: say`I stier er der forskel på store og små bogstaver, i standarden og hos alle kendte crawlere.`,
    fixes: {},
  },
  "pattern-hash-cut": {
    title: "Et # skærer mønstret af",
    message: ({ pattern, rest }) =>
      say`Mønstret slutter ved ${excerpt(pattern)}: ${excerpt(rest)} er en kommentar. Forventet: ${code("%23")} for tegnet, eller et mellemrum foran en kommentar.`,
    why: say`${code("#")} begynder en kommentar hvor som helst på en linje. Hvad der står efter ${code("#")} i en adresse, hentes aldrig.`,
    fixes: {
      "escape-hash": () => say`Skriv det som ${code("%23")}`,
      "set-apart": () => say`Sæt et mellemrum foran: det er ment som en kommentar`,
    },
  },
  "pattern-too-long": {
    title: "Et mønster, der er længere end det, der læses",
    message: ({ characters, limit, isCut, read }) =>
      isCut
        ? say`Linjen er længere end ${number(limit)} oktetter. Googles parser læser den hertil, til ${excerpt(read)}; resten falder væk, og et kortere mønster passer på mere. Forventet: en kortere linje.`
        : say`Mønstret har ${number(characters)} tegn. Yandex læser ${number(limit)}, til ${excerpt(read)}. Forventet: et kortere mønster.`,
    why: say`Yandex begrænser en regel til 1.024 tegn. Googles offentliggjorte parser skærer en linje af efter 16.663 oktetter.`,
    fixes: {},
  },
};
