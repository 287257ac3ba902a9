import type { sitemapRules } from "../../../lint/rules/sitemaps.ts";
import type { WordsFor } from "../../findings.ts";
import { excerpt, say } from "../../parts.ts";
import { number, ref } from "../amounts.ts";

/** Danish words for findings on sitemap lines. */
export const sitemaps: WordsFor<typeof sitemapRules> = {
  "sitemap-not-absolute": {
    title: "Et sitemap uden skema og host",
    message: ({ value, count, expected }) =>
      count > 1
        ? say`${excerpt(value)} indeholder ${number(count)} adresser. En Sitemap-linje nævner én. Forventet: en linje for sig selv til hver.`
        : say`${excerpt(value)} er ikke en hel adresse, så crawlere kan ikke hente den. Forventet: en adresse som ${excerpt(expected)}.`,
    why: say`Et sitemap må ligge på en hvilken som helst host. Derfor skal der stå en hel adresse, med http eller https.`,
    fixes: {
      complete: ({ expected }) => say`Skriv ${excerpt(expected)}`,
      "split-lines": () => say`Giv hver adresse sin egen linje`,
    },
  },
  "sitemap-other-host": {
    title: "Et sitemap på en anden host",
    message: ({ value, host, own }) =>
      say`${excerpt(value)} ligger på ${excerpt(host)}, denne fil hører til ${excerpt(own)}. Forventet: intet, det er tilladt.`,
    why: say`Google bruger adresser på andre hosts fra et sitemap, hvis deres robots.txt nævner det, eller hvis det er kendt, at de hører sammen.`,
    fixes: {},
  },
  "sitemap-duplicate": {
    title: "Det samme sitemap to gange",
    message: ({ value, first }) =>
      say`${excerpt(value)} står allerede i ${ref(first)}. Forventet: én gang.`,
    why: say`En gang til ændrer intet.`,
    fixes: { remove: () => say`Fjern det andet` },
  },
  "sitemap-http": {
    title: "Et sitemap over http",
    message: ({ value }) =>
      say`${excerpt(value)} er angivet med http, websitet udleveres over https. Forventet: https.`,
    why: say`Over http får en crawler i bedste fald en omdirigering. Adresser i et sitemap bør have websitets skema.`,
    fixes: { "use-https": () => say`Skriv https` },
  },
  "sitemap-blocked": {
    title: "Et sitemap, der er blokeret",
    message: ({ value, token, line, host }) =>
      say`${excerpt(value)} er blokeret for ${excerpt(token)} af ${ref(line)}${host === null ? [] : say`, hvis denne fil hører til ${excerpt(host)}`}. Forventet: en adresse, crawlere må hente.`,
    why: say`At nævne et sitemap åbner det ikke. Hvad en regel blokerer, hentes ikke.`,
    fixes: {},
  },
};
