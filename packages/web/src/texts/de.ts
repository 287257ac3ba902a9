import { code, say } from "@aushang/engine/texts";
import type { PageTexts } from "./catalogue.ts";
import { crawler, others } from "./de/crawlers.ts";
import { numbersIn } from "./numbers.ts";

const { n, count } = numbersIn("de");

/** German labels of the page, formal address (Sie). */
export const de: PageTexts = {
  head: {
    skip: "Zum Ergebnis springen",
    menu: "Hauptmenü",
    pages: {
      test: "Testen",
      compare: "Vergleich",
      pattern: "Muster",
      tests: "Prüfungen",
      impact: "Wirkung",
    },
    language: "Sprache",
    theme: {
      system: "Darstellung: wie das System",
      light: "Darstellung: hell",
      dark: "Darstellung: dunkel",
    },
  },
  title: {
    start: "robots.txt testen – Aushang",
    draft: "Entwurf – Aushang",
    many: (amount) => `${count(amount, "Adresse", "Adressen")} – Aushang`,
    answer: (verdict, address, crawler) => `${verdict}: ${address} für ${crawler} – Aushang`,
    heading: (address, crawler) => `${address} für ${crawler}`,
  },
  form: {
    title: "Prüfen",
    source: "Quelle",
    live: "Live",
    draft: "Entwurf",
    liveNote: "Live liest die Datei, die jetzt auf dem Server liegt.",
    address: "Adresse",
    addressOfPage: "Adresse einer Seite",
    addressOrPath: "Adresse oder Pfad",
    placeholder: "https://example.com/seite",
    host: "Host",
    reading: "Lesart",
    test: "Testen",
    orBefore: "Oder",
    orPaste: "eine robots.txt einfügen",
    orAfter: ": Sie wird in diesem Browser gelesen und nirgendwohin geschickt.",
  },
  crawler,
  start: {
    title: "Was sagt diese robots.txt wirklich?",
    lead: "Welcher Crawler welche Adresse abrufen darf, welche Zeile entscheidet, und warum.",
    examples: "Drei Dateien, die überraschen",
    madeUp: "erfunden, nichts wird abgerufen",
    shown: "gezeigt",
    example: {
      cart: {
        title: "Der Warenkorb",
        about: "Für alle gesperrt. Auch für Google?",
      },
      pdf: {
        title: "Die PDF-Dateien",
        about: "Ein $, und ein Fragezeichen führt daran vorbei.",
      },
      bot: {
        title: "Der KI-Bot",
        about: "Eine Leerzeile beendet keine Gruppe.",
      },
    },
    more: "Mehr als eine Adresse",
    can: [
      {
        title: "Viele Adressen",
        text: "Fügen Sie eine Liste in das Adressfeld ein, eine Adresse je Zeile: Sie bekommen eine Tabelle.",
      },
      {
        title: "Jeder Crawler",
        text: "Aus der Liste, mit eigenem Token, oder fügen Sie einen ganzen User-Agent-Kopf ein.",
      },
      {
        title: "Entwürfe",
        text: "Fügen Sie eine robots.txt ein und ändern Sie sie: Das Ergebnis folgt beim Tippen, auch ohne Netz.",
      },
    ],
  },
  recent: { title: "Zuletzt getestet", forget: "Liste löschen" },
  verdict: {
    mode: { live: "live", draft: "Entwurf", example: "Beispiel" },
    sub: (crawler) => `für ${crawler}`,
    cancelled: "Abruf abgebrochen",
    noServer: "keine Antwort von unserem Server",
  },
  loading: {
    reading: "robots.txt wird gelesen",
    seconds: (amount) => `${n(amount)} s`,
    cancel: "bricht ab",
  },
  facts: {
    group: "Angewandte Gruppe",
    blocks: (amount) => (amount === 2 ? "zwei Blöcke" : `${n(amount)} Blöcke`),
    scope: "Gilt für",
    thisHost: "genau diesen Host:",
    tested: "Getestet wird",
    otherGroup: (line, kind, crawler) =>
      kind === "disallow"
        ? say`${line} würde die Adresse sperren, steht aber unter ${code("*")}, und ${crawler} hat eine eigene Gruppe.`
        : say`${line} würde die Adresse öffnen, steht aber unter ${code("*")}, und ${crawler} hat eine eigene Gruppe.`,
  },
  actions: {
    openDraft: "Als Entwurf öffnen",
    compare: "Vergleichen",
    copyLink: "Link kopieren",
    linkCopied: {
      live: "Link kopiert. Er enthält Adresse, Crawler und Lesart; die Datei wird beim Öffnen neu gelesen.",
      draft:
        "Link kopiert. Er enthält den ganzen Entwurf. Kein Server bekommt ihn, aber wer den Link hat, kann ihn lesen.",
    },
    linkTooLong:
      "Der Entwurf ist zu lang für einen Link, den jedes Programm annimmt. Laden Sie ihn stattdessen als Datei herunter.",
    json: "JSON",
    jsonCopied: "Ergebnis als JSON kopiert.",
    download: "Herunterladen",
    edit: "Diese Datei bearbeiten",
    openLive: "Live öffnen",
    again: "Noch einmal abrufen",
  },
  fetched: {
    redirects: (amount) => `${count(amount, "Weiterleitung", "Weiterleitungen")}:`,
    notRules: "nicht als Regeln gelesen",
    cacheNote: "Zur Information: Testen liest immer den jetzigen Stand, höchstens 60 Sekunden alt.",
    readBefore: "Einmal gelesen,",
    readAfter: ", von unserem Server.",
    olderCopies: "Crawler können eine bis zu 24 Stunden alte Kopie benutzen.",
    again: "Noch einmal abrufen und prüfen",
    searchConsole: "Google um einen Abruf bitten: Search Console",
  },
  readings: {
    title: (amount, same) => {
      const who =
        amount === 1
          ? "Eine andere Lesart"
          : amount === 2
            ? "Zwei andere Lesarten"
            : "Drei andere Lesarten";
      const verb = amount === 1 ? "liest" : "lesen";
      return same
        ? `${who} ${verb} dasselbe aus einer anderen Zeile`
        : `${who} ${verb} diese Datei anders`;
    },
    show: "Mit dieser Lesart zeigen",
  },
  answers: { title: "Kurze Antworten", lead: "Fragen dazu:" },
  limits: "Was ein Test nicht wissen kann",
  sheet: {
    draft: "Entwurf",
    example: "Beispiel",
    came: "so kam es an, nicht als Regeln gelesen",
    lines: (amount) => count(amount, "Zeile", "Zeilen"),
    changed: (time) => `geändert ${time}`,
    decides: "entscheidet",
    matches: "passt",
    skipped: "übersprungen",
    beyond: "hinter der Grenze",
    groupTag: (group, block, blocks) =>
      blocks === 1 ? `Gruppe ${group}` : `Gruppe ${group}, Block ${n(block)} von ${n(blocks)}`,
    cut: "Der Rest dieser Zeile wird nicht gelesen.",
    invisible: (name) =>
      name === "?" ? "Ein Byte, das kein UTF-8 ist" : `Unsichtbares Zeichen ${name}`,
    restOfLine: (characters) => `noch ${count(characters, "Zeichen", "Zeichen")}`,
    otherGroup: "würde passen, andere Gruppe",
    hidden: (from, to) =>
      from === to ? `Zeile ${n(from)} zeigen` : `Zeilen ${n(from)} bis ${n(to)} zeigen`,
    showAll: (lines) => `Alle ${n(lines)} Zeilen zeigen`,
    skippedTitle: "Ohne Wirkung",
    skippedCount: (amount) => count(amount, "Zeile", "Zeilen"),
    applied: (rules) => `${count(rules, "Regel", "Regeln")} in der angewandten Gruppe`,
    none: "Keine Gruppe gilt",
    previous: "Vorige markierte Zeile",
    next: "Nächste markierte Zeile",
    openedAsText:
      "Die Datei enthält Bytes, die kein UTF-8 sind. Im Entwurf stehen dafür Ersatzzeichen.",
  },
  draft: {
    notLive: "Entwurf, nicht live.",
    notSent: "Nichts wird auf Ihrer Website gespeichert, nichts verlässt diesen Browser.",
    placeholder: "User-agent: *\nDisallow:",
    follows: "folgt beim Tippen",
    damagedTitle: "Dieser Link ist beschädigt",
    damagedText:
      "Der Entwurf darin lässt sich nicht lesen. Er wurde nie an uns geschickt, also können wir ihn nicht wiederherstellen. Bitten Sie um den ganzen Link, oder fangen Sie neu an.",
    startEmpty: "Leeren Entwurf beginnen",
    noQuestion: "Host oder Adresse fehlt",
  },
  why: {
    title: "Warum",
    copy: "als Text kopieren",
    copied: "Die Schritte wurden als Text kopiert.",
    copyHead: (address, crawler, reading) => `${address} für ${crawler}, Lesart ${reading}`,
    address: "Adresse",
    pattern: "Muster",
    takes: (pattern, address) => `${pattern} passt auf ${address === "" ? "nichts" : address}`,
    restOf: (rest) => `${rest} bleibt übrig`,
    alignment: (address, pattern, pieces) =>
      `Die Adresse ${address} gegen das Muster ${pattern}: ${pieces.join(", ")}.`,
    caption: (matching, rules) =>
      `${n(matching)} von ${count(rules, "Regel", "Regeln")} der Gruppe ${matching === 1 ? "passt" : "passen"}`,
    line: "Zeile",
    rule: "Regel",
    octets: "Oktette",
    outcome: "Ergebnis",
    comparedAs: "verglichen als",
    showAll: (amount) => `Alle ${n(amount)} passenden Regeln zeigen`,
  },
  others,
  basis: {
    rule: "keine Zeile",
    "no-match": "keine Regel passt",
    "no-rules": "keine Regeln",
    "robots-txt-itself": "die robots.txt selbst",
    unavailable: "keine Datei",
    unreachable: "Abruf gescheitert",
    "not-fetched": "nicht abgerufen",
    "other-origin": "andere Website",
    cached: "letzte fehlerfreie Version",
  },
  advice: {
    title: "Was jetzt zu tun ist",
    askedAs: "Wir haben angefragt als",
    eachHost: "Jeder Host hat seine eigene Datei. Leeren Sie das Feld Host, oder testen Sie live.",
    readOther: (host) => `Datei von ${host} lesen`,
    write: "Einen ersten Entwurf schreiben",
    paste: "Die Datei selbst einfügen",
    change: "Adresse ändern",
  },
  trouble: {
    of: (failure) => {
      switch (failure.kind) {
        case "gone":
          return {
            title: "Unser Server antwortet nicht",
            text: "Entwürfe gehen trotzdem: Fügen Sie die Datei ein, sie wird in diesem Browser gelesen. Oder prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
          };
        case "busy":
          return {
            title: "Unser Abruf ist ausgelastet",
            text: `Fügen Sie die Datei stattdessen ein, sie wird in diesem Browser gelesen. Oder versuchen Sie es ${failure.retryAfter === null ? "etwas später" : `in ${n(failure.retryAfter)} s`} noch einmal.`,
          };
        case "server-error":
          return {
            title: `Unser Server meldet einen Fehler (${failure.status})`,
            text: "Das liegt an uns, nicht an der Website. Fügen Sie die Datei ein, sie wird in diesem Browser gelesen, oder versuchen Sie es später noch einmal.",
          };
        case "refused":
          return { title: failure.title, text: failure.detail };
      }
    },
    pasteLabel: "robots.txt einfügen",
    again: "Noch einmal versuchen",
    cancelledTitle: "Abgebrochen",
    cancelledText: "Es wurde nichts gelesen, das Ergebnis ist unbekannt.",
    offline: "Sie sind offline. Entwürfe gehen weiter, live lässt sich nichts lesen.",
  },
  many: {
    title: (amount, crawler) => `${count(amount, "Adresse", "Adressen")} für ${crawler}`,
    lead: "Je Website wird die robots.txt einmal gelesen.",
    left: (amount) =>
      `${count(amount, "Adresse wurde", "Adressen wurden")} weggelassen: Auf einmal gehen 200.`,
    notTested: "Nicht getestet",
    reason: "Grund",
    show: "Einzeln zeigen",
  },
  foot: {
    request: "Eine Bitte, keine Sperre: kein Schutz für Geheimes, kein Entfernen aus dem Index.",
    says: "Aushang sagt, was eine Datei sagt, nicht, was ein Crawler tut.",
    crawlers: "Crawler und Quellen (JSON)",
    http: "HTTP-Schnittstelle (OpenAPI)",
    keyboard: "Tastatur",
    privacy: "Was wohin geht",
  },
  keys: {
    title: "Tastatur",
    does: {
      address: "Adresse eingeben",
      crawler: "Crawler wählen",
      test: "Testen",
      draft: "Datei bearbeiten",
      compare: "Datei vergleichen",
      line: "Zu einer Zeile",
      marks: "Nächste, vorige markierte Zeile",
      help: "Diese Hilfe",
      back: "Abbrechen, schließen, zum Ergebnis",
    },
    single: "Einzelne Buchstaben als Tasten",
    singleNote: "Beim Tippen sind sie immer aus.",
    lineTitle: "Zu einer Zeile",
    lineLabel: (lines) => `Zeile, 1 bis ${n(lines)}`,
    go: "Hingehen",
  },
  dialog: {
    close: "Schließen",
    copyTitle: "Zum Kopieren",
    copyText:
      "Der Browser lässt das Kopieren nicht zu. Der Text ist markiert: Kopieren Sie ihn selbst.",
  },
};
