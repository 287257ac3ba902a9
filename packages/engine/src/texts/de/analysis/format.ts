import { type FormatWords, formatWords, newlineName, single } from "../../analysis/format.ts";
import { inRow } from "../../analysis/summary.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref, refs } from "../amounts.ts";
import { reading } from "../verdicts.ts";

const tokens = (all: readonly string[], more = "weitere"): Text => {
  const shown = all.slice(0, all.length > 4 ? 3 : 4).map((token): Text => [excerpt(token)]);
  const hidden = all.length - shown.length;
  return inRow(hidden === 0 ? shown : [...shown, [`${number(hidden)} ${more}`]], " und ");
};

const rule = ({ kind, pattern }: { kind: "allow" | "disallow"; pattern: string }) =>
  excerpt(`${kind === "allow" ? "Allow" : "Disallow"}: ${pattern}`);

const VERDICT = { allowed: "offen", disallowed: "gesperrt" };

/** German words for formatting. */
export const format: FormatWords = formatWords({
  mode: {
    format: {
      name: "Formatieren",
      about: "Schreibweise, Leerraum und Leerzeilen. Keine Zeile geht verloren.",
    },
    merge: {
      name: "Zusammenführen",
      about: "Führt außerdem Gruppen zusammen. Keine Regel und kein Kommentar geht verloren.",
    },
    minify: { name: "Verkleinern", about: "Lässt außerdem weg, was nichts ändert." },
  },
  step: {
    "line-ends": ({ count, to }) =>
      count === 1
        ? say`ein Zeilenende zu ${newlineName(to)} geändert`
        : say`${number(count)} Zeilenenden zu ${newlineName(to)} geändert`,
    "last-line-end": () => ["Zeilenende am Ende der Datei ergänzt"],
    "bom-removed": () => ["Byte-Order-Mark entfernt"],
    key: ({ from, to }) => say`Schlüssel: ${excerpt(from)} → ${code(to)}`,
    colon: ({ key }) => say`Doppelpunkt hinter ${code(key)} ergänzt`,
    spacing: () => ["Leerraum geordnet"],
    "blank-added": () => ["Leerzeile vor der Gruppe ergänzt"],
    "blank-removed": () => ["Leerzeile entfernt"],
    "groups-merged": ({ into, tokens: all }) =>
      say`Gruppe von ${tokens(all, "weiteren")} in die ab ${ref(into)} aufgenommen`,
    "groups-joined": ({ into, tokens: all }) =>
      say`${tokens(all)} zur Gruppe mit denselben Regeln ab ${ref(into)} gestellt`,
    "star-removed": ({ from, to }) => say`Stern am Ende: ${excerpt(from)} → ${excerpt(to)}`,
    "dead-rule": (args) =>
      args.coveredBy.length === 0
        ? say`${rule(args)} entfernt: entscheidet nie`
        : say`${rule(args)} entfernt: entscheidet nie, wegen ${refs(single(args.coveredBy))}`,
    "redundant-rule": (args) => say`${rule(args)} entfernt: Ohne sie sind die Ergebnisse dieselben`,
    "repeated-line": ({ of }) => say`entfernt: dasselbe wie ${ref(of)}`,
    "comment-removed": () => ["Kommentar entfernt"],
  },
  because: {
    verdict: ({ counterexample: { address, crawler, anybody, reading: id, before, after } }) => {
      const who = anybody ? "Crawler, die keine Gruppe nennt," : excerpt(crawler);
      return say`Ein Ergebnis würde sich ändern: ${excerpt(address)} ist für ${who} ${VERDICT[before]} und wäre dann ${VERDICT[after]} (${reading[id].name}).`;
    },
    "not-proven": ({ reading: id }) =>
      say`Dass sich dabei kein Ergebnis ändert, ließ sich nicht beweisen (${reading[id].name}).`,
    "directive-moves": () => ["Eine Zeile wie Crawl-delay würde dann für andere Crawler gelten."],
    work: () => ["Die Datei ist zu groß, um auch das noch zu beweisen."],
    "not-utf8": () => ["Die Zeile ist kein gültiges UTF-8 und bleibt, wie sie ist."],
    nul: () => ["Die Zeile enthält ein NUL-Zeichen und bleibt, wie sie ist."],
    "too-long": () => ["Die Zeile ist länger, als Crawler lesen, und bleibt, wie sie ist."],
    "key-unclear": () => [
      "Der Schlüssel beginnt nur wie ein bekannter; was danach kommt, kann etwas bedeuten.",
    ],
    "shared-group": ({ token, lines }) =>
      say`${excerpt(token)} hat noch eine Gruppe (${refs(single(lines))}), zusammen mit anderen Crawlern: Eine einzige Gruppe kann daraus nicht werden.`,
    "not-text": () => ["Das ist kein Text in UTF-8. Nichts wurde geändert."],
  },
  done: (count) => {
    if (count === 0) return "nichts zu tun";
    return count === 1 ? "1 Änderung" : `${number(count)} Änderungen`;
  },
  left: (count) => (count === 0 ? "" : `${number(count)} unterlassen`),
  proven: (ids) =>
    `Bewiesen: Kein Ergebnis ändert sich, für keinen Crawler und keine Adresse (${ids.map((id) => reading[id].name).join(", ")}).`,
  warning: {
    glued: ({ line, tokens: own, added }) =>
      say`Die Gruppe von ${tokens(own, "weiteren")} ab ${ref(line)} hat keine Regeln. Deshalb gehört ${tokens(added)} aus der Vorlage zur selben Gruppe, und die folgenden Regeln gelten für alle.`,
    "rules-first": ({ tokens: own }) =>
      own.length === 0
        ? ["Die Vorlage beginnt mit Regeln, die zu keiner Gruppe gehören: Sie haben keine Wirkung."]
        : say`Die Vorlage beginnt mit Regeln: Sie gelten für ${tokens(own)}, die letzte Gruppe Ihrer Datei.`,
    "same-token": ({ token, lines }) =>
      say`Ihre Datei hat schon eine Gruppe für ${excerpt(token)} (${refs(single(lines))}): Die Regeln beider gelten zusammen.`,
    freed: ({ token, witness }) =>
      say`${excerpt(token)} bekommt eine eigene Gruppe, und die Regeln für alle gelten dafür nicht mehr: ${excerpt(witness)} war gesperrt und ist dann offen.`,
    "open-end": ({ tokens: own }) =>
      say`Die Vorlage endet mit ${tokens(own)} und ohne Regel: Die nächsten Regeln, die jemand dahinter schreibt, gelten dann auch hier.`,
  },
});
