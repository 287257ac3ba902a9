import type { Catalogue } from "../catalogue.ts";
import { code, say, type Text } from "../parts.ts";
import { type StatusText, type StatusWords, statusExplanation } from "../status-case.ts";

const CLOSED = "Regeln unbekannt: die ganze Website bleibt zu.";
const AS_SERVER_ERROR =
  "So verlangt es RFC 9309, und Google behandelt es laut Dokumentation wie einen Serverfehler.";
const OVER_TIME =
  "Google dokumentiert: Die ersten 12 Stunden ruht das Crawlen, danach gilt bis zu 30 Tage lang die letzte fehlerfreie Version (gibt es keine, ist alles offen), und danach ist alles offen, wenn die Website sonst erreichbar ist; wenn nicht, ruht das Crawlen weiter.";
const OR_PASTE = "Oder fügen Sie die Datei selbst ein.";
const BLOCK_ALL = say`Wollen Sie die Website sperren, liefern Sie ${code("User-agent: *")} und in der nächsten Zeile ${code("Disallow: /")} mit Status 200 aus.`;

const noRules = (title: string, meaning: Text, next: Text): StatusText => ({
  title,
  meaning,
  next,
});
const serverError = (title: string): StatusText => ({
  title,
  meaning: say`${CLOSED} Das gilt nach RFC 9309 auch für Adressen, die vorher offen waren. ${OVER_TIME}`,
  next: say`Bitten Sie die Person, die den Server betreut, ${code("/robots.txt")} mit 200 auszuliefern, oder mit 404, wenn es keine Datei geben soll. Oft antwortet hier eine Wartungsseite auf alle Adressen. Rufen Sie danach noch einmal ab.`,
});
const unreachable = (title: string, what: string, next: Text): StatusText => ({
  title,
  meaning: say`${what} ${CLOSED} ${AS_SERVER_ERROR}`,
  next,
});
const unknown = (title: string, what: string, next: Text): StatusText => ({
  title,
  meaning: say`${what} Es wurde nichts gelesen, und das Ergebnis bleibt unbekannt.`,
  next,
});

