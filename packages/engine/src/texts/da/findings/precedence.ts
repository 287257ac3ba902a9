import type { precedenceRules } from "../../../lint/rules/precedence.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { ref, refs } from "../amounts.ts";

const ALLOW = code("Allow");
const DISALLOW = code("Disallow");
const key = (isAllow: boolean) => (isAllow ? ALLOW : DISALLOW);

/** Danish words for findings on how rules stand to each other. */
export const precedence: WordsFor<typeof precedenceRules> = {
  "rule-empty-allow": {
    title: "En Allow uden sti",
    message: ({ isOnly }) =>
      isOnly
        ? say`${code("Allow:")} uden sti siger intet. Som eneste linje i sin gruppe lader den alt stå åbent. Forventet: et tomt ${code("Disallow:")}, som siger netop det.`
        : say`${code("Allow:")} uden sti siger intet. Forventet: en sti, eller ingen sådan linje.`,
    why: say`Et tomt mønster passer ikke på nogen adresse, som en anden regel kunne miste.`,
    fixes: {
      remove: () => say`Fjern linjen`,
      "say-open": () => say`Skriv et tomt ${code("Disallow:")}`,
    },
  },
  "rule-duplicate": {
    title: "Den samme regel to gange",
    message: ({ isAllow, pattern, first }) =>
      say`${key(isAllow)} ${excerpt(pattern)} står allerede i ${ref(first)} for den samme crawler. Forventet: én gang.`,
    why: say`En gang til ændrer intet. Det gør kun filen længere, og ved næste ændring bliver den ene glemt.`,
    fixes: { remove: () => say`Fjern den anden` },
  },
  "rule-conflict-tie": {
    title: "Allow og Disallow for det samme mønster",
    message: ({ pattern, allow, allowIsFirst }) =>
      allowIsFirst
        ? say`${excerpt(pattern)} er tilladt i ${ref(allow)} og blokeret her. Begge er lige lange, og Allow vinder. Forventet: kun den, der er ment.`
        : say`${excerpt(pattern)} er blokeret her og tilladt i ${ref(allow)}. Begge er lige lange, og Allow vinder; crawlere, der tager den første regel, der passer, gør det modsatte. Forventet: kun den, der er ment.`,
    why: say`RFC 9309 og Google foretrækker Allow ved samme længde. Crawlere, der følger teksterne fra 1994 og 1996, går efter linjernes rækkefølge.`,
    fixes: {},
  },
  "rule-dead": {
    title: "En regel, der aldrig afgør noget",
    message: ({ isAllow, pattern, coveredBy, isOverruled }) => {
      const by = refs(coveredBy.map((line) => [line, line]));
      return isOverruled
        ? say`${key(isAllow)} ${excerpt(pattern)} afgør ingen adresse. Hvad den passer på, afgøres modsat: ${by}. Det er bevist. Forventet: et længere mønster, eller ingen sådan regel.`
        : say`${key(isAllow)} ${excerpt(pattern)} afgør ingen adresse. Hvad den passer på, afgøres af andre: ${by}. Det er bevist. Forventet: ingen sådan regel.`;
    },
    why: say`Af alle regler, der passer, afgør den længste. Her passer overalt en længere, eller en lige så lang, der går forud.`,
    fixes: { remove: () => say`Fjern reglen: intet resultat ændrer sig` },
  },
};
