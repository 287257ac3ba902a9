import type { CommandHelp } from "../catalogue.ts";

/** Help of `lint` in German. */
export const lintHelp: CommandHelp = {
  summary: "was an einer robots.txt nicht stimmt, für wen, und wie es sich beheben lässt",
  about:
    "Findet Zeilen, die Crawler übergehen oder falsch lesen, und Regeln, die nicht tun, wonach sie aussehen: mit Stelle, Grund, Betroffenen und, wo es geht, einer Korrektur. Bei einer Website wird auch geprüft, wie die Datei ausgeliefert wird. Stufen, ignorierte Regeln und Profile stehen in aushang.config.json, gesucht vom Ordner der Datei an aufwärts.",
  arguments: {
    file: "robots.txt: eine Datei, ein Muster wie **/robots.txt, eine Adresse; - oder keine: Standardeingabe",
  },
  options: {
    format: "Form des Ergebnisses: pretty, json, sarif, github, junit",
    fix: "die Korrekturen schreiben, die bewiesen kein Ergebnis ändern; --fix=all: auch alle anderen, nachdem ihre Wirkung gezeigt ist. Die Standardeingabe wird ausgegeben",
    "fail-on": "von dieser Stufe an mit 1 enden: error, warning, info, never",
    config: "diese Konfiguration nehmen und keine andere suchen",
    "user-agent": "beim Abrufen diesen User-Agent senden",
  },
  examples: [
    "eine eigene Datei",
    "die Datei einer Website, und wie sie ausgeliefert wird",
    "korrigieren, was kein Ergebnis ändert",
    "viele Dateien, für einen Build-Server",
  ],
};