const cases: StatusWords = {
  given: () => ({
    title: "Angegebene Datei, nicht abgerufen",
    meaning: say`Das Ergebnis gilt für diesen Text. Auf dem Server kann etwas anderes liegen.`,
    next: say`Testen Sie die Adresse live, um zu sehen, was der Server jetzt ausliefert.`,
  }),
  readable: (status) => ({
    title: `Datei gelesen (${status})`,
    meaning: say`Die Regeln gelten für genau diesen Host, mit diesem Schema und diesem Port.`,
    next: say`Nach einer Änderung können Crawler noch bis zu 24 Stunden eine ältere Kopie benutzen.`,
  }),
  "404": () =>
    noRules(
      "Keine robots.txt (404): nichts gesperrt",
      say`Ohne Datei gibt es keine Regeln. Das ist ein normaler Zustand, kein Fehler.`,
      say`Wollen Sie nichts sperren, ist nichts zu tun. Sonst legen Sie im Stammverzeichnis der Website eine Textdatei ${code("robots.txt")} an.`,
    ),
  "410": () =>
    noRules(
      "Die robots.txt wurde entfernt (410): nichts gesperrt",
      say`Der Server sagt, dass es die Datei nicht mehr gibt. Ohne Datei gibt es keine Regeln.`,
      say`War das beabsichtigt, ist nichts zu tun. Sonst stellen Sie die Datei wieder her.`,
    ),
  "401": () =>
    noRules(
      "Die Datei verlangt eine Anmeldung (401)",
      say`Die Datei zu verbieten verbietet nicht das Crawlen. Crawler melden sich nicht an und lesen das wie eine fehlende Datei: nichts gesperrt.`,
      say`Nehmen Sie ${code("/robots.txt")} von der Anmeldung aus. ${BLOCK_ALL}`,
    ),
  "403": () =>
    noRules(
      "Der Server verweigert die Datei (403)",
      say`Die Datei zu verbieten verbietet nicht das Crawlen. Crawler lesen das wie eine fehlende Datei: nichts gesperrt.`,
      say`Oft ist ein Schutz gegen Bots der Grund. Bitten Sie die Person, die den Server betreut, ${code("/robots.txt")} davon auszunehmen. ${BLOCK_ALL}`,
    ),
  "418": () =>
    noRules(
      "Der Server weist den Abruf ab (418)",
      say`So antworten manche Schutzsysteme auf Programme. Nach RFC 9309 zählt das wie eine fehlende Datei: nichts gesperrt. Ein Beweis, dass es keine Datei gibt, ist es nicht.`,
      say`Öffnen Sie ${code("/robots.txt")} im Browser. Kommt dort eine Datei, bitten Sie die Person, die den Server betreut, sie für alle freizugeben. ${OR_PASTE}`,
    ),
  "4xx": (status) =>
    noRules(
      `Der Server gibt die Datei nicht heraus (${status})`,
      say`Nach RFC 9309 zählt jede Antwort 4xx außer 429 wie eine fehlende Datei: nichts gesperrt. Ein Beweis, dass es keine Datei gibt, ist sie nicht.`,
      say`Ist das nicht gewollt, bitten Sie die Person, die den Server betreut, ${code("/robots.txt")} mit 200 auszuliefern.`,
    ),
  "429": () => ({
    title: "Zu viele Anfragen (429)",
    meaning: say`${CLOSED} 429: Google behandelt das wie einen Serverfehler, der RFC wie 4xx. Nach dem Wortlaut des RFC wäre also nichts gesperrt; gezeigt wird die vorsichtige Lesart.`,
    next: say`Warten Sie einige Minuten und rufen Sie noch einmal ab. Bleibt es dabei, bitten Sie die Person, die den Server betreut, ${code("/robots.txt")} von der Begrenzung auszunehmen.`,
  }),
  "503": () => serverError("Der Server ist vorübergehend nicht verfügbar (503)"),
  "5xx": (status) => serverError(`Der Server meldet einen Fehler (${status})`),
  dns: () =>
    unreachable(
      "Der Name wurde nicht gefunden",
      "Unter diesem Namen ist kein Server bekannt.",
      say`Prüfen Sie die Schreibweise. Stimmt sie, bitten Sie die Person, die die Domain verwaltet, den DNS-Eintrag zu prüfen. ${OR_PASTE}`,
    ),
  tls: () =>
    unreachable(
      "Die sichere Verbindung kam nicht zustande",
      "Oft ist das Zertifikat abgelaufen oder gilt für einen anderen Namen.",
      say`Bitten Sie die Person, die den Server betreut, das Zertifikat zu erneuern oder den Namen darin aufzunehmen. ${OR_PASTE}`,
    ),
  timeout: () =>
    unreachable(
      "Der Server hat nicht rechtzeitig geantwortet",
      "Wir haben gewartet, aber die Datei kam nicht oder nicht vollständig.",
      say`Rufen Sie noch einmal ab. Bleibt es dabei, fragen Sie die Person, die den Server betreut, ob er überlastet ist oder fremde Abrufe zurückhält. ${OR_PASTE}`,
    ),
  refused: () =>
    unreachable(
      "Der Server nimmt keine Verbindung an",
      "Unter dieser Adresse und diesem Port antwortet kein Webserver.",
      say`Prüfen Sie ${code("http")} oder ${code("https")} und den Port. Stimmt beides, fragen Sie die Person, die den Server betreut, ob er läuft und ob eine Firewall uns abweist. ${OR_PASTE}`,
    ),
  reset: () =>
    unreachable(
      "Der Server hat die Verbindung abgebrochen",
      "Die Verbindung stand, endete aber vor der vollständigen Antwort.",
      say`Rufen Sie noch einmal ab. Manche Schutzsysteme trennen so fremde Abrufe: Fragen Sie die Person, die den Server betreut. ${OR_PASTE}`,
    ),
  "bad-response": () =>
    unreachable(
      "Die Antwort des Servers ist fehlerhaft",
      "Was kam, ist kein gültiges HTTP oder ließ sich nicht entpacken.",
      say`Zeigen Sie diese Meldung der Person, die den Server betreut: Die Antwort auf ${code("/robots.txt")} muss gültiges HTTP sein. ${OR_PASTE}`,
    ),
  "redirect-limit": () =>
    noRules(
      "Die Weiterleitungen führen zu keiner Datei",
      say`Es sind mehr als fünf, oder sie führen im Kreis. Crawler lesen das wie eine fehlende Datei: nichts gesperrt.`,
      say`Lassen Sie die erste Adresse selbst antworten, oder leiten Sie mit einem einzigen Schritt zur Datei weiter.`,
    ),
  "redirect-without-location": () =>
    noRules(
      "Die Weiterleitung nennt kein brauchbares Ziel",
      say`Der Server leitet weiter, sagt aber nicht, wohin, oder die Angabe ist ungültig. Das zählt wie eine fehlende Datei: nichts gesperrt.`,
      say`Bitten Sie die Person, die den Server betreut, der Weiterleitung einen gültigen ${code("Location")}-Kopf zu geben oder die Datei direkt auszuliefern.`,
    ),
  "private-address": () =>
    unknown(
      "Eine private Adresse",
      "Die Adresse oder eine Weiterleitung führt in ein privates Netz. Dort rufen wir nichts ab.",
      say`Auf Ihrem eigenen Rechner kann es die Kommandozeile, wenn Sie die Adresse selbst nennen: ${code("aushang test http://192.168.0.7/")}. ${OR_PASTE}`,
    ),
  cancelled: () =>
    unknown(
      "Der Abruf wurde abgebrochen",
      "Der Abruf endete, bevor eine Antwort kam.",
      say`Rufen Sie noch einmal ab. ${OR_PASTE}`,
    ),
  "own-limit": () =>
    unknown(
      "Wir können gerade nichts abrufen",
      "Damit wir fremde Server nicht belasten, rufen wir nur begrenzt oft ab.",
      say`Warten Sie eine Minute und rufen Sie noch einmal ab. ${OR_PASTE}`,
    ),
};

/** The German explanation of a fetch result. */
export const status: Catalogue["status"] = statusExplanation(cases);
