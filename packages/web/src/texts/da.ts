import { code, say } from "@aushang/engine/texts";
import type { PageTexts } from "./catalogue.ts";
import { crawler, others } from "./da/crawlers.ts";
import { numbersIn } from "./numbers.ts";

const { n, count } = numbersIn("da");

/** Danish labels of the page. */
export const da: PageTexts = {
  head: {
    skip: "Gå til resultatet",
    menu: "Hovedmenu",
    pages: {
      test: "Test",
      compare: "Sammenlign",
      pattern: "Mønster",
      tests: "Kontroller",
      impact: "Virkning",
    },
    language: "Sprog",
    theme: {
      system: "Udseende: som systemet",
      light: "Udseende: lyst",
      dark: "Udseende: mørkt",
    },
  },
  title: {
    start: "Test en robots.txt – Aushang",
    draft: "Kladde – Aushang",
    many: (amount) => `${count(amount, "adresse", "adresser")} – Aushang`,
    answer: (verdict, address, crawler) => `${verdict}: ${address} for ${crawler} – Aushang`,
    heading: (address, crawler) => `${address} for ${crawler}`,
  },
  form: {
    title: "Test",
    source: "Kilde",
    live: "Live",
    draft: "Kladde",
    liveNote: "Live læser den fil, der ligger på serveren nu.",
    address: "Adresse",
    addressOfPage: "Adressen på en side",
    addressOrPath: "Adresse eller sti",
    placeholder: "https://example.com/side",
    host: "Host",
    reading: "Læsemåde",
    test: "Test",
    orBefore: "Eller",
    orPaste: "indsæt en robots.txt",
    orAfter: ": Den læses i denne browser og sendes ingen steder hen.",
  },
  crawler,
  start: {
    title: "Hvad siger denne robots.txt egentlig?",
    lead: "Hvilken crawler må hente hvilken adresse, hvilken linje afgør det, og hvorfor.",
    examples: "Tre filer, der overrasker",
    madeUp: "opdigtet, intet hentes",
    shown: "vist",
    example: {
      cart: {
        title: "Indkøbskurven",
        about: "Blokeret for alle. Også for Google?",
      },
      pdf: {
        title: "PDF-filerne",
        about: "Et $, og et spørgsmålstegn går uden om det.",
      },
      bot: {
        title: "AI-botten",
        about: "En tom linje afslutter ikke en gruppe.",
      },
    },
    more: "Mere end én adresse",
    can: [
      {
        title: "Mange adresser",
        text: "Indsæt en liste i adressefeltet, én adresse pr. linje, og få en tabel.",
      },
      {
        title: "Enhver crawler",
        text: "Fra listen, med dit eget token, eller indsæt en hel User-Agent-header.",
      },
      {
        title: "Kladder",
        text: "Indsæt en robots.txt, og ret i den: Resultatet følger med, mens du skriver, også uden net.",
      },
    ],
  },
  recent: { title: "Testet for nylig", forget: "Slet listen" },
  verdict: {
    mode: { live: "live", draft: "kladde", example: "eksempel" },
    sub: (crawler) => `for ${crawler}`,
    cancelled: "hentning afbrudt",
    noServer: "intet svar fra vores server",
  },
  loading: {
    reading: "Læser robots.txt",
    seconds: (amount) => `${n(amount)} s`,
    cancel: "afbryder",
  },
  facts: {
    group: "Anvendt gruppe",
    blocks: (amount) => (amount === 2 ? "to blokke" : `${n(amount)} blokke`),
    scope: "Gælder for",
    thisHost: "netop denne host:",
    tested: "Testet som",
    otherGroup: (line, kind, crawler) =>
      kind === "disallow"
        ? say`${line} ville blokere adressen, men den står under ${code("*")}, og ${crawler} har sin egen gruppe.`
        : say`${line} ville åbne adressen, men den står under ${code("*")}, og ${crawler} har sin egen gruppe.`,
  },
  actions: {
    openDraft: "Åbn som kladde",
    compare: "Sammenlign",
    copyLink: "Kopiér link",
    linkCopied: {
      live: "Linket er kopieret. Det indeholder adresse, crawler og læsemåde; filen læses igen, når det åbnes.",
      draft:
        "Linket er kopieret. Det indeholder hele kladden. Ingen server får den, men alle med linket kan læse den.",
    },
    linkTooLong:
      "Kladden er for lang til et link, som alle programmer accepterer. Download den som fil i stedet.",
    json: "JSON",
    jsonCopied: "Resultatet er kopieret som JSON.",
    download: "Download",
    edit: "Redigér denne fil",
    openLive: "Åbn live",
    again: "Hent igen",
  },
  fetched: {
    redirects: (amount) => `${count(amount, "omdirigering", "omdirigeringer")}:`,
    notRules: "ikke læst som regler",
    cacheNote: "Til orientering: En test læser altid den nuværende fil, højst 60 sekunder gammel.",
    readBefore: "Læst én gang,",
    readAfter: ", fra vores server.",
    olderCopies: "Crawlere kan bruge en kopi, der er op til 24 timer gammel.",
    again: "Hent igen og tjek",
    searchConsole: "Bed Google om at hente: Search Console",
  },
  readings: {
    title: (amount, same) => {
      const who =
        amount === 1
          ? "En anden læsemåde"
          : amount === 2
            ? "To andre læsemåder"
            : "Tre andre læsemåder";
      return same
        ? `${who} når samme resultat ud fra en anden linje`
        : `${who} læser filen anderledes`;
    },
    show: "Vis med denne læsemåde",
  },
  answers: { title: "Korte svar", lead: "Spørgsmål til dette:" },
  limits: "Hvad en test ikke kan vide",
  sheet: {
    draft: "kladde",
    example: "eksempel",
    came: "som den kom, ikke læst som regler",
    lines: (amount) => count(amount, "linje", "linjer"),
    changed: (time) => `ændret ${time}`,
    decides: "afgør",
    matches: "passer",
    skipped: "sprunget over",
    beyond: "uden for grænsen",
    groupTag: (group, block, blocks) =>
      blocks === 1 ? `gruppe ${group}` : `gruppe ${group}, blok ${n(block)} af ${n(blocks)}`,
    cut: "Resten af denne linje læses ikke.",
    invisible: (name) => (name === "?" ? "En byte, der ikke er UTF-8" : `Usynligt tegn ${name}`),
    restOfLine: (characters) => `${n(characters)} tegn mere`,
    otherGroup: "ville passe, anden gruppe",
    hidden: (from, to) =>
      from === to ? `Vis linje ${n(from)}` : `Vis linje ${n(from)} til ${n(to)}`,
    showAll: (lines) => `Vis alle ${n(lines)} linjer`,
    skippedTitle: "Uden virkning",
    skippedCount: (amount) => count(amount, "linje", "linjer"),
    applied: (rules) => `${count(rules, "regel", "regler")} i den anvendte gruppe`,
    none: "Ingen gruppe gælder",
    previous: "Forrige markerede linje",
    next: "Næste markerede linje",
    openedAsText:
      "Filen indeholder bytes, der ikke er UTF-8. I kladden står der erstatningstegn i stedet.",
  },
  draft: {
    notLive: "Kladde, ikke live.",
    notSent: "Intet gemmes på dit website, og intet forlader denne browser.",
    placeholder: "User-agent: *\nDisallow:",
    follows: "følger med, mens du skriver",
    damagedTitle: "Dette link er beskadiget",
    damagedText:
      "Kladden i det kan ikke læses. Den blev aldrig sendt til os, så vi kan ikke gendanne den. Bed om hele linket, eller begynd forfra.",
    startEmpty: "Begynd på en tom kladde",
    noQuestion: "host eller adresse mangler",
  },
  why: {
    title: "Hvorfor",
    copy: "kopiér som tekst",
    copied: "Trinnene er kopieret som tekst.",
    copyHead: (address, crawler, reading) => `${address} for ${crawler}, læsemåde ${reading}`,
    address: "Adresse",
    pattern: "Mønster",
    takes: (pattern, address) => `${pattern} passer på ${address === "" ? "intet" : address}`,
    restOf: (rest) => `${rest} er tilovers`,
    alignment: (address, pattern, pieces) =>
      `Adressen ${address} mod mønstret ${pattern}: ${pieces.join(", ")}.`,
    caption: (matching, rules) =>
      `${n(matching)} af ${count(rules, "regel", "regler")} i gruppen passer`,
    line: "Linje",
    rule: "Regel",
    octets: "Oktetter",
    outcome: "Udfald",
    comparedAs: "sammenlignet som",
    showAll: (amount) => `Vis alle ${n(amount)} regler, der passer`,
  },
  others,
  basis: {
    rule: "ingen linje",
    "no-match": "ingen regel passer",
    "no-rules": "ingen regler",
    "robots-txt-itself": "selve robots.txt",
    unavailable: "ingen fil",
    unreachable: "hentning mislykkedes",
    "not-fetched": "ikke hentet",
    "other-origin": "et andet website",
    cached: "seneste version uden fejl",
  },
  advice: {
    title: "Hvad du skal gøre nu",
    askedAs: "Vi spurgte som",
    eachHost: "Hver host har sin egen fil. Tøm feltet Host, eller test live.",
    readOther: (host) => `Læs filen fra ${host}`,
    write: "Skriv en første kladde",
    paste: "Indsæt selv filen",
    change: "Ret adressen",
  },
  trouble: {
    of: (failure) => {
      switch (failure.kind) {
        case "gone":
          return {
            title: "Vores server svarer ikke",
            text: "Kladder virker stadig: Indsæt filen, så læses den i denne browser. Eller tjek din forbindelse, og prøv igen.",
          };
        case "busy":
          return {
            title: "Vores hentning er optaget",
            text: `Indsæt filen i stedet, så læses den i denne browser. Eller prøv igen ${failure.retryAfter === null ? "lidt senere" : `om ${n(failure.retryAfter)} s`}.`,
          };
        case "server-error":
          return {
            title: `Vores server melder en fejl (${failure.status})`,
            text: "Det er vores fejl, ikke websitets. Indsæt filen, så læses den i denne browser, eller prøv igen senere.",
          };
        case "refused":
          return { title: failure.title, text: failure.detail };
      }
    },
    pasteLabel: "Indsæt en robots.txt",
    again: "Prøv igen",
    cancelledTitle: "Afbrudt",
    cancelledText: "Intet blev læst, så resultatet er ukendt.",
    offline: "Du er offline. Kladder virker stadig, men intet kan læses live.",
  },
  many: {
    title: (amount, crawler) => `${count(amount, "adresse", "adresser")} for ${crawler}`,
    lead: "Hvert websites robots.txt læses én gang.",
    left: (amount) =>
      `${count(amount, "adresse er udeladt", "adresser er udeladt")}: Der kan testes 200 på én gang.`,
    notTested: "Ikke testet",
    reason: "Årsag",
    show: "Vis alene",
  },
  foot: {
    request:
      "En anmodning, ikke en lås: ingen beskyttelse af hemmeligheder, ingen fjernelse fra et indeks.",
    says: "Aushang siger, hvad en fil siger, ikke hvad en crawler gør.",
    crawlers: "Crawlere og kilder (JSON)",
    http: "HTTP-grænseflade (OpenAPI)",
    keyboard: "Tastatur",
    privacy: "Hvad sendes hvorhen",
  },
  keys: {
    title: "Tastatur",
    does: {
      address: "Indtast en adresse",
      crawler: "Vælg en crawler",
      test: "Test",
      draft: "Redigér filen",
      compare: "Sammenlign filen",
      line: "Gå til en linje",
      marks: "Næste, forrige markerede linje",
      help: "Denne hjælp",
      back: "Afbryd, luk, tilbage til resultatet",
    },
    single: "Enkelte bogstaver som taster",
    singleNote: "Mens du skriver, er de altid slået fra.",
    lineTitle: "Gå til en linje",
    lineLabel: (lines) => `Linje, 1 til ${n(lines)}`,
    go: "Gå",
  },
  dialog: {
    close: "Luk",
    copyTitle: "Til kopiering",
    copyText: "Browseren tillader ikke kopiering. Teksten er markeret: Kopiér den selv.",
  },
};
