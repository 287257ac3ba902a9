import type { Catalogue } from "../catalogue.ts";
import { code, say } from "../parts.ts";

/** Danish answers to questions that people ask. */
export const answer: Catalogue["answer"] = {
  "block-one-crawler": {
    question: "Hvordan blokerer jeg kun én crawler?",
    answer: say`Giv den sin egen gruppe: ${code("User-agent: GPTBot")} og på næste linje ${code("Disallow: /")}. For alle andre ændrer intet sig. Blokerer gruppen kun en del, så gentag også reglerne under ${code("*")} i den: de gælder ikke længere for en crawler, der har sin egen gruppe.`,
  },
  "blocked-in-spite-of-allow": {
    question: "Hvorfor er adressen blokeret, selvom der er en Allow?",
    answer: say`Den længste regel, der passer, gælder, ikke den første, og ikke altid Allow: ${code("Disallow: /*?sort=")} (8 oktetter) slår ${code("Allow: /shoes")} (6). Eller også står Allow i en anden gruppe; en crawler læser kun sin egen, og ${code("*")} kommer ikke oveni. Sæt en Allow, der er mindst lige så lang som Disallow, i den anvendte gruppe: ved samme længde vinder Allow.`,
  },
  "leave-the-index": {
    question: "Forsvinder en blokeret adresse fra indekset?",
    answer: say`Nej. Disallow forbyder at hente, ikke at vise: linker andre til adressen, kan den stå i søgningen uden beskrivelse. Vil du have den fjernet, så lad siden være åben og send ${code('<meta name="robots" content="noindex">')} eller feltet ${code("X-Robots-Tag: noindex")} med; på en blokeret side læser ingen crawler det. Hemmeligheder kræver en adgangskode.`,
  },
  "upper-and-lower-case": {
    question: "Er der forskel på store og små bogstaver?",
    answer: say`I stien ja: ${code("Disallow: /Privat")} blokerer ikke ${code("/privat")}. I direktiver og crawleres navne nej: ${code("user-agent: googlebot")} betyder Googlebot. Svarer din server på begge stavemåder, skal du bruge to regler.`,
  },
  "empty-disallow": {
    question: "Hvad gør en tom Disallow?",
    answer: say`Intet: ${code("Disallow:")} uden en sti blokerer ingen adresse, og gruppens andre regler gælder stadig. Står den alene i en crawlers gruppe, er alt åbent for den, også det, der er blokeret under ${code("*")}. Én skråstreg mere, ${code("Disallow: /")}, blokerer derimod alt.`,
  },
  "how-long-until-it-acts": {
    question: "Hvor længe går der, før en ændring virker?",
    answer: say`Som regel højst et døgn: efter RFC 9309 bør en crawler bruge en kopi i højst 24 timer, længere kun når serveren ikke kan nås. Google kan forkorte eller forlænge tiden efter ${code("Cache-Control: max-age")}; i Search Consoles robots.txt-rapport kan du anmode om en ny crawl af filen. Nogle udbydere angiver mere, DuckAssistBot 72 timer. Der er ingen garanti for en øjeblikkelig crawl af åbnede adresser.`,
  },
};
