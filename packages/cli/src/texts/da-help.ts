import type { HelpWords } from "./catalogue.ts";
import { lintHelp } from "./lint/da-help.ts";
import { proofHelp } from "./proofs/da-help.ts";

/** Hjælpesider på dansk. */
export const help: HelpWords = {
  about:
    "Hvad en robots.txt virkelig siger: hvilken crawler må hente hvilken adresse, hvilken linje afgør det, og hvorfor.",
  titles: {
    "Usage:": "Brug:",
    "Arguments:": "Argumenter:",
    "Options:": "Tilvalg:",
    "Global Options:": "Tilvalg til alle kommandoer:",
    "Commands:": "Kommandoer:",
  },
  examples: "Eksempler:",
  values: {
    address: "adresse",
    search: "søgning",
    suite: "kontrolfil",
    format: "format",
    old: "gammel",
    new: "ny",
    file: "fil",
    sitemap: "sitemap",
    log: "log",
    pattern: "mønster",
    wish: "ønske",
    mode: "tilstand",
    crawler: "crawler",
    source: "kilde",
    reading: "læsemåde",
    text: "tekst",
    purpose: "formål",
    number: "tal",
    name: "navn",
    level: "niveau",
    which: "hvilke",
    language: "sprog",
  },
  default: "standard",
  usage: { options: "[tilvalg]", command: "[kommando]" },
  help: "vis denne hjælp",
  helpCommand: "vis hjælpen til en kommando",
  version: "vis versionen",
  lang: "sproget i outputtet: de, en eller da (standard: efter miljøet)",
  color: "farver, også når outputtet ikke er en terminal",
  noColor: "ingen farver (det samme gør NO_COLOR)",
  exitCodes: "Afslutningskoder:",
  exits: {
    allowed: "alle adresser er tilladt",
    done: "kommandoen har gjort sit arbejde",
    disallowed: "mindst én adresse er blokeret",
    clean: "intet fund på niveauet i --fail-on eller derover",
    found: "mindst ét fund på det niveau eller derover",
    hold: "alle kontroller er opfyldt",
    fail: "mindst én kontrol er ikke opfyldt",
    same: "intet resultat ændrer sig: bevist",
    changed: "mindst ét resultat ændrer sig",
    possible: "alle ønsker kan opfyldes",
    todo: "med --check: der er noget at gøre",
    impossible: "ikke alle ønsker kan opfyldes",
    usage: "forkert brug eller forkert input",
    unknown: "en robots.txt kunne ikke nås, eller et resultat er ukendt",
  },
  commands: {
    ...proofHelp,
    lint: lintHelp,
    test: {
      summary: "må denne crawler hente denne adresse, og hvilken linje afgør det?",
      about:
        "Henter adressens robots.txt (eller tager den fil, du angiver) og viser resultatet, linjen, der afgør det, og grunden.",
      arguments: {
        address:
          "adresse, der skal testes; - eller ingen: standardinput, én pr. linje; @fil: en liste",
      },
      options: {
        as: "produkttoken eller User-Agent-header; kan gentages, tokens kan adskilles med komma",
        robots: "brug denne robots.txt: en fil, en adresse eller - for standardinput",
        reading: "hvordan filen læses: rfc9309, google, 1996, 1994",
        json: "resultatet som JSON: ét objekt, eller én linje for hvert ved flere",
        all: "vis alle andre crawlere og alle regler, der passer",
        details: "ved flere resultater: hele rapporten for hvert",
        fresh: "hent igen, brug ikke et svar fra det sidste minut",
        "user-agent": "send denne User-Agent ved hentning",
      },
      examples: [
        "én adresse, som Googlebot",
        "to crawlere, læst som Googles parser læser",
        "en kladde, før den går live",
        "mange adresser, som JSON Lines",
      ],
    },
    decide: {
      summary: "besvar JSON-linjer fra standardinput, én linje ad gangen",
      about:
        'Læser ét spørgsmål pr. linje, {"robots": "…", "agent": "Googlebot", "url": "https://…"}, og skriver ét svar pr. linje i samme rækkefølge. ' +
        'Desuden: "robotsBase64" til bytes, "agents" til flere tokens, "reading" og "id", som kommer tilbage. En fejlbehæftet linje får {"error": …} på sin plads. Adressen tages, som den står.',
      arguments: {},
      options: {
        reading: "læsemåde for linjer, der ikke nævner nogen: rfc9309, google, 1996, 1994",
      },
      examples: ["besvar en fil med spørgsmål"],
    },
    check: {
      summary: "kontrollér, at en robots.txt siger det, den skal",
      about:
        "Udfører kontroller: denne crawler, denne adresse, åben eller blokeret; eller et helt website, bevist for hver adresse. Det sker på en fil, et website eller begge dele; som udgangspunkt på det, kontrolfilen selv nævner.",
      arguments: {
        suite: "kontrolfil, YAML eller JSON; - eller ingen: standardinput",
      },
      options: {
        env: "kun dette miljø i kontrolfilen; kan gentages",
        robots: "brug denne robots.txt i stedet for den, kontrolfilen nævner: en fil eller -",
        live: "hent robots.txt fra dette website i stedet for den, kontrolfilen nævner; kan gentages",
        format: "resultatets form: pretty, tap, junit, json",
        init: "skriv en kontrolfil ud fra det, --robots eller --live siger i dag",
        "user-agent": "send denne User-Agent ved hentning",
      },
      examples: [
        "den fil eller det website, kontrolfilen nævner",
        "en fil, til en byggeserver",
        "ét miljø, på et website, som det er nu",
        "en første kontrolfil ud fra det, filen siger i dag",
      ],
    },
    crawlers: {
      summary: "de crawlere, Aushang kender, og hvad der er dokumenteret om dem",
      about:
        "Viser de kendte crawlere. Finder søgningen kun én, vises alt, hvad der er dokumenteret om den.",
      arguments: { search: "del af et token eller en udbyder, eller en hel User-Agent-header" },
      options: { json: "som JSON, med kilder", purpose: "kun crawlere med dette formål" },
      examples: ["alt, hvad der er dokumenteret om én", "alle, der samler træningsdata"],
    },
    serve: {
      summary: "stil siden og HTTP-grænsefladen til rådighed",
      about:
        "Stiller siden til rådighed, som standard kun for denne maskine, på http://127.0.0.1:9309.",
      arguments: {},
      options: {
        host: "adresse, der lyttes på",
        port: "port, der lyttes på; 0 tager en ledig",
        "allow-address": "privat adresse, der alligevel må hentes; kan gentages",
        "host-name": "navn, som klienter må bruge, for eksempel bag en proxy; kan gentages",
        "trust-proxy": "proxy, hvis X-Forwarded-*-headere der stoles på; kan gentages",
        "user-agent": "send denne User-Agent ved hentning",
        "log-level": "hvad der logges på standardfejl: silent, error, warn, info, debug",
      },
      examples: ["til denne maskine", "test også en server på denne maskine"],
    },
  },
};
