import type { FailureKind } from "../../outcome.ts";
import type { Catalogue } from "../catalogue.ts";
import { code, say, type Text } from "../parts.ts";
import { type StatusText, type StatusWords, statusExplanation } from "../status-case.ts";
import { failure } from "./verdicts.ts";

const ROBOTS = code("/robots.txt");
const CLOSED = "Regeln unbekannt: die ganze Website bleibt zu.";
const AS_MISSING = "Crawler lesen das wie eine fehlende Datei: nichts gesperrt.";
const NO_PROOF = "Ein Beweis, dass es keine Datei gibt, ist das nicht.";
const FORBIDDEN = "Die Datei zu verbieten verbietet nicht das Crawlen.";
const ASK = "Bitten Sie die Person, die den Server betreut,";
const OR_PASTE = "Oder fügen Sie den Text der Datei selbst ein.";
const BLOCK_ALL = say`Wollen Sie die Website sperren, liefern Sie ${code("User-agent: *")} und in der nächsten Zeile ${code("Disallow: /")} mit Status 200 aus.`;

const explain = (title: string, meaning: Text, next: Text): StatusText => ({
  title,
  meaning,
  next,
});
const serverError = (title: string): StatusText =>
  explain(
    title,
    say`${CLOSED} Das gilt nach RFC 9309 auch für Adressen, die vorher offen waren. Google dokumentiert: Die ersten 12 Stunden ruht das Crawlen, danach gilt bis zu 30 Tage lang die letzte fehlerfreie Version (gibt es keine, ist alles offen), und danach ist alles offen, wenn die Website sonst erreichbar ist; wenn nicht, ruht das Crawlen weiter.`,
    say`${ASK} ${ROBOTS} mit 200 auszuliefern, oder mit 404, wenn es keine Datei geben soll. Oft antwortet hier eine Wartungsseite auf alle Adressen. Rufen Sie danach noch einmal ab.`,
  );
const unreachable = (kind: FailureKind, next: Text): StatusText =>
  explain(
    failure[kind],
    say`${CLOSED} So verlangt es RFC 9309, und Google behandelt es laut Dokumentation wie einen Serverfehler.`,
    say`${next} ${OR_PASTE}`,
  );
const unknown = (title: string, meaning: string, next: Text): StatusText =>
  explain(
    title,
    say`${meaning} Es wurde nichts gelesen, das Ergebnis bleibt unbekannt.`,
    say`${next} ${OR_PASTE}`,
  );

