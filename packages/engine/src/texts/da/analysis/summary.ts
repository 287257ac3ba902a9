import { inRow, type Listed, type SummaryWords, summaryWords } from "../../analysis/summary.ts";
import { say, type Text } from "../../parts.ts";
import { number, refs } from "../amounts.ts";

const row =
  (last: string) =>
  ({ shown, hidden }: Listed): Text =>
    inRow(
      hidden === 0 ? shown : [...shown, [`${number(hidden)} ${hidden === 1 ? "anden" : "andre"}`]],
      last,
    );
const and = row(" og ");
const or = row(" eller ");

const isOne = ({ shown, hidden }: Listed): boolean => shown.length + hidden === 1;

/** Danish words for the summary of a file. */
export const summary: SummaryWords = summaryWords({
  amounts: { number, refs },
  and,
  areas: ({ shown, hidden }) =>
    inRow(hidden === 0 ? shown : [...shown, [`${number(hidden)} andre slags adresser`]], " samt "),
  area: {
    home: () => ["forsiden"],
    folder: (list) => say`${isOne(list) ? "mappen" : "mapperne"} ${and(list)}`,
    prefix: (list) =>
      say`adresser med ${isOne(list) ? "begyndelsen" : "en af begyndelserne"} ${or(list)}`,
    address: (list) => say`${isOne(list) ? "adressen" : "adresserne"} ${and(list)}`,
    "file-type": ({ shown, hidden }, _role, names) => {
      const types = names.slice(0, shown.length).map((name) => name.toUpperCase());
      const last = hidden === 0 ? types.pop() : `${number(hidden)} andre filtyper`;
      if (types.length === 0) return [`${last}-filer`];
      const before = types.map((type) => `${type}-`).join(", ");
      return [hidden === 0 ? `${before} og ${last}-filer` : `${before} og ${last}`];
    },
    query: () => ["adresser med parametre"],
    parameter: (list) =>
      say`adresser med ${isOne(list) ? "parameteren" : "en af parametrene"} ${or(list)}`,
    "first-parameter": (list) => say`adresser med ${or(list)} som første parameter`,
    "later-parameter": (list) => say`adresser med ${or(list)} som senere parameter`,
    containing: (list) => say`adresser med ${or(list)} i sig`,
    pattern: (list) =>
      say`adresser efter ${isOne(list) ? "mønstret" : "et af mønstrene"} ${or(list)}`,
  },
  everybody: ["alle crawlere"],
  others: (except) => say`alle crawlere undtagen ${and(except)}`,
  extent: {
    everything: ({ text }) => say`${text} må hente alt.`,
    nothing: ({ kind, text }) =>
      kind === "everybody" ? ["Ingen crawler må hente noget."] : say`${text} må ikke hente noget.`,
    "all-but": ({ text }, areas) => say`${text} må hente alt bortset fra ${areas}.`,
    only: ({ text }, areas) => say`${text} må kun hente ${areas}.`,
  },
  someAddresses: ["nogle adresser"],
  stillOpen: (areas) => say`Alligevel åbent: ${areas}.`,
  stillClosed: (areas) => say`Alligevel blokeret: ${areas}.`,
  also: (crawlers, isPlural) =>
    say`Det samme gælder for ${crawlers}, så længe ${isPlural ? "de" : "den"} ikke har en egen gruppe.`,
  notProven: ["Om det gælder for hver eneste adresse, er ikke bevist."],
  noRules: ["Filen har ingen regler: Alle crawlere må hente alt."],
  siteClosed: [
    "Hele websitet er blokeret for enhver crawler, der følger reglerne for alle. Det er bevist for alle adresser.",
  ],
  moreGroups: (count) =>
    count === 1
      ? ["Yderligere én gruppe har egne regler."]
      : [`Yderligere ${number(count)} grupper har egne regler.`],
  freed: (crawlers, isPlural, witness) =>
    say`For ${crawlers} gælder kun ${isPlural ? "deres" : "dens"} egen gruppe: ${witness} er åben dér og blokeret for alle andre.`,
  unbound: (crawlers, isPlural) =>
    say`Reglerne for alle gælder ikke for ${crawlers}: ${isPlural ? "De" : "Den"} skal nævnes særskilt.`,
  sitemaps: (count) =>
    count === 1 ? ["Filen nævner ét sitemap."] : [`Filen nævner ${number(count)} sitemaps.`],
  remarks: (directives) =>
    say`Desuden står der ${directives}; ikke alle crawlere retter sig efter den slags linjer.`,
  withoutEffect: (lines) => say`Uden virkning: ${lines}.`,
});
