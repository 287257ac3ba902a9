import type { directiveRules } from "../../../lint/rules/directives.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";

/** Danish words for findings on keys, colons and stray text. */
export const directives: WordsFor<typeof directiveRules> = {
  "directive-misspelt": {
    title: "Et forkert stavet direktiv",
    message: ({ key, expected, isRead }) =>
      isRead
        ? say`${excerpt(key)} er ikke et direktiv i standarden. Googles parser læser det som ${code(expected)}, andre crawlere springer måske linjen over. Forventet: ${code(expected)}.`
        : say`${excerpt(key)} er ikke et direktiv: Googles parser og andre springer linjen over. Forventet, højst sandsynligt: ${code(expected)}.`,
    why: say`Googles offentliggjorte parser kender nogle få stavefejl, standarden ingen. En linje, der springes over, blokerer og tillader intet.`,
    fixes: { spell: ({ expected }) => say`Skriv ${code(expected)}` },
  },
  "directive-prefix-read": {
    title: "Læst som et andet direktiv",
    message: ({ key, readAs, value }) =>
      say`${excerpt(key)} begynder som ${code(readAs)}, og Googles parser læser linjen som ${excerpt(`${readAs}: ${value}`)}. Forventet: netop ${code(readAs)}, eller et navn, der ikke begynder sådan.`,
    why: say`Googles offentliggjorte parser sammenligner kun begyndelsen af et navn. Andre crawlere springer sådan en linje over.`,
    fixes: {},
  },
  "directive-unknown": {
    title: "Et ukendt direktiv",
    message: ({ key }) =>
      say`${excerpt(key)}: vi kender ingen crawler, der dokumenterer dette direktiv. Forventet: intet, det springes over og gør ingen skade.`,
    why: say`RFC 9309 tillader andre poster. De må ikke forstyrre reglerne, og det gør de heller ikke.`,
    fixes: {},
  },
  "colon-missing": {
    title: "Intet kolon efter direktivet",
    message: ({ name, found, isRead, content }) => {
      const instead = found === "" ? say`intet kolon` : say`${code(found)} i stedet for et kolon`;
      return isRead
        ? say`${excerpt(content)} har ${instead} efter ${code(name)}. Googles parser læser det alligevel, andre måske ikke. Forventet: ${code(`${name}:`)}.`
        : say`${excerpt(content)} har ${instead} efter ${code(name)}, så linjen siger ikke det, den ser ud til at sige. Forventet: ${code(`${name}:`)}.`;
    },
    why: say`Standarden kræver et kolon. Googles offentliggjorte parser klarer sig kun uden, når linjen har præcis to ord.`,
    fixes: { "put-colon": () => say`Sæt et kolon` },
  },
  "text-without-directive": {
    title: "Tekst, der ikke er et direktiv",
    message: ({ text, lines, looks }) => {
      const seems = {
        address: say` Det ligner en adresse uden et direktiv foran.`,
        code: say` Det ligner et stylesheet eller et script.`,
        markup: say` Det ligner HTML.`,
        prose: say``,
        template: say` Det ligner en skabelon eller serverkode, der ikke er kørt.`,
      }[looks];
      const rest = lines === 1 ? say`` : say` (${lines} linjer)`;
      return say`${excerpt(text)}${rest} er ikke et direktiv og springes over.${seems} Forventet: ${code("Navn: værdi")}, eller ${code("#")} foran en bemærkning.`;
    },
    why: say`Crawlere springer over, hvad de ikke kan læse. Det gør ingen skade, medmindre der var ment en regel.`,
    fixes: { "comment-out": () => say`Gør det til en kommentar med ${code("#")}` },
  },
};