const cases: StatusWords = {
  given: () =>
    explain(
      "Angegebene Datei, nicht abgerufen",
      say`Das Ergebnis gilt für diesen Text. Auf dem Server kann etwas anderes liegen.`,
      say`Testen Sie die Adresse live, um zu sehen, was der Server jetzt ausliefert.`,
    ),
  readable: (status) =>
    explain(
      `Datei gelesen (${status})`,
      say`Die Regeln gelten für genau diesen Host, mit diesem Protokoll und diesem Port.`,
      say`Nach einer Änderung können Crawler noch bis zu 24 Stunden eine ältere Kopie benutzen.`,
    ),
  "404": () =>
    explain(
      "Keine robots.txt (404): nichts gesperrt",
      say`Ohne Datei gibt es keine Regeln. Das ist ein normaler Zustand, kein Fehler.`,
      say`Wollen Sie nichts sperren, ist nichts zu tun. Sonst legen Sie im Stammverzeichnis der Website eine Textdatei ${code("robots.txt")} an.`,
    ),
  "410": () =>
    explain(
      "Die robots.txt wurde entfernt (410): nichts gesperrt",
      say`Der Server sagt, dass es die Datei nicht mehr gibt. Ohne Datei gibt es keine Regeln.`,
      say`War das beabsichtigt, ist nichts zu tun. Sonst stellen Sie die Datei wieder her.`,
    ),
  "401": () =>
    explain(
      "Die Datei verlangt eine Anmeldung (401)",
      say`${FORBIDDEN} ${AS_MISSING}`,
      say`Nehmen Sie ${ROBOTS} von der Anmeldung aus. ${BLOCK_ALL}`,
    ),
  "403": () =>
    explain(
      "Der Server verweigert die Datei (403)",
      say`${FORBIDDEN} ${AS_MISSING}`,
      say`Oft ist ein Schutz gegen Bots der Grund. ${ASK} ${ROBOTS} davon auszunehmen. ${BLOCK_ALL}`,
    ),
  "418": () =>
    explain(
      "Der Server weist den Abruf ab (418)",
      say`So antworten manche Schutzsysteme auf Programme. ${AS_MISSING} ${NO_PROOF}`,
      say`Öffnen Sie ${ROBOTS} im Browser. Kommt dort eine Datei, fügen Sie ihren Text ein. ${ASK} sie für alle freizugeben.`,
    ),
  "4xx": (status) =>
    explain(
      `Der Server gibt die Datei nicht heraus (${status})`,
      say`${AS_MISSING} Das gilt nach RFC 9309 für Antworten mit 4xx. ${NO_PROOF}`,
      say`Ist das nicht gewollt? ${ASK} ${ROBOTS} mit 200 auszuliefern.`,
    ),
  "429": () =>
    explain(
      "Zu viele Anfragen (429)",
      say`${CLOSED} Google behandelt 429 wie einen Serverfehler, der RFC wie 4xx. Nach dem Wortlaut des RFC wäre also nichts gesperrt; gezeigt wird die vorsichtige Lesart.`,
      say`Warten Sie einige Minuten und rufen Sie noch einmal ab. Bleibt es dabei? ${ASK} ${ROBOTS} von der Begrenzung auszunehmen.`,
    ),
  "503": () => serverError("Der Server ist vorübergehend nicht verfügbar (503)"),
  "5xx": (status) => serverError(`Der Server meldet einen Fehler (${status})`),
  dns: () =>
    unreachable(
      "dns",
      say`Prüfen Sie die Schreibweise. Stimmt sie, bitten Sie die Person, die die Domain verwaltet, den DNS-Eintrag zu prüfen.`,
    ),
  tls: () =>
    unreachable(
      "tls",
      say`Oft ist das Zertifikat abgelaufen oder gilt für einen anderen Namen. ${ASK} es zu erneuern.`,
    ),
  timeout: () =>
    unreachable(
      "timeout",
      say`Rufen Sie noch einmal ab. Bleibt es dabei? ${ASK} zu prüfen, ob er überlastet ist oder fremde Abrufe zurückhält.`,
    ),
  refused: () =>
    unreachable(
      "refused",
      say`Prüfen Sie ${code("http")} oder ${code("https")} und den Port. Stimmt beides? ${ASK} zu prüfen, ob er läuft und ob eine Firewall uns abweist.`,
    ),
  reset: () =>
    unreachable(
      "reset",
      say`Rufen Sie noch einmal ab. Bleibt es dabei? ${ASK} zu prüfen, ob ein Schutzsystem fremde Abrufe trennt.`,
    ),
  "bad-response": () =>
    unreachable(
      "bad-response",
      say`${ASK} zu prüfen, ob die Antwort auf ${ROBOTS} gültiges HTTP ist, sich entpacken lässt und nur zu http- oder https-Adressen weiterleitet.`,
    ),
  "redirect-limit": () =>
    explain(
      failure["redirect-limit"],
      say`Es sind mehr als fünf, oder sie führen im Kreis. ${AS_MISSING}`,
      say`Lassen Sie die erste Adresse selbst antworten, oder leiten Sie in einem einzigen Schritt zur Datei weiter.`,
    ),
  "redirect-without-location": () =>
    explain(
      "Die Weiterleitung nennt kein brauchbares Ziel",
      say`${AS_MISSING} ${NO_PROOF}`,
      say`${ASK} der Weiterleitung einen gültigen ${code("Location")}-Kopf zu geben oder die Datei direkt auszuliefern.`,
    ),
  "private-address": () =>
    unknown(
      failure["private-address"],
      "Die Adresse oder eine Weiterleitung führt in ein privates Netz. Dort rufen wir nichts ab.",
      say`Auf Ihrem eigenen Rechner kann die Kommandozeile sie abrufen, wenn Sie sie selbst nennen: ${code("aushang test http://192.168.0.7/")}.`,
    ),
  cancelled: () =>
    unknown("Der Abruf wurde abgebrochen", "Es kam keine Antwort.", say`Rufen Sie noch einmal ab.`),
  "own-limit": () =>
    unknown(
      "Wir können gerade nichts abrufen",
      "Damit wir fremde Server nicht belasten, rufen wir nur begrenzt oft ab.",
      say`Warten Sie eine Minute und rufen Sie noch einmal ab.`,
    ),
};

/** The German explanation of a fetch result. */
export const status: Catalogue["status"] = statusExplanation(cases);
