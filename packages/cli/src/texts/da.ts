import type { Words } from "./catalogue.ts";
import { check } from "./check/da.ts";
import { badLine } from "./da-decide.ts";
import { help } from "./da-help.ts";
import { usage } from "./da-usage.ts";
import { lint } from "./lint/da.ts";
import { proofs } from "./proofs/da.ts";

/** Kommandolinjen på dansk. */
export const words: Words = {
  language: "da",
  help,
  usage,
  badLine,
  check,
  lint,
  proofs,
  test: {
    verdictFor: (verdict, token) => `${verdict} for ${token}`,
    reading: "Læsemåde",
    given: (name) => `angivet fil ${name}`,
    givenAddress: (address) => `angivet adresse ${address}`,
    noAnswer: "intet svar",
    heading: {
      why: "Hvorfor",
      file: "De linjer, det kommer an på",
      rules: "Regler, der passer",
      readings: "Læst anderledes",
      notes: "Værd at vide",
      others: "Andre crawlere",
    },
    column: {
      line: "Linje",
      rule: "Regel",
      octets: "Oktetter",
      why: "Hvorfor",
      verdict: "Resultat",
      crawler: "Crawler",
      address: "Adresse",
      group: "Gruppe",
    },
    gap: (lines, shown) => (lines === 1 ? "1 linje" : `${shown} linjer`),
    decides: "afgør",
    next: "Næste skridt:",
    noLine: "ingen linje",
    moreRules: (count) => `${count} regler mere passer; --all viser dem.`,
    othersSame: (same, total) =>
      same === total
        ? `Alle ${total} andre crawlere på listen får samme resultat.`
        : `${same} af ${total} får samme resultat. Det gør disse ikke:`,
    othersAll: "--all viser alle crawlere.",
    noGroup: "ingen gruppe",
    noOwnAgent: "kun et ord i filen",
    tally: (count, verdict) => `${count} ${verdict}`,
    details: "--details giver hele rapporten om hvert.",
    fromHeader: (token) => `User-Agent-headeren nævner produkttokenet ${token}.`,
    ownToken: (token) =>
      `${token} står ikke på listen over crawlere; det testes som sit eget token.`,
    didYouMean: (nearest) => `Mente du ${nearest}?`,
    progress: (done, total) => `Henter robots.txt: ${done} af ${total} oprindelser`,
  },
  crawlers: {
    column: {
      token: "Token",
      operator: "Udbyder",
      purpose: "Formål",
      fallback: "Derefter",
      star: "Følger *",
      respects: "Følger robots.txt",
    },
    star: { yes: "ja", no: "nej", unknown: "ikke dokumenteret" },
    respects: {
      yes: "ja",
      no: "nej",
      "user-triggered-ignores": "ikke på en brugers anmodning",
      unknown: "ikke dokumenteret",
    },
    count: (shown, total) =>
      shown === total ? `${total} crawlere` : `${shown} af ${total} crawlere`,
    noneFound: (search, nearest) =>
      `Ingen crawler passer til ”${search}”. ${nearest ? `Mente du ${nearest}?` : "aushang crawlers viser dem alle."}`,
    fact: {
      aliases: "Kaldes også",
      header: "User-Agent-headeren indeholder",
      crawlDelay: "Crawl-delay",
      respectsNotes: "Om robots.txt",
      status: (status) => (status === "network" ? "Uden svar" : `Ved ${status}`),
      size: "Læser højst",
      wildcards: "Kender * og $",
      directives: "Andre direktiver",
      source: "Kilde",
      read: "Læst den",
      notes: "Bemærkninger",
      controlOnly: "Kun et ord i filen: Intet henter under dette navn",
      retired: "Ude af drift",
    },
    crawlDelay: { honoured: "følges", ignored: "ignoreres", unknown: "ikke dokumenteret" },
    yes: "ja",
    no: "nej",
  },
  serve: {
    ready: (address) => `Aushang er klar: ${address}`,
    howToStop: "Ctrl+C stopper det.",
    reachable: (host) =>
      `Aushang lytter på ${host}: Andre på netværket kan nå denne side. Den henter adresser for dem; private adresser afvises.`,
    stopping: "Aushang stopper: Åbne forespørgsler besvares først.",
  },
};
