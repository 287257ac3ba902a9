import type { tokenRules } from "../../../lint/rules/tokens.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number, rules } from "../amounts.ts";
import { list } from "./lists.ts";

const of = (operator: string | null) => (operator === null ? say`` : say` (${operator})`);

/** Danish words for findings on the names in user-agent lines. */
export const tokens: WordsFor<typeof tokenRules> = {
  "token-empty": {
    title: "En User-agent-linje uden navn",
    message: ({ rules: lost }) =>
      lost > 0
        ? say`Denne linje nævner ingen crawler, så ${rules(lost)} under den gælder ingen. Forventet: et navn, eller ${code("*")} for alle.`
        : say`Denne linje nævner ingen crawler. Forventet: et navn, eller ${code("*")} for alle.`,
    why: say`En gruppe gælder kun de crawlere, den nævner.`,
    fixes: { "name-everybody": () => say`Nævn alle med ${code("*")}` },
  },
  "token-unknown": {
    title: "Et navn, vi ikke kender",
    message: ({ tokens: names, count, nearest }) =>
      nearest.length > 0
        ? say`Vi kender ingen crawler ved navn ${list(names)}. Forventet, måske: ${list(nearest)}.`
        : count === 1
          ? say`Vi kender ingen crawler ved navn ${list(names)}. Forventet: intet, der findes flere crawlere, end vi kender.`
          : say`Vi kender ikke ${number(count)} af navnene i denne fil: ${list(names)}. Forventet: intet, der findes flere crawlere, end vi kender.`,
    why: say`Navnet på en søgemaskine eller et firma er ikke altid det token, dens crawler leder efter. En gruppe under et andet navn gælder ingen.`,
    fixes: { "use-nearest": ({ nearest }) => say`Skriv ${excerpt(nearest[0] ?? "")}` },
  },
  "token-retired": {
    title: "En crawler, der er pensioneret",
    message: ({ token, operator }) =>
      say`${excerpt(token)}${of(operator)} crawler så vidt vides ikke mere. Forventet: intet, regler for den gør ingen skade.`,
    why: say`Regler for pensionerede crawlere gør filen længere og forveksles let med en beskyttelse.`,
    fixes: {},
  },
  "token-undocumented": {
    title: "En crawler, der måske ikke følger robots.txt",
    message: ({ token, operator, respects }) =>
      respects === "no"
        ? say`${excerpt(token)}${of(operator)} følger ifølge operatøren ikke robots.txt. Forventet: en blokering på serveren, hvis den skal blive ude.`
        : respects === "user-triggered-ignores"
          ? say`${excerpt(token)}${of(operator)} henter på vegne af brugere og følger da ikke, eller ikke altid, robots.txt. Forventet: en blokering på serveren, hvis den skal blive ude.`
          : say`${excerpt(token)}${of(operator)}: vi har ikke fundet nogen udtalelse fra operatøren om, at den følger robots.txt. Forventet: en blokering på serveren, hvis den skal blive ude.`,
    why: say`En robots.txt er en anmodning. Hvem der ikke lover at følge den, gør det måske alligevel, eller ikke.`,
    fixes: {},
  },
  "token-control-only": {
    title: "Et styreord, ingen crawler i sig selv",
    message: ({ token, operator }) =>
      say`Ingen henter noget under navnet ${excerpt(token)}${of(operator)}. Gruppen siger, hvad hentede sider må bruges til. Forventet: en gruppe for selve crawleren, hvis hentning skal blokeres.`,
    why: say`Operatørens crawlere læser dette token ved siden af deres eget. At blokere det standser ingen hentning.`,
    fixes: {},
  },
  "token-version": {
    title: "En version efter navnet",
    message: ({ value, name }) =>
      say`I ${excerpt(value)} tæller kun ${excerpt(name)}, for alle versioner. Forventet: ${excerpt(name)}.`,
    why: say`Regler for en enkelt version er ikke mulige.`,
    fixes: { "drop-version": ({ name }) => say`Skriv ${excerpt(name)}` },
  },
  "token-cut": {
    title: "Et navn, der skæres af",
    message: ({ value, cut, hits }) => {
      const rest =
        cut === ""
          ? say`Googles parser læser slet intet navn her`
          : say`Googles parser læser kun ${excerpt(cut)} her`;
      return hits.length > 0
        ? say`${excerpt(value)} indeholder tegn, som intet token har. ${rest}, og det er en crawler i sig selv: reglerne gælder ${list(hits)}. Forventet: kun bogstaver, ${code("-")} og ${code("_")}.`
        : say`${excerpt(value)} indeholder tegn, som intet token har. ${rest}; kun en crawler med netop dette navn finder gruppen. Forventet: kun bogstaver, ${code("-")} og ${code("_")}.`;
    },
    why: say`RFC 9309 tillader bogstaver, ${code("-")} og ${code("_")} i et token. Googles offentliggjorte parser skærer af ved det første andet tegn.`,
    fixes: { "token-only": ({ cut }) => say`Skriv ${excerpt(cut)}, hvis det er den, der er ment` },
  },
  "token-list-comma": {
    title: "Flere crawlere på én linje",
    message: ({ read, lost }) =>
      read === ""
        ? say`En linje nævner én crawler; en liste læses ikke. Den første og ${list(lost)} går tabt. Forventet: en User-agent-linje til hver.`
        : say`Her tæller kun ${excerpt(read)}; ${list(lost)} går tabt. Forventet: en User-agent-linje til hver.`,
    why: say`Et token slutter ved kommaet. CCBots parser er kendt for at dele sådanne linjer, andre er ikke.`,
    fixes: { "one-line-each": () => say`Skriv en User-agent-linje til hver` },
  },
  "token-user-agent-string": {
    title: "En hel HTTP-header i stedet for et token",
    message: ({ value, cut, token }) => {
      const expected = token === null ? say`crawlerens token` : say`${excerpt(token)}`;
      return cut === ""
        ? say`${excerpt(value)} er det, en crawler sender, ikke det navn, den leder efter i en robots.txt. Der læses intet navn her. Forventet: ${expected}.`
        : say`${excerpt(value)} er det, en crawler sender, ikke det navn, den leder efter i en robots.txt. Der læses kun ${excerpt(cut)}. Forventet: ${expected}.`;
    },
    why: say`En crawler leder efter sit produkttoken. Hvad der ellers står i dens HTTP-header, sammenlignes ikke.`,
    fixes: { "use-token": ({ token }) => say`Skriv ${excerpt(token ?? "")}` },
  },
};
