import { numbersIn } from "../numbers.ts";
import type { LaterTexts } from "./catalogue.ts";

const { n } = numbersIn("da");

/** Danish labels of parts that nobody needs for a first look. */
export const later: LaterTexts = {
  explain: (pattern) => `Hvad passer ${pattern} ellers på?`,
  about: {
    title: (token) => `Om ${token}`,
    own: "Et eget token, som ikke står i registret. RFC 9309 antages: egen gruppe, ellers gruppen *.",
    loading: "Kilderne indlæses …",
    failed: "Kilderne kunne ikke indlæses. Resultatet afhænger ikke af dem.",
    operator: "Operatør",
    purpose: "Formål",
    respects: "Følger robots.txt",
    respect: {
      yes: "ja, ifølge operatøren",
      no: "nej, ifølge operatøren",
      "user-triggered-ignores": "ikke altid: henter på brugeres vegne",
      unknown: "ikke dokumenteret",
    },
    fallback: "Andet token",
    noFallback: "intet, derefter gælder *",
    star: "Gruppen *",
    starYes: "gælder, når ingen gruppe nævner den",
    starNo: "gælder ikke for den",
    crawlDelay: "Crawl-delay",
    delay: { honoured: "følges", ignored: "ignoreres", unknown: "ikke dokumenteret" },
    statuses: "Hvad hentningens udfald betyder for den",
    status: {
      "2xx": "2xx",
      "4xx": "4xx",
      "401": "401",
      "403": "403",
      "429": "429",
      "5xx": "5xx",
      network: "intet svar",
    },
    inItsWords: "med kildens ord, på engelsk",
    documentation: "Operatørens dokumentation",
    sources: (date) => `Kilder, læst ${date}`,
    retired: "ude af drift",
  },
  documented: {
    title: "Hvad operatører dokumenterer om dette tilfælde",
    lead: "Resultatet ovenfor er standardens. Hvad operatører selv dokumenterer, står her med kildens ord, på engelsk. For alle andre antages standarden.",
    operator: "Operatør",
    crawlers: "Crawlere",
    says: "Hvad kilden siger",
    source: "Kilde",
    page: "Dokumentation",
    read: (date) => `læst ${date}`,
    more: (amount) => `og ${n(amount)} mere`,
  },
  privacy: {
    title: "Hvad sendes hvorhen",
    texts: [
      "Live: Adresse, crawler og læsemåde sendes til denne sides server. Fra websitet henter den kun robots.txt, uden cookies. Det, der står efter ? i en adresse, kommer aldrig i en log.",
      "Kladde: Teksten bliver i denne browser. Den står i den del af adressen efter #, som ingen browser sender. Det samme gælder kontrolfiler; sitemaps og logfiler læses her og gemmes ingen steder.",
      "Denne browser gemmer de adresser, du har testet for nylig, samt sprog, udseende og taster. Der er ingen cookies og ingen tredjeparter.",
    ],
    forget: "Slet de senest testede adresser",
    forgotten: "Slettet.",
  },
};
