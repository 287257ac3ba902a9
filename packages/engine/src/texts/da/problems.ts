import type { Catalogue } from "../catalogue.ts";

const EXAMPLE = "https://example.com/side";
const perhaps = (nearest: string | undefined): string =>
  nearest === undefined ? "" : `Mente du ${nearest}? `;

/** What was done to a typed address, in Danish. */
export const change: Catalogue["change"] = {
  "scheme-added": "https:// er tilføjet.",
  "fragment-dropped": "Delen fra # er udeladt; den sendes aldrig til serveren.",
  "host-to-ascii": "Værtsnavnet vises i den form, der hentes.",
  escaped: "Mellemrum og specialtegn er procentkodet.",
  "path-normalised": "Stien vises i den form, der hentes.",
};

/** Danish messages on what was given. */
export const problem: Catalogue["problem"] = {
  "address-empty": () => ({
    title: "Der mangler en adresse",
    next: `Angiv adressen på en side, for eksempel ${EXAMPLE}.`,
  }),
  "address-invalid": ({ given }) => ({
    title: `”${given}” er ikke en adresse`,
    next: `Tjek stavemåden. En adresse ser sådan ud: ${EXAMPLE}.`,
  }),
  "address-too-long": () => ({
    title: "Adressen er for lang",
    next: "Højst 8.192 tegn testes, procentkoder medregnet. Gør adressen kortere. Vil du teste teksten i en robots.txt, så angiv den som kladde eller som fil.",
  }),
  "address-scheme": ({ given }) => ({
    title: `”${given}” begynder ikke med http:// eller https://`,
    next: `Kun webadresser testes, for eksempel ${EXAMPLE}.`,
  }),
  "address-credentials": () => ({
    title: "Adressen indeholder brugernavn eller adgangskode",
    next: "Udelad alt til og med @. Crawlere logger ikke ind, og adgangskoder hører ikke hjemme i en adresse.",
  }),
  "address-host-missing": ({ given }) => ({
    title: `”${given}” mangler websitets navn`,
    next: `Tilføj det, for eksempel ${EXAMPLE}.`,
  }),
  "crawler-empty": () => ({
    title: "Der mangler en crawler",
    next: "Vælg en på listen, eller angiv dens token, for eksempel Googlebot.",
  }),
  "crawler-invalid": ({ given, nearest }) => ({
    title: `”${given}” nævner ingen crawler`,
    next: `${perhaps(nearest)}Angiv et token, for eksempel Googlebot, eller hele User-Agent-feltet fra en kendt crawler.`,
  }),
  "crawler-too-long": () => ({
    title: "Crawlerens navn er for langt",
    next: "Angiv kun dens token, for eksempel Googlebot.",
  }),
  "reading-unknown": ({ given, nearest }) => ({
    title: `Læsemåden ”${given}” findes ikke`,
    next: `${perhaps(nearest)}Vælg rfc9309, google, 1996 eller 1994.`,
  }),
  "robots-missing": () => ({
    title: "Der mangler en robots.txt",
    next: "Angiv filens tekst, eller den adresse, den skal læses fra.",
  }),
  "robots-not-base64": () => ({
    title: "Filen robots.txt er ikke gyldig Base64",
    next: "Kod filens bytes som Base64, eller angiv filen som tekst.",
  }),
  "robots-too-large": () => ({
    title: "Filen robots.txt er for stor",
    next: "Crawlere læser kun de første 512.000 byte. Angiv kun den del.",
  }),
  "file-not-found": ({ given }) => ({
    title: `Filen ”${given}” findes ikke`,
    next: "Tjek sti og stavemåde. Med - læses standardinput.",
  }),
  "file-unreadable": ({ given }) => ({
    title: `”${given}” kan ikke læses`,
    next: "Tjek, at det er en fil og ikke en mappe, og at du må læse den.",
  }),
};
