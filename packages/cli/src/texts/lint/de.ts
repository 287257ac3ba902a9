import type { LintWords } from "./words.ts";

const number = (count: number): string => new Intl.NumberFormat("de-DE").format(count);

const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

const maybe = (nearest: string | null): string =>
  nearest === null ? "" : `Meinten Sie ${nearest}? `;

/** Words of `lint` in German. */
export const lint: LintWords = {
  failOnUnknown: (given, known) => ({
    title: `Die Stufe „${given}“ gibt es nicht`,
    next: `Möglich sind: ${known}`,
  }),
  fixUnknown: (given) => ({
    title: `Eine Korrektur „${given}“ gibt es nicht`,
    next: "--fix ändert, was bewiesen kein Ergebnis ändert; --fix=all auch alles andere.",
  }),
  fixAddress: (address) => ({
    title: `--fix kann ${address} nicht beschreiben`,
    next: "Speichern Sie die robots.txt als Datei und korrigieren Sie diese.",
  }),
  noMatch: (pattern) => ({
    title: `Auf ${pattern} passt keine Datei`,
    next: "* steht für Zeichen innerhalb eines Namens, ** für beliebige Ordner. node_modules und .git bleiben außen vor.",
  }),
  config: {
    notUtf8: () => ({
      title: "Das ist kein Text in UTF-8",
      next: "Speichern Sie die Konfiguration als UTF-8.",
    }),
    tooLarge: (limit) => ({
      title: `Eine Konfiguration von mehr als ${limit} wird nicht gelesen`,
      next: "Sehen Sie nach, ob es die richtige Datei ist.",
    }),
    notJson: () => ({
      title: "Das ist kein JSON",
      next: "JSON kennt keine Kommentare, kein Komma hinter dem letzten Wert und nur gerade doppelte Anführungszeichen.",
    }),
    notAnObject: (key) => ({
      title: `${key ?? "Die Konfiguration"} muss ein Objekt sein`,
      next: 'Zum Beispiel: {"levels": {"rule-dead": "info"}}',
    }),
    notAList: (key) => ({
      title: `${key} muss eine Liste sein`,
      next: `Zum Beispiel: {"${key}": []}`,
    }),
    keyTwice: (key) => ({
      title: `${key} steht zweimal da`,
      next: "Nur eines davon würde gelten. Entfernen Sie das andere.",
    }),
    keyUnknown: (key, nearest, known) => ({
      title: `Der Schlüssel „${key}“ bedeutet hier nichts`,
      next: `${maybe(nearest)}Möglich sind: ${known}`,
    }),
    ruleUnknown: (id, nearest) => ({
      title: `Die Regel „${id}“ gibt es nicht`,
      next: `${maybe(nearest)}Alle Regeln stehen in docs/rules.md.`,
    }),
    valueUnknown: (key, given, known) => ({
      title: `${key} kann nicht ${given} sein`,
      next: `Möglich sind: ${known}`,
    }),
    addressInvalid: (given) => ({
      title: `address kann nicht ${given} sein`,
      next: "Gemeint ist die Adresse der Website, für die die Dateien sind: https://example.com",
    }),
  },
  severity: { error: "Fehler", warning: "Warnung", info: "Hinweis" },
  count: {
    error: (count) => `${number(count)} Fehler`,
    warning: (count) => counted(count, "Warnung", "Warnungen"),
    info: (count) => counted(count, "Hinweis", "Hinweise"),
  },
  clean: "Nichts gefunden.",
  notRead: "nicht zu lesen",
  status: (status) => `Status ${status}`,
  provenFix: "Korrektur, ändert bewiesen kein Ergebnis",
  choiceFix: "Mögliche Korrektur, kann Ergebnisse ändern",
  otherFix: "Oder",
  more: (count) => `Und ${number(count)} weitere; --format json nennt alle.`,
  files: (count) => `${number(count)} Dateien`,
  fixable: (proven, choices) =>
    [
      ...(proven > 0
        ? [
            `--fix behebt ${counted(proven, "Befund", "Befunde")} und ändert bewiesen kein Ergebnis.`,
          ]
        : []),
      ...(choices > 0
        ? [
            `--fix=all behebt ${proven > 0 ? "auch noch " : ""}${counted(choices, "Befund", "Befunde")} und zeigt die Wirkung.`,
          ]
        : []),
    ].join(" "),
  fixed: (name, count) => `${name}: ${counted(count, "Befund", "Befunde")} behoben`,
  nothingFixed: (name) => `${name}: nichts zu beheben`,
  effect: (name) => `Was die Korrekturen in ${name} ändern:`,
  draft: (name) => `${name}, korrigiert`,
};
