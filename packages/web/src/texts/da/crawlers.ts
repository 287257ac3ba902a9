import type { PageTexts } from "../catalogue.ts";
import { numbersIn } from "../numbers.ts";

const { n } = numbersIn("da");

/** Danish labels of the crawler field. */
export const crawler: PageTexts["crawler"] = {
  label: "Crawler",
  everyone: "alle uden egen gruppe",
  own: "eget token",
  control: "styreord, henter ikke selv noget",
  more: "Flere",
  headerBefore: "Læst som",
  headerAfter: ", det token, som en robots.txt nævner.",
  undo: "Fortryd",
};

/** Danish labels of the table of other crawlers. */
export const others: PageTexts["others"] = {
  title: "Andre crawlere, samme adresse",
  lead: (asked) =>
    `Først dem, hvor der gælder noget andet end for ${asked}. Hvad filen siger, ikke hvad en crawler gør.`,
  caption: "Resultat for andre crawlere, efter formål, forskelle først",
  filter: "Udvalg",
  show: "vis",
  all: (amount) => `Alle ${n(amount)}`,
  onlyDifferent: "Kun forskelle",
  crawler: "Crawler",
  operator: "Operatør",
  verdict: "Resultat",
  against: (asked) => `I forhold til ${asked}`,
  difference: "Forskel",
  different: "anderledes",
  decides: "Afgøres af",
  group: "Gruppe",
  note: "Bemærkning",
  noMatch: "ingen regel passer",
  noGroup: "ingen gruppe",
  counts: (different, same) =>
    [different > 0 ? `${n(different)} anderledes` : "", same > 0 ? `${n(same)} ens` : ""]
      .filter((part) => part !== "")
      .join(", "),
  more: (amount, differing) =>
    differing ? `Vis ${n(amount)} mere` : `Vis ${n(amount)} mere, alle ens`,
  showAll: (amount) => `Vis alle ${n(amount)} crawlere`,
  noneDiffer: (asked) => `For alle andre gælder det samme som for ${asked}.`,
  choose: (token) => `Test med ${token}`,
  control: "styreord, henter ikke selv noget",
  via: (token) => `via ${token}`,
  ignores: "følger den ikke ifølge operatøren",
  userTriggered: "følger den ikke altid ifølge operatøren",
  respectUnknown: "ikke dokumenteret, om den følger den",
};

/** Danish labels of what is known about a crawler. */
export const about: PageTexts["about"] = {
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
};

/** Danish labels of what operators document. */
export const documented: PageTexts["documented"] = {
  title: "Hvad operatører dokumenterer om dette tilfælde",
  lead: "Resultatet ovenfor er standardens. Hvad operatører selv dokumenterer, står her med kildens ord, på engelsk. For alle andre antages standarden.",
  operator: "Operatør",
  crawlers: "Crawlere",
  says: "Hvad kilden siger",
  source: "Kilde",
  page: "Dokumentation",
  read: (date) => `læst ${date}`,
  more: (amount) => `og ${n(amount)} mere`,
};
