import type { UsageWords } from "./catalogue.ts";

/** Falscher Gebrauch der Befehlszeile auf Deutsch. */
export const usage: UsageWords = {
  unknownCommand: (name, nearest) => ({
    title: `Den Befehl „${name}“ gibt es nicht`,
    next: nearest
      ? `Meinten Sie ${nearest}? aushang --help zeigt alle Befehle.`
      : "aushang --help zeigt alle Befehle.",
  }),
  addressForCommand: (address) => ({
    title: `„${address}“ ist eine Adresse, kein Befehl`,
    next: `Versuchen Sie: aushang test ${address}`,
  }),
  unknownOption: (flag, nearest, command) => ({
    title: `Die Option ${flag} gibt es nicht`,
    next: nearest
      ? `Meinten Sie ${nearest}? ${command} --help zeigt alle Optionen.`
      : `${command} --help zeigt alle Optionen.`,
  }),
  valueMissing: (option, command) => ({
    title: `Die Option ${option} braucht einen Wert`,
    next: `${command} --help zeigt ein Beispiel.`,
  }),
  tooManyArguments: (command) => ({
    title: "Das sind mehr Angaben, als der Befehl annimmt",
    next: `${command} --help zeigt, wie er aufgerufen wird.`,
  }),
  tooManyForDecide: (given) => ({
    title: "decide nimmt keinen Dateinamen an; es liest die Standardeingabe",
    next: `Versuchen Sie: aushang decide < ${given}`,
  }),
  other: (detail) => ({ title: detail, next: "aushang --help zeigt, wie es aufgerufen wird." }),
  languageUnknown: (given) => ({
    title: `Die Sprache „${given}“ gibt es nicht`,
    next: "Wählen Sie de, en oder da.",
  }),
  userAgentInvalid: () => ({
    title: "Dieser User-Agent kann nicht gesendet werden",
    next: "Geben Sie 1 bis 1.000 druckbare ASCII-Zeichen an.",
  }),
  proxyInvalid: (variable) => ({
    title: `Die Umgebungsvariable ${variable} ist keine http- oder https-Adresse eines Proxys`,
    next: "Setzen Sie sie auf eine Adresse wie http://proxy.example:3128 oder löschen Sie sie. SOCKS wird nicht unterstützt.",
  }),
  stdinTwice: () => ({
    title: "Die Standardeingabe kann nicht zugleich robots.txt und Adressliste sein",
    next: "Geben Sie die Adressen als Argumente an oder in einer Liste: @adressen.txt",
  }),
  addressMissing: () => ({
    title: "Es wurde keine Adresse angegeben",
    next: "Versuchen Sie: aushang test https://example.com/ (oder leiten Sie Adressen ein, eine je Zeile)",
  }),
  listEmpty: (name) => ({
    title: `Es steht keine Adresse in ${name}`,
    next: "Schreiben Sie eine Adresse je Zeile; Zeilen, die mit # beginnen, werden übergangen.",
  }),
  listNoText: (name) => ({
    title: `„${name}“ ist keine Textdatei`,
    next: "Eine Liste ist UTF-8-Text mit einer Adresse je Zeile. Ist es Text? Speichern Sie ihn als UTF-8.",
  }),
  lineNotUtf8: () => ({
    title: "Die Zeile ist kein gültiges UTF-8",
    next: "Speichern Sie die Liste als UTF-8 oder schreiben Sie die Adresse mit %-Kodierung.",
  }),
  crawlerAsAddress: (token) => ({
    title: `„${token}“ ist ein Crawler, keine Adresse`,
    next: `Mehrere Crawler trennt ein Komma: --as Googlebot,${token}`,
  }),
  robotsAddressPlain: (given) => ({
    title: `Die Datei „${given}“ gibt es nicht`,
    next: `Für die robots.txt einer Website schreiben Sie auch das Schema: https://${given}`,
  }),
  purposeUnknown: (given, known) => ({
    title: `Den Zweck „${given}“ gibt es nicht`,
    next: `Wählen Sie einen von diesen: ${known}`,
  }),
  portInvalid: (given) => ({
    title: `„${given}“ ist kein Port`,
    next: "Geben Sie eine Zahl von 0 bis 65535 an; 0 nimmt irgendeinen freien Port.",
  }),
  allowInvalid: (given) => ({
    title: `„${given}“ ist keine IP-Adresse, die erlaubt werden könnte`,
    next: "Schreiben Sie 127.0.0.1, 127.0.0.1:8080, ::1 oder [::1]:8080.",
  }),
  hostNameInvalid: (given) => ({
    title: `„${given}“ ist kein Hostname`,
    next: "Geben Sie nur den Namen an, etwa robots.example.com, ohne Schema und Port.",
  }),
  trustProxyInvalid: (given) => ({
    title: `„${given}“ ist keine Adresse eines Proxys`,
    next: "Schreiben Sie eine IP-Adresse oder ein Netz, etwa 10.0.0.1 oder 10.0.0.0/8.",
  }),
  logLevelUnknown: (given, known) => ({
    title: `Die Protokollstufe „${given}“ gibt es nicht`,
    next: `Wählen Sie eine von diesen: ${known}`,
  }),
  portTaken: (host, port, free) => ({
    title: `Port ${port} auf ${host} belegt schon ein anderes Programm (vielleicht Aushang selbst)`,
    next: `Beenden Sie es oder wählen Sie einen anderen Port: aushang serve --port ${free}`,
  }),
  portForbidden: (port) => ({
    title: `Dieses Benutzerkonto darf nicht auf Port ${port} lauschen`,
    next: "Wählen Sie einen Port ab 1024: aushang serve --port 9309",
  }),
  hostUnavailable: (host) => ({
    title: `Dieser Rechner hat keine Adresse ${host}, auf der er lauschen könnte`,
    next: "127.0.0.1 bedient nur diesen Rechner, 0.0.0.0 das ganze Netz.",
  }),
  inputFailed: (detail) => ({
    title: `Die Standardeingabe konnte nicht gelesen werden: ${detail}`,
    next: "Leiten Sie Text ein oder lenken Sie eine Datei um: < datei",
  }),
  outputFailed: (detail) => ({
    title: `Das Ergebnis konnte nicht geschrieben werden: ${detail}`,
    next: "Prüfen Sie den freien Platz und die Rechte der Datei, in die die Ausgabe geht.",
  }),
  unexpected: (detail) => ({
    title: `Es ist etwas schiefgegangen, das nicht schiefgehen darf: ${detail}`,
    next: "Es wurde nichts entschieden. Bitte melden Sie das mit dem Befehl, den Sie aufgerufen haben.",
  }),
  place: (list, line) => `${list}, Zeile ${line}`,
  standardInput: "Standardeingabe",
  morePlaces: (count, shown) =>
    count === 1 ? "1 weitere Angabe ist fehlerhaft." : `${shown} weitere Angaben sind fehlerhaft.`,
};
