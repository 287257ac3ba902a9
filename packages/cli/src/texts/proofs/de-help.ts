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
      "was ein Entwurf an der Datei im Netz ändert, als Kommentar für seine Durchsicht",
      "zwei Crawler",
      "zwei Lesarten",
    ],
  },
};
