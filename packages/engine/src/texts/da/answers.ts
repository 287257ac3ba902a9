import type { Catalogue } from "../catalogue.ts";
import { code, say } from "../parts.ts";

/** Danish answers to questions that people ask. */
export const answer: Catalogue["answer"] = {
  "block-one-crawler": {
    question: "Hvordan blokerer jeg kun én crawler?",
    answer: say`Giv den sin egen gruppe: ${code("User-agent: GPTBot")} og på næste linje ${code("Disallow: /")}. For alle andre ændrer intet sig. Vil du kun blokere en del, så gentag også reglerne under ${code("*")} i gruppen; de gælder ikke længere for den.`,
  },
  "blocked-in-spite-of-allow": {
    question: "Hvorfor er adressen blokeret, selvom der er en Allow?",
    answer: say`Den længste regel, der passer, vinder; rækkefølgen er ligegyldig: ${code("Disallow: /*?sort=")} (8 oktetter) slår ${code("Allow: /shoes")} (6). Eller også står Allow i en anden gruppe; en crawler læser kun den ene, der gælder for den. Sæt dér en Allow, der er mindst lige så lang som Disallow: ved samme længde vinder Allow.`,
  },
  "leave-the-index": {
    question: "Forsvinder en blokeret adresse fra indekset?",
    answer: say`Nej. Disallow forbyder at hente, ikke at vise: linker andre til adressen, kan den stå i søgningen. Vil du have den fjernet, så lad siden være åben og send ${code('<meta name="robots" content="noindex">')} eller feltet ${code("X-Robots-Tag: noindex")} med; på en blokeret side læser ingen crawler det. Hemmeligheder kræver en adgangskode.`,
  },
  "upper-and-lower-case": {
    question: "Er der forskel på store og små bogstaver?",
    answer: say`I stien ja: ${code("Disallow: /Privat")} blokerer ikke ${code("/privat")}. Svarer din server på begge stavemåder, skal du bruge to regler. I direktiver og crawleres navne nej: ${code("user-agent: googlebot")} betyder Googlebot.`,
  },
  "empty-disallow": {
    question: "Hvad gør en tom Disallow?",
    answer: say`Intet: ${code("Disallow:")} uden en sti blokerer ingen adresse. Står den alene i en crawlers gruppe, er alt åbent for den, også det, der er blokeret under ${code("*")}. ${code("Disallow: /")} blokerer derimod alt.`,
  },
  "how-long-until-it-acts": {
    question: "Hvor længe går der, før en ændring virker?",
    answer: say`Som regel inden for et døgn: efter RFC 9309 bør en crawler bruge en kopi i højst 24 timer, længere kun når serveren ikke kan nås. Hos Google kan ${code("Cache-Control: max-age")} ændre tiden; i Search Consoles robots.txt-rapport kan du anmode om en ny crawl af filen. Nogle angiver længere tid, DuckDuckGo 72 timer for DuckAssistBot. Ingen garanti for en øjeblikkelig crawl af åbnede adresser.`,
  },
};
