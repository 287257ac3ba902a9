import {
  type FaultWords,
  type InputProblemWords,
  inputProblemWords,
} from "../../analysis/input-problems.ts";
import { number } from "../amounts.ts";

const FAULT: FaultWords = {
  "wrong-closing-tag": "Dieses Schlusstag gehört nicht zu dem, was offen ist",
  "bad-tag": "Dieses Tag ist fehlerhaft",
  "bad-entity": "Dieses & beginnt kein Zeichen; in einer Adresse wird es &amp; geschrieben",
  "outside-root": "Etwas steht außerhalb des Wurzelelements",
  "late-declaration": "<?xml muss ganz am Anfang der Datei stehen",
  "too-long": "Ein Tag, Kommentar oder Text ist länger als 65.536 Zeichen",
};
const KEPT = "Was davor stand, ist gezählt.";
const truncated = ({ line }: { readonly line: number }) => ({
  title: `Die gepackte Datei bricht nach Zeile ${number(line)} ab`,
  next: `${KEPT} Holen Sie die Datei noch einmal ganz.`,
});
const damaged = ({ line }: { readonly line: number }) => ({
  title: `Die gepackte Datei ist nach Zeile ${number(line)} beschädigt`,
  next: `${KEPT} Holen Sie die Datei noch einmal, oder entpacken Sie sie selbst.`,
});

/** German messages on logs and sitemaps. */
export const input: InputProblemWords = inputProblemWords({
  format: {
    combined: "Combined-Log-Format",
    common: "Common-Log-Format, das keinen Crawler nennt",
    json: "JSON-Zeilen",
    cloudflare: "Cloudflare-Logpush",
  },
  badLine: {
    format: "hat nicht das Format des Protokolls",
    "line-too-long": "ist länger als 65.536 Byte",
  },
  badAddress: "ist keine ganze Adresse mit http:// oder https://",
  badLines: (bad, lines) =>
    `${number(bad)} von ${number(lines)} Zeilen ${bad === 1 ? "war" : "waren"} nicht lesbar`,
  log: {
    "unknown-format": ({ line, text }) => ({
      title: `Das ist kein bekanntes Zugriffsprotokoll: Zeile ${number(line)} lautet „${text}“`,
      next: "Bekannt sind das Combined- und das Common-Log-Format und JSON-Zeilen, auch mit gzip gepackt.",
    }),
    "no-address-field": ({ line, found }) => ({
      title: `Das JSON in Zeile ${number(line)} hat kein bekanntes Feld für die Adresse`,
      next: `Nennen Sie das Feld. Es gibt: ${found.join(", ")}.`,
    }),
    "endless-line": ({ line, limit }) => ({
      title: `Zeile ${number(line)} endet nicht innerhalb von ${number(limit)} Byte`,
      next: `${KEPT} Prüfen Sie, ob das ein Protokoll ist.`,
    }),
    empty: () => ({
      title: "Das Protokoll ist leer",
      next: "Geben Sie ein Protokoll mit Abrufen an.",
    }),
    "gzip-truncated": truncated,
    "gzip-damaged": damaged,
  },
  sitemap: {
    "broken-xml": ({ line, fault }) => ({
      title: `Die Sitemap ist in Zeile ${number(line)} kaputt. ${FAULT[fault]}`,
      next: `${KEPT} Berichtigen Sie die Zeile: Auch Crawler hören dort auf.`,
    }),
    "unexpected-end": ({ line }) => ({
      title: `Die Sitemap bricht in Zeile ${number(line)} ab`,
      next: `${KEPT} Holen Sie die Datei noch einmal ganz.`,
    }),
    "wrong-root": ({ line, root }) => ({
      title: `Das ist keine Sitemap: Ihr Wurzelelement in Zeile ${number(line)} ist „${root}“`,
      next: "Eine Sitemap beginnt mit urlset oder sitemapindex.",
    }),
    html: ({ line }) => ({
      title: `Das ist eine Webseite, keine Sitemap (Zeile ${number(line)})`,
      next: "Prüfen Sie die Adresse der Sitemap. Sie steht in der robots.txt hinter „Sitemap:“.",
    }),
    "unknown-format": ({ line, text }) => ({
      title: `Das ist keine Sitemap: Zeile ${number(line)} lautet „${text}“`,
      next: "Eine Sitemap ist XML oder ein Text mit einer Adresse je Zeile.",
    }),
    "too-many": ({ line, limit }) => ({
      title: `Die Sitemap hat mehr als ${number(limit)} Einträge (Zeile ${number(line)})`,
      next: `${KEPT} Teilen Sie sie auf, und nennen Sie die Teile in einem Index: Auch Crawler hören dort auf.`,
    }),
    "too-large": ({ line, limit }) => ({
      title: `Die Sitemap ist entpackt größer als ${number(limit)} Byte (Zeile ${number(line)})`,
      next: `${KEPT} Teilen Sie sie auf, und nennen Sie die Teile in einem Index.`,
    }),
    "too-deep": ({ line, limit }) => ({
      title: `In Zeile ${number(line)} liegen mehr als ${number(limit)} Elemente ineinander`,
      next: `${KEPT} Eine Sitemap braucht drei.`,
    }),
    empty: () => ({
      title: "Die Sitemap ist leer",
      next: "Geben Sie eine Sitemap mit Adressen an.",
    }),
    "gzip-truncated": truncated,
    "gzip-damaged": damaged,
  },
});
