import {
  type FaultWords,
  type InputProblemWords,
  inputProblemWords,
} from "../../analysis/input-problems.ts";
import { number } from "../amounts.ts";

const FAULT: FaultWords = {
  "wrong-closing-tag": "dette sluttag hører ikke til det, der er åbent",
  "bad-tag": "dette tag er forkert skrevet",
  "bad-entity": "dette & begynder ikke et tegn; i en adresse skrives det &amp;",
  "outside-root": "noget står uden for rodelementet",
  "late-declaration": "<?xml skal stå allerførst i filen",
  "too-long": "et tag, en kommentar eller en tekst er længere end 65.536 tegn",
};
const KEPT = "Det, der stod før, er talt med.";
const truncated = ({ line }: { readonly line: number }) => ({
  title: `Den pakkede fil slutter brat efter linje ${number(line)}`,
  next: `${KEPT} Hent filen igen, hele filen.`,
});
const damaged = ({ line }: { readonly line: number }) => ({
  title: `Den pakkede fil er beskadiget efter linje ${number(line)}`,
  next: `${KEPT} Hent filen igen, eller pak den selv ud.`,
});

/** Danish messages on logs and sitemaps. */
export const input: InputProblemWords = inputProblemWords({
  format: {
    combined: "combined-logformat",
    common: "common-logformat, som ikke nævner nogen crawler",
    json: "JSON-linjer",
    cloudflare: "Cloudflare Logpush (JSON)",
  },
  badLine: {
    format: "har ikke loggens format",
    "line-too-long": "er længere end 65.536 byte",
  },
  badAddress: "er ikke en hel adresse med http:// eller https://",
  badLines: (bad, lines) => `${number(bad)} af ${number(lines)} linjer kunne ikke læses`,
  log: {
    "unknown-format": ({ line, text }) => ({
      title: `Det er ikke en kendt adgangslog: linje ${number(line)} er ”${text}”`,
      next: "Kendt er combined- og common-logformatet og JSON-linjer, også pakket med gzip.",
    }),
    "no-address-field": ({ line, found }) => ({
      title: `JSON i linje ${number(line)} har intet kendt felt til adressen`,
      next: `Angiv feltet. Der er: ${found.join(", ")}.`,
    }),
    "endless-line": ({ line, limit }) => ({
      title: `Linje ${number(line)} slutter ikke inden for ${number(limit)} byte`,
      next: `${KEPT} Tjek, om det er en log.`,
    }),
    empty: () => ({ title: "Loggen er tom", next: "Angiv en log med hentninger." }),
    "gzip-truncated": truncated,
    "gzip-damaged": damaged,
  },
  sitemap: {
    "broken-xml": ({ line, fault }) => ({
      title: `Sitemappet er i stykker i linje ${number(line)}: ${FAULT[fault]}`,
      next: `${KEPT} Ret linjen: crawlere stopper også der.`,
    }),
    "unexpected-end": ({ line }) => ({
      title: `Sitemappet slutter brat i linje ${number(line)}`,
      next: `${KEPT} Hent filen igen, hele filen.`,
    }),
    "wrong-root": ({ line, root }) => ({
      title: `Det er ikke et sitemap: rodelementet i linje ${number(line)} er ”${root}”`,
      next: "Et sitemap begynder med urlset eller sitemapindex.",
    }),
    html: ({ line }) => ({
      title: `Det er en webside, ikke et sitemap (linje ${number(line)})`,
      next: "Tjek sitemappets adresse. Den står i robots.txt efter ”Sitemap:”.",
    }),
    "unknown-format": ({ line, text }) => ({
      title: `Det er ikke et sitemap: linje ${number(line)} er ”${text}”`,
      next: "Et sitemap er XML eller en tekst med én adresse på hver linje.",
    }),
    "too-many": ({ line, limit }) => ({
      title: `Sitemappet har mere end ${number(limit)} poster (linje ${number(line)})`,
      next: `${KEPT} Del det op, og nævn delene i et indeks: crawlere stopper også der.`,
    }),
    "too-large": ({ line, limit }) => ({
      title: `Sitemappet er udpakket større end ${number(limit)} byte (linje ${number(line)})`,
      next: `${KEPT} Del det op, og nævn delene i et indeks.`,
    }),
    "too-deep": ({ line, limit }) => ({
      title: `I linje ${number(line)} ligger mere end ${number(limit)} elementer i hinanden`,
      next: `${KEPT} Et sitemap har brug for tre.`,
    }),
    empty: () => ({ title: "Sitemappet er tomt", next: "Angiv et sitemap med adresser." }),
    "gzip-truncated": truncated,
    "gzip-damaged": damaged,
  },
});
