import type { FailureKind } from "../../outcome.ts";
import type { Catalogue } from "../catalogue.ts";
import { code, say, type Text } from "../parts.ts";
import { type StatusText, type StatusWords, statusExplanation } from "../status-case.ts";
import { failure } from "./verdicts.ts";

const ROBOTS = code("/robots.txt");
const CLOSED = "Reglerne er ukendte: hele websitet forbliver lukket.";
const AS_MISSING = "Crawlere læser det som en manglende fil: intet er blokeret.";
const NO_PROOF = "Det er intet bevis for, at der ikke er nogen fil.";
const FORBIDDEN = "At forbyde filen forbyder ikke crawl.";
const ASK = "Bed den, der driver serveren, om at";
const OR_PASTE = "Eller indsæt selv filens tekst.";
const BLOCK_ALL = say`Vil du lukke websitet, så send ${code("User-agent: *")} og på næste linje ${code("Disallow: /")} med status 200.`;

const explain = (title: string, meaning: Text, next: Text): StatusText => ({
  title,
  meaning,
  next,
});
const serverError = (title: string): StatusText =>
  explain(
    title,
    say`${CLOSED} Efter RFC 9309 gælder det også adresser, der før var åbne. Google dokumenterer: De første 12 timer crawles der ikke, derefter gælder den seneste version uden fejl i op til 30 dage (findes der ingen, er alt åbent), og derefter er alt åbent, hvis websitet ellers kan nås; hvis ikke, crawles der fortsat ikke.`,
    say`${ASK} levere ${ROBOTS} med 200, eller med 404, hvis der ikke skal være nogen fil. Ofte er det en vedligeholdelsesside, der svarer på alle adresser. Hent derefter igen.`,
  );
const unreachable = (kind: FailureKind, next: Text): StatusText =>
  explain(
    failure[kind],
    say`${CLOSED} Det kræver RFC 9309, og ifølge sin dokumentation behandler Google det som en serverfejl.`,
    say`${next} ${OR_PASTE}`,
  );
const unknown = (title: string, meaning: string, next: Text): StatusText =>
  explain(
    title,
    say`${meaning} Intet blev læst, så resultatet er ukendt.`,
    say`${next} ${OR_PASTE}`,
  );

