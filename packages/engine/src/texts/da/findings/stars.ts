import type { starRules } from "../../../lint/rules/stars.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { list } from "./lists.ts";

const STAR = code("*");
const DOLLAR = code("$");

/** Danish words for findings on * and $. */
export const stars: WordsFor<typeof starRules> = {
  "dollar-inside": {
    title: "Et $, der ikke står til sidst",
    message: ({ pattern }) =>
      say`I ${excerpt(pattern)} står et ${DOLLAR} midt i. Dér er det et almindeligt tegn og afslutter intet. Forventet: ${DOLLAR} allersidst, eller ${code("%24")} for tegnet.`,
    why: say`${DOLLAR} betyder adressens slutning kun som sidste tegn i et mønster.`,
    fixes: { "escape-dollar": () => say`Skriv tegnet som ${code("%24")}` },
  },
  "dollar-missing": {
    title: "“Slutter på”, der også betyder “indeholder”",
    message: ({ pattern, ending, examples }) =>
      say`${excerpt(pattern)} passer også på ${list(examples)}. Forventet: ${excerpt(`${pattern}$`)}, hvis kun adresser, der slutter på ${excerpt(ending)}, er ment.`,
    why: say`Et mønster er åbent i slutningen. Først et ${DOLLAR} gør det til “slutter på”.`,
    fixes: {
      "add-dollar": () =>
        say`Tilføj ${DOLLAR}: så passer det ikke længere på adresser med forespørgsel`,
    },
  },
  "star-trailing": {
    title: "En * til sidst",
    message: ({ pattern, same }) =>
      say`Slutningen af ${excerpt(pattern)} passer ikke på noget, som ${excerpt(same)} ikke også passer på. Forventet: ${excerpt(same)}.`,
    why: say`Et mønster er alligevel åbent i slutningen. ${STAR} gør det kun længere, og af to regler, der passer, vinder den længste.`,
    fixes: { remove: ({ same }) => say`Skriv ${excerpt(same)}` },
  },
  "star-repeated": {
    title: "Flere * i træk",
    message: ({ pattern }) =>
      say`${excerpt(pattern)} har flere ${STAR} i træk. De passer på det samme som én. Forventet: én ${STAR}.`,
    why: say`Én ${STAR} står for vilkårligt mange tegn, også skråstreger. Flere gør kun mønstret længere.`,
    fixes: { "one-star": () => say`Behold én ${STAR}` },
  },
  "star-needs-segment": {
    title: "Passer ikke på øverste niveau",
    message: ({ pattern, top, anywhere, part }) =>
      say`${excerpt(pattern)} kræver en mappe foran og passer ikke på ${excerpt(top)}. Forventet: ${excerpt(anywhere)} for alle niveauer; ${excerpt(part)} ville også passe på dele af navne.`,
    why: say`Begge skråstreger i ${code("/*/")} skal være der. ${code("*/")} passer også på adressens første skråstreg.`,
    fixes: {
      "any-depth": ({ anywhere }) => say`Skriv ${excerpt(anywhere)}: det passer også øverst`,
    },
  },
  "pattern-too-broad": {
    title: "Passer også på længere ord",
    message: ({ pattern, examples, word }) =>
      say`${excerpt(pattern)} passer overalt, hvor ${excerpt(word)} står, også i ${list(examples)}. Forventet: en skråstreg eller et andet skilletegn om ordet, hvis kun det er ment.`,
    why: say`${STAR} står for vilkårlige tegn, også bogstaver.`,
    fixes: {},
  },
  "pattern-regex": {
    title: "Ligner et regulært udtryk",
    message: ({ pattern, sign }) =>
      say`${excerpt(sign)} i ${excerpt(pattern)} ligner et regulært udtryk, men sammenlignes tegn for tegn. Forventet: kun ${STAR} for vilkårlige tegn og ${DOLLAR} til sidst.`,
    why: say`Ingen crawler læser regulære udtryk i robots.txt.`,
    fixes: {},
  },
};
