import { numbersIn } from "../numbers.ts";
import type { LaterTexts } from "./catalogue.ts";

const { n } = numbersIn("de");

/** German labels of parts that nobody needs for a first look. */
export const later: LaterTexts = {
  explain: (pattern) => `Worauf passt ${pattern} sonst noch?`,
  about: {
    title: (token) => `Über ${token}`,
    own: "Ein eigenes Token, das nicht im Register steht. Angenommen wird RFC 9309: eigene Gruppe, sonst die Gruppe *.",
    loading: "Die Quellen werden geladen …",
    failed: "Die Quellen ließen sich nicht laden. Das Ergebnis hängt nicht davon ab.",
    operator: "Betreiber",
    purpose: "Zweck",
    respects: "Beachtet robots.txt",
    respect: {
      yes: "ja, laut Betreiber",
      no: "nein, laut Betreiber",
      "user-triggered-ignores": "nicht immer: ruft im Auftrag von Nutzern ab",
      unknown: "nicht dokumentiert",
    },
    fallback: "Zweites Token",
    noFallback: "keines, danach gilt *",
    star: "Gruppe *",
    starYes: "gilt, wenn keine Gruppe ihn nennt",
    starNo: "gilt nicht für ihn",
    crawlDelay: "Crawl-delay",
    delay: { honoured: "wird beachtet", ignored: "wird ignoriert", unknown: "nicht dokumentiert" },
    statuses: "Was Abrufergebnisse für ihn bedeuten",
    status: {
      "2xx": "2xx",
      "4xx": "4xx",
      "401": "401",
      "403": "403",
      "429": "429",
      "5xx": "5xx",
      network: "keine Antwort",
    },
    inItsWords: "in den Worten der Quelle, englisch",
    documentation: "Dokumentation des Betreibers",
    sources: (date) => `Quellen, gelesen am ${date}`,
    retired: "außer Dienst",
  },
  documented: {
    title: "Was Betreiber zu diesem Fall dokumentieren",
    lead: "Das Ergebnis oben ist das des Standards. Was Betreiber selbst dazu dokumentieren, steht hier in den Worten der Quelle, englisch. Für alle anderen wird der Standard angenommen.",
    operator: "Betreiber",
    crawlers: "Crawler",
    says: "Was die Quelle sagt",
    source: "Quelle",
    page: "Dokumentation",
    read: (date) => `gelesen ${date}`,
    more: (amount) => `und ${n(amount)} weitere`,
  },
  privacy: {
    title: "Was wohin geht",
    texts: [
      "Live: Adresse, Crawler und Lesart gehen an den Server dieser Seite. Er ruft von der Website nur die robots.txt ab, ohne Cookies. Was in der Adresse hinter dem ? steht, kommt in kein Protokoll.",
      "Entwurf: Der Text bleibt in diesem Browser. Er steht im Teil der Adresse nach #, den kein Browser verschickt. Ebenso Prüfdateien; Sitemaps und Protokolle werden hier gelesen und nirgends behalten.",
      "In diesem Browser gespeichert werden die zuletzt getesteten Adressen, Sprache, Darstellung und Tasten. Es gibt keine Cookies und keine fremden Dienste.",
    ],
    forget: "Zuletzt getestete Adressen löschen",
    forgotten: "Gelöscht.",
  },
};
