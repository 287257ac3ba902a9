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
