import type { CommandHelp, ProofCommand } from "../catalogue.ts";

/** Hilfe der Befehle, die etwas über alle Adressen beweisen, auf Deutsch. */
export const proofHelp: Readonly<Record<ProofCommand, CommandHelp>> = {
  diff: {
    summary: "welche Adressen eine Änderung der robots.txt öffnet und sperrt",
    about:
      "Vergleicht zwei robots.txt als Mengen aller möglichen Adressen: was sich öffnet, was gesperrt wird, für wen und durch welche Zeilen, mit dem Beweis, dass sich sonst nichts ändert. Verglichen wird für alle Crawler der Liste, alle, die eine der Dateien nennt, und alle übrigen.",
    arguments: {
      old: "die robots.txt vorher: eine Datei, eine Adresse oder - für die Standardeingabe",
      new: "die robots.txt nachher; entfällt bei --against und --against-reading",
    },
    options: {
      as: "nur diese Crawler; wiederholbar, auch durch Kommas getrennt",
      reading: "Lesart der Dateien: rfc9309, google, 1996, 1994; wiederholbar",
      against: "vergleichen, was eine Datei dem Crawler von --as und was sie diesem sagt",
      "against-reading":
        "vergleichen, was eine Datei in der Lesart von --reading und was sie in dieser sagt",
      sitemap:
        "zählen, was unter den Adressen dieser Sitemap umschlägt: Datei, Adresse oder -; wiederholbar",
      log: "zählen, was unter den Anfragen dieses Zugriffslogs umschlägt: Datei oder -; wiederholbar",
      format: "Form der Ausgabe: pretty, json, markdown (für eine Durchsicht), csv",
      "user-agent": "diesen User-Agent beim Abrufen senden",
    },
    examples: [
      "was eine Änderung der Datei öffnet und sperrt",
      "was ein Entwurf an der Datei im Netz ändert, als Kommentar dazu",
      "zwei Crawler",
      "zwei Lesarten",
      "was ein Entwurf für eine Sitemap und ein Zugriffslog bedeutet",
    ],
  },
  explain: {
    summary: "was eine robots.txt wem sagt und was jede Regel bewirkt",
    about:
      "Sagt in wenigen Sätzen, was die Datei sagt, dann zu jeder Gruppe, was aus ihren Regeln wird: welche entscheiden, welche nie und wegen welcher anderen, mit Beweis; eine Adresse für jede Art, wie die Datei entscheidet; und was andere Lesarten daraus machen.",
    arguments: {
      file: "die robots.txt: eine Datei, eine Adresse, - oder nichts für die Standardeingabe",
    },
    options: {
      as: "nur die Gruppen dieser Crawler; wiederholbar, auch durch Kommas getrennt",
      reading: "Lesart der Datei: rfc9309, google, 1996, 1994",
      sitemap:
        "welche Regeln auf die Adressen dieser Sitemap passen und entscheiden: Datei, Adresse oder -; wiederholbar",
      log: "welche Regeln auf die Anfragen dieses Zugriffslogs passen und entscheiden: Datei oder -; wiederholbar",
      all: "alle Gruppen, Regeln und Adressen",
      json: "als JSON",
      "user-agent": "diesen User-Agent beim Abrufen senden",
    },
    examples: [
      "eine eigene Datei",
      "was auf einer Website für zwei Crawler gilt",
      "welche Regeln eine Sitemap und ein Log brauchen",
    ],
  },
  pattern: {
    summary: "worauf ein Muster passt, worauf knapp nicht, und warum",
    about:
      "Sagt in einem Satz, auf welche Adressen ein Muster passt, auch als regulären Ausdruck, mit Beispielen und knapp verfehlten Adressen; und mit --robots, welche Regeln einer Datei auf einige derselben Adressen passen.",
    arguments: { pattern: "Muster einer Regel oder die ganze Regel, in Anführungszeichen" },
    options: {
      robots: "die Regeln, die es in dieser Datei berührt: Datei, Adresse oder -",
      as: "mit --robots: in der Gruppe dieses Crawlers (Vorgabe: *)",
      reading: "Lesart des Musters: rfc9309, google, 1996, 1994",
      json: "als JSON",
      "user-agent": "diesen User-Agent beim Abrufen senden",
    },
    examples: ["worauf es passt", "welche Regeln einer Datei sie berühren würde"],
  },
  why: {
    summary: "was dem anderen Ergebnis nahe kam und was es umkehren würde",
    about:
      "Sagt zu einer Adresse, welche Regeln ihr nahe kamen und woran sie scheiterten, und die kleinsten Änderungen, die das Ergebnis umkehren, jede mit allem, was sie sonst noch ändert, für diesen Crawler und für andere.",
    arguments: { address: "Adresse, um die es geht" },
    options: {
      as: "Produkt-Token oder User-Agent-Header; wiederholbar, Token auch durch Kommas getrennt",
      robots: "diese robots.txt nehmen: eine Datei, eine Adresse oder - für die Standardeingabe",
      reading: "Lesart der Datei: rfc9309, google, 1996, 1994",
      json: "als JSON, eine Zeile je Crawler",
      "user-agent": "diesen User-Agent beim Abrufen senden",
    },
    examples: ["eine Adresse auf einer Website", "eine eigene Datei, für einen anderen Crawler"],
  },
  plan: {
    summary: "die Zeilen, mit denen eine robots.txt sagt, was Sie wollen",
    about:
      "Findet wenige Zeilen, die hinzukommen, sich ändern oder wegfallen, damit jeder Wunsch erfüllt ist, und beweist, was sich sonst ändert; oder sagt, warum es nicht geht. Schreibt nichts ohne Auftrag.",
    arguments: {
      file: "die robots.txt: eine Datei, eine Adresse, - oder nichts für die Standardeingabe",
    },
    options: {
      want: 'ein Wunsch, wie in "Googlebot /hilfe allowed"; wiederholbar',
      wants: "eine Datei mit Wünschen, einer je Zeile; - für die Standardeingabe",
      reading: "Lesart der Datei: rfc9309, google, 1996, 1994",
      write: "die Datei mit der neuen überschreiben",
      output: "die neue in diese Datei schreiben, oder - für die Standardausgabe",
      json: "als JSON, mit den Änderungen",
      "user-agent": "diesen User-Agent beim Abrufen senden",
    },
    examples: ["eine Adresse für einen Crawler öffnen", "viele Wünsche, und die Datei schreiben"],
  },
  format: {
    summary: "eine robots.txt neu schreiben, ohne dass sich ein Ergebnis ändert: bewiesen",
    about:
      "Räumt eine Datei auf, führt ihre Gruppen zusammen oder macht sie so kurz wie möglich und gibt die neue aus. Für jeden Schritt ist bewiesen, dass sich kein Ergebnis ändert, für alle Crawler und Adressen; was eines ändern würde, unterbleibt und wird mit einer Adresse genannt.",
    arguments: {
      file: "die robots.txt: eine Datei, eine Adresse, - oder nichts für die Standardeingabe",
    },
    options: {
      mode: "format (Schreibweise), merge (auch Gruppen), minify (lässt auch weg, was nichts ändert)",
      reading: "Lesarten, in denen sich kein Ergebnis ändern darf; wiederholbar",
      write: "die Datei mit der neuen überschreiben",
      check: "nichts schreiben; nennen, was zu tun wäre, und mit 1 enden, wenn es etwas gibt",
      output: "die neue in diese Datei schreiben, oder - für die Standardausgabe",
      json: "als JSON, mit den Änderungen",
      "user-agent": "diesen User-Agent beim Abrufen senden",
    },
    examples: [
      "die Datei aufgeräumt ausgeben",
      "die Datei selbst kürzen",
      "für einen Build-Server",
    ],
  },
};
