import { numbersIn } from "../numbers.ts";
import type { ImpactTexts } from "./catalogue.ts";

const { n, count } = numbersIn("da");

/** Danish labels of the page on real addresses. */
export const impact: ImpactTexts = {
  title: {
    start: "Hvad gør reglerne ved rigtige adresser? – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "Hvad gør reglerne ved rigtige adresser?",
  lead: "Slip et sitemap eller en adgangslog: Hver adresse bedømmes efter den nuværende fil og en kladde. Intet er en stikprøve, og intet bliver uploadet.",
  form: {
    title: "Hvad der tælles",
    present: "Nuværende fil",
    presentText: "Den nuværende fils tekst",
    draft: "Kladde",
    draftText: "Kladdens tekst",
    draftNote: "Lad feltet stå tomt for at se, hvad den nuværende fil gør.",
    source: "Hvor den nuværende fil kommer fra",
    kind: { draft: "Tekst", live: "Live" },
    choose: "Åbn en fil",
    stays: "Den bliver i denne browser.",
    site: "Den nuværende fils website",
    siteNote: "Vores server læser websitets robots.txt, én gang, og intet andet.",
    read: "Læs",
    again: "Læs igen",
    cancel: "Annuller",
    addresses: "Rigtige adresser",
    files: "Sitemaps og logfiler",
    drop: "eller slip dem her.",
    kinds:
      "Sitemaps (XML eller en liste med adresser) og adgangslogfiler (combined, JSON-linjer, Cloudflare), også pakket som .gz, i alle størrelser. De læses i denne browser og forlader den aldrig.",
    chosen: "Valgte filer",
    remove: (name) => `Fjern ${name}`,
    count: "Tæl",
    countAgain: "Tæl igen",
  },
  state: {
    noFile: "Hvilken robots.txt?",
    noFileText: "Indsæt eller slip den nuværende fil, eller læs den, der er live.",
    giveFile: "Angiv filen",
    noAddresses: "Hvilke adresser?",
    noAddressesText:
      "Et sitemap siger, hvilke sider der findes, en adgangslog, hvilke crawlere virkelig henter.",
    chooseAddresses: "Vælg sitemaps eller logfiler",
    ready: "Klar til at tælle",
    readyText: (bytes) => `${bytes} læses i denne browser.`,
    reading: "Læser robots.txt",
    notReadable: "Der kan ikke bedømmes efter den nuværende fil",
    notReadableText:
      "Dens regler er ukendte, så der siges intet om, hvad de gør. Læs den igen senere, eller indsæt den som tekst.",
    absent: "Der er ingen robots.txt der, så intet er blokeret nu.",
    counting: (name) => `Tæller ${name}`,
    progress: (read, all, percent) => `${read} af ${all} læst, ${percent}`,
    cancelled: "Annulleret",
    cancelledText: "Det, der var talt indtil da, vises ikke: det ville være en stikprøve.",
    stoppedTitle: "Optællingen blev afbrudt",
    stopped: "Den del af siden, der regner, gik i stå eller kunne ikke indlæses.",
    damagedTitle: "Dette link er beskadiget",
    damaged:
      "Teksterne i det kan ikke læses. Intet blev sendt til os, så vi kan ikke gendanne dem.",
    changed: "Felterne ovenfor er ændret siden. Tæl igen for at se, hvad det gør.",
    partly: "Ikke alt kunne læses",
    partlyText: "Tallene nedenfor gælder det, der kunne læses.",
  },
  files: {
    title: "Læste filer",
    index: (amount) =>
      `Et indeks over ${count(amount, "sitemap", "sitemaps")}. Intet hentes: slip også dem her.`,
    unreadable:
      "Browseren kan ikke læse denne fil. Måske er den flyttet eller ændret: vælg den igen.",
    sitemap: "Sitemap",
    addresses: (amount) => count(amount, "adresse", "adresser"),
    lines: (amount) => count(amount, "linje", "linjer"),
    badEntries: (amount) =>
      `${count(amount, "post", "poster")} sprunget over: ikke en hel adresse med http eller https`,
    badLine: (line) => `linje ${n(line)}`,
    show: "Vis dem",
  },
  result: {
    list: "Adresser i sitemaps",
    requests: "Hentninger i logfiler",
    origin: (origin) => `bedømt for ${origin}`,
    flips: "Hvad der skifter",
    flipsNote:
      "Efter adressens form og de afgørende linjer, det hyppigste først. Hver adresse er bedømt; eksemplerne er rigtige.",
    columns: { change: "Ændring", decided: "Afgjort af", rule: "Regel", line: "Linje" },
    line: {
      present: (line) => `nuværende linje ${n(line)}`,
      draft: (line) => `linje ${n(line)} i kladden`,
    },
    noRule: { present: "nu: ingen regel", draft: "i kladden: ingen regel" },
    rest: (amount) => `${amount} mere, af anden form`,
    test: "test denne adresse",
    blocked: (blocked, all) => `nu ${n(blocked)} af ${n(all)} blokeret`,
    rulesNote:
      "Hvor meget hver regel passer på, og hvor meget af det den afgør. Det, den passer på uden at afgøre, afgøres af en længere regel.",
    side: { present: "Nuværende fil", draft: "Kladde" },
    noRules: "Ingen regel gælder for dem: alt er åbent.",
    unusedNote:
      "De passer ikke på nogen af disse adresser. Det beviser ikke, at de er overflødige: der kan være andre adresser.",
    fetches: "Hentninger",
    others: "Andre hentninger",
    habit: "Vane",
    crawlers: (amount) => count(amount, "crawler", "crawlere"),
    more: (amount) => `Vis ${n(amount)} flere`,
    notJudged: "Hvem og hvad det er",
    csv: "Gem som CSV",
    json: "Gem som JSON",
  },
  actions: {
    copyLink: "Kopiér link",
    linkCopied:
      "Linket er kopieret. Det indeholder robots-filerne, ingen adresser. Ingen server får teksterne.",
    linkTooLong: "Filerne er for lange til et link, som alle programmer accepterer.",
  },
};