const cases: StatusWords = {
  given: () =>
    explain(
      "Den angivne fil, ikke hentet",
      say`Resultatet gælder denne tekst. Der kan ligge noget andet på serveren.`,
      say`Test adressen live for at se, hvad serveren udleverer nu.`,
    ),
  readable: (status) =>
    explain(
      `Filen er læst (${status})`,
      say`Reglerne gælder præcis denne vært, med denne protokol og denne port.`,
      say`Efter en ændring kan crawlere bruge en ældre kopi i op til 24 timer.`,
    ),
  "404": () =>
    explain(
      "Ingen robots.txt (404): intet er blokeret",
      say`Uden en fil er der ingen regler. Det er en normal tilstand, ikke en fejl.`,
      say`Vil du ikke blokere noget, er der intet at gøre. Læg ellers en tekstfil ${code("robots.txt")} i websitets rodmappe.`,
    ),
  "410": () =>
    explain(
      "Filen robots.txt er fjernet (410): intet er blokeret",
      say`Serveren siger, at filen er væk. Uden en fil er der ingen regler.`,
      say`Var det meningen, er der intet at gøre. Læg ellers filen tilbage.`,
    ),
  "401": () =>
    explain(
      "Filen kræver login (401)",
      say`${FORBIDDEN} ${AS_MISSING}`,
      say`Lad ${ROBOTS} kunne læses uden login. ${BLOCK_ALL}`,
    ),
  "403": () =>
    explain(
      "Serveren nægter at udlevere filen (403)",
      say`${FORBIDDEN} ${AS_MISSING}`,
      say`Ofte skyldes det en beskyttelse mod bots. ${ASK} undtage ${ROBOTS}. ${BLOCK_ALL}`,
    ),
  "418": () =>
    explain(
      "Serveren afviser hentningen (418)",
      say`Sådan svarer nogle beskyttelsessystemer programmer. ${AS_MISSING} ${NO_PROOF}`,
      say`Åbn ${ROBOTS} i en browser. Kommer der en fil, så indsæt dens tekst. ${ASK} åbne den for alle.`,
    ),
  "4xx": (status) =>
    explain(
      `Serveren udleverer ikke filen (${status})`,
      say`${AS_MISSING} Det gælder efter RFC 9309 for 4xx-svar. ${NO_PROOF}`,
      say`Er det ikke meningen? ${ASK} levere ${ROBOTS} med 200.`,
    ),
  "429": () =>
    explain(
      "For mange forespørgsler (429)",
      say`${CLOSED} Google behandler 429 som en serverfejl, RFC'en som 4xx. Efter RFC'ens ordlyd ville intet være blokeret; her vises den forsigtige læsemåde.`,
      say`Vent nogle minutter, og hent igen. Bliver det ved? ${ASK} undtage ${ROBOTS} fra begrænsningen.`,
    ),
  "503": () => serverError("Serveren er midlertidigt utilgængelig (503)"),
  "5xx": (status) => serverError(`Serveren melder en fejl (${status})`),
  dns: () =>
    unreachable(
      "dns",
      say`Tjek navnet. Er det rigtigt, så bed den, der administrerer domænet, om at tjekke DNS-posten.`,
    ),
  tls: () =>
    unreachable(
      "tls",
      say`Ofte er certifikatet udløbet eller udstedt til et andet navn. ${ASK} forny det.`,
    ),
  timeout: () =>
    unreachable(
      "timeout",
      say`Hent igen. Bliver det ved? ${ASK} tjekke, om den er overbelastet eller bremser ukendte besøgende.`,
    ),
  refused: () =>
    unreachable(
      "refused",
      say`Tjek ${code("http")} eller ${code("https")} og porten. Er begge dele i orden? ${ASK} tjekke, om den kører, og om en firewall afviser os.`,
    ),
  reset: () =>
    unreachable(
      "reset",
      say`Hent igen. Bliver det ved? ${ASK} tjekke, om et beskyttelsessystem afbryder ukendte besøgende.`,
    ),
  "bad-response": () =>
    unreachable(
      "bad-response",
      say`${ASK} tjekke, om svaret på ${ROBOTS} er gyldig HTTP, kan pakkes ud og kun omdirigerer til http- eller https-adresser.`,
    ),
  "redirect-limit": () =>
    explain(
      failure["redirect-limit"],
      say`Der er mere end fem, eller de går i ring. ${AS_MISSING}`,
      say`Lad den første adresse svare selv, eller omdiriger til filen i ét trin.`,
    ),
  "redirect-without-location": () =>
    explain(
      "Omdirigeringen angiver intet brugbart mål",
      say`${AS_MISSING} ${NO_PROOF}`,
      say`${ASK} give omdirigeringen et gyldigt ${code("Location")}-felt eller levere filen direkte.`,
    ),
  "private-address": () =>
    unknown(
      failure["private-address"],
      "Adressen, eller en omdirigering, fører ind i et privat netværk. Dér henter vi ikke.",
      say`På din egen computer kan kommandolinjen hente den, når du selv angiver den: ${code("aushang test http://192.168.0.7/")}.`,
    ),
  cancelled: () => unknown("Hentningen blev afbrudt", "Der kom intet svar.", say`Hent igen.`),
  "own-limit": () =>
    unknown(
      "Vi kan ikke hente noget lige nu",
      "For ikke at belaste andres servere begrænser vi, hvor ofte vi henter.",
      say`Vent et minut, og hent igen.`,
    ),
};

/** The Danish explanation of a fetch result. */
export const status: Catalogue["status"] = statusExplanation(cases);
