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
      format: "Form der Ausgabe: pretty, json, markdown (für eine Durchsicht), csv",
      "user-agent": "diesen User-Agent beim Abrufen senden",
    },
    examples: [
      "was eine Änderung der Datei öffnet und sperrt",
      "was ein Entwurf an der Datei im Netz ändert, als Kommentar dazu",
      "zwei Crawler",
      "zwei Lesarten",
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
      all: "alle Gruppen, Regeln und Adressen",
      json: "als JSON",
      "user-agent": "diesen User-Agent beim Abrufen senden",
    },
    examples: ["eine eigene Datei", "was auf einer Website für zwei Crawler gilt"],
  },
};
