import type { PatternTexts } from "./catalogue.ts";

/** Danish labels of the page that explains a pattern. */
export const pattern: PatternTexts = {
  title: {
    start: "Hvad passer et mønster på? – Aushang",
    result: (pattern) => `${pattern} – hvad det passer på – Aushang`,
  },
  heading: "Hvad passer dette mønster på?",
  lead: "I én sætning, som regulært udtryk, med adresser, som det passer på, og andre, som det lige netop rammer ved siden af.",
  form: {
    title: "Mønsteret",
    kind: "Direktiv",
    pattern: "Mønster",
    file: "Sammenlign det med reglerne i en fil",
    fileNote: "Filen læses i denne browser og sendes ingen steder hen.",
    robots: "Filens tekst",
  },
  start: { title: "Mønstre, som man møder", note: "tryk på et og se, hvad det siger" },
  explaining: "Ser på mønsteret",
  cancel: "Annuller",
  stoppedTitle: "Forklaringen blev afbrudt",
  stopped: "Den del af siden, der regner, blev afbrudt, gik i stå eller kunne ikke indlæses.",
  noEffect: "En regel med dette mønster har ingen virkning",
  reads: "Læst som",
  compared: "Sammenlignet som",
  copyExpression: "Kopiér",
  expressionCopied: "Det regulære udtryk er kopieret.",
  expressionNote:
    "Til JavaScript med flaget s, på sti og forespørgsel. Til læsning; der sammenlignes ikke med det.",
  worthKnowing: "Værd at vide",
  columns: {
    address: "Adresse",
    shows: "Hvad den viser",
    why: "Hvorfor det ikke passer",
    rule: "Regel",
  },
  noMisses: "Der er ingen nærliggende adresse, som det ikke passer på.",
  test: (address) => `Test ${address} med denne regel`,
  overlapsLead: (crawler) =>
    `Regler i filen, der gælder for ${crawler} og passer på nogle af de samme adresser.`,
  noFile: "Angiv en fil ovenfor, så står de regler her, som dette mønster berører.",
  noGroup: (crawler) => `Ingen gruppe i filen gælder for ${crawler}.`,
  copyLink: "Kopiér link",
  linkCopied:
    "Linket er kopieret. Det indeholder mønsteret og filen, hvis der er en. Ingen server får filen.",
  linkTooLong:
    "Filen er for lang til et link, som alle programmer accepterer. Giv filen videre i stedet.",
};
