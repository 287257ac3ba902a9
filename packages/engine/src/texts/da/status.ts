import type { Catalogue } from "../catalogue.ts";
import { code, say, type Text } from "../parts.ts";
import { type StatusText, type StatusWords, statusExplanation } from "../status-case.ts";

const CLOSED = "Reglerne er ukendte: hele websitet forbliver lukket.";
const AS_SERVER_ERROR =
  "Det kræver RFC 9309, og ifølge sin dokumentation behandler Google det som en serverfejl.";
const OVER_TIME =
  "Google dokumenterer: De første 12 timer holder crawl pause, derefter gælder den seneste version uden fejl i op til 30 dage (findes der ingen, er alt åbent), og derefter er alt åbent, hvis websitet ellers kan nås; hvis ikke, fortsætter pausen.";
const OR_PASTE = "Eller indsæt selv filen.";
const BLOCK_ALL = say`Vil du lukke websitet, så lever ${code("User-agent: *")} og på næste linje ${code("Disallow: /")} med status 200.`;

const noRules = (title: string, meaning: Text, next: Text): StatusText => ({
  title,
  meaning,
  next,
});
const serverError = (title: string): StatusText => ({
  title,
  meaning: say`${CLOSED} Efter RFC 9309 gælder det også adresser, der før var åbne. ${OVER_TIME}`,
  next: say`Bed den, der driver serveren, om at levere ${code("/robots.txt")} med 200, eller med 404, hvis der ikke skal være nogen fil. Ofte er det en vedligeholdelsesside, der svarer på alle adresser. Hent derefter igen.`,
});
const unreachable = (title: string, what: string, next: Text): StatusText => ({
  title,
  meaning: say`${what} ${CLOSED} ${AS_SERVER_ERROR}`,
  next,
});
const unknown = (title: string, what: string, next: Text): StatusText => ({
  title,
  meaning: say`${what} Intet blev læst, så resultatet er ukendt.`,
  next,
});

const cases: StatusWords = {
  given: () => ({
    title: "Den angivne fil, ikke hentet",
    meaning: say`Resultatet gælder denne tekst. Der kan ligge noget andet på serveren.`,
    next: say`Test adressen live for at se, hvad serveren udleverer nu.`,
  }),
  readable: (status) => ({
    title: `Filen er læst (${status})`,
    meaning: say`Reglerne gælder præcis denne vært, med dette skema og denne port.`,
    next: say`Efter en ændring kan crawlere bruge en ældre kopi i op til 24 timer.`,
  }),
  "404": () =>
    noRules(
      "Ingen robots.txt (404): intet er blokeret",
      say`Uden en fil er der ingen regler. Det er en normal tilstand, ikke en fejl.`,
      say`Vil du ikke blokere noget, er der intet at gøre. Ellers læg en tekstfil ${code("robots.txt")} i websitets rodmappe.`,
    ),
  "410": () =>
    noRules(
      "Filen robots.txt er fjernet (410): intet er blokeret",
      say`Serveren siger, at filen er væk. Uden en fil er der ingen regler.`,
      say`Var det meningen, er der intet at gøre. Ellers læg filen tilbage.`,
    ),
  "401": () =>
    noRules(
      "Filen kræver login (401)",
      say`At forbyde filen forbyder ikke crawl. Crawlere logger ikke ind og læser det som en manglende fil: intet er blokeret.`,
      say`Lad ${code("/robots.txt")} kunne læses uden login. ${BLOCK_ALL}`,
    ),
  "403": () =>
    noRules(
      "Serveren nægter at udlevere filen (403)",
      say`At forbyde filen forbyder ikke crawl. Crawlere læser det som en manglende fil: intet er blokeret.`,
      say`Ofte skyldes det en beskyttelse mod bots. Bed den, der driver serveren, om at undtage ${code("/robots.txt")}. ${BLOCK_ALL}`,
    ),
  "418": () =>
    noRules(
      "Serveren afviser hentningen (418)",
      say`Sådan svarer nogle beskyttelsessystemer programmer. Efter RFC 9309 tæller det som en manglende fil: intet er blokeret. Det er intet bevis for, at der ikke er nogen fil.`,
      say`Åbn ${code("/robots.txt")} i en browser. Kommer der en fil, så bed den, der driver serveren, om at åbne den for alle. ${OR_PASTE}`,
    ),
  "4xx": (status) =>
    noRules(
      `Serveren udleverer ikke filen (${status})`,
      say`Efter RFC 9309 tæller alle 4xx-svar undtagen 429 som en manglende fil: intet er blokeret. Det er intet bevis for, at der ikke er nogen fil.`,
      say`Er det ikke meningen, så bed den, der driver serveren, om at levere ${code("/robots.txt")} med 200.`,
    ),
  "429": () => ({
    title: "For mange forespørgsler (429)",
    meaning: say`${CLOSED} 429: Google behandler det som en serverfejl, RFC'en som 4xx. Efter RFC'ens ordlyd ville intet være blokeret; her vises den forsigtige læsemåde.`,
    next: say`Vent nogle minutter, og hent igen. Bliver det ved, så bed den, der driver serveren, om at undtage ${code("/robots.txt")} fra begrænsningen.`,
  }),
  "503": () => serverError("Serveren er midlertidigt utilgængelig (503)"),
  "5xx": (status) => serverError(`Serveren melder en fejl (${status})`),
  dns: () =>
    unreachable(
      "Navnet blev ikke fundet",
      "Der kendes ingen server under dette navn.",
      say`Tjek navnet. Er det rigtigt, så bed den, der administrerer domænet, om at tjekke DNS-posten. ${OR_PASTE}`,
    ),
  tls: () =>
    unreachable(
      "Der kunne ikke oprettes en sikker forbindelse",
      "Ofte er certifikatet udløbet eller udstedt til et andet navn.",
      say`Bed den, der driver serveren, om at forny certifikatet eller tilføje navnet. ${OR_PASTE}`,
    ),
  timeout: () =>
    unreachable(
      "Serveren svarede ikke i tide",
      "Vi ventede, men filen kom ikke, eller ikke hele filen.",
      say`Hent igen. Bliver det ved, så spørg den, der driver serveren, om den er overbelastet eller holder fremmede hentninger tilbage. ${OR_PASTE}`,
    ),
  refused: () =>
    unreachable(
      "Serveren tager ikke imod forbindelser",
      "Ingen webserver svarer på denne adresse og port.",
      say`Tjek ${code("http")} eller ${code("https")} og porten. Er begge dele rigtige, så spørg den, der driver serveren, om den kører, og om en firewall afviser os. ${OR_PASTE}`,
    ),
  reset: () =>
    unreachable(
      "Serveren afbrød forbindelsen",
      "Forbindelsen blev oprettet, men sluttede, før svaret var komplet.",
      say`Hent igen. Nogle beskyttelsessystemer afbryder fremmede hentninger på den måde: spørg den, der driver serveren. ${OR_PASTE}`,
    ),
  "bad-response": () =>
    unreachable(
      "Serverens svar er ugyldigt",
      "Det, der kom, er ikke gyldig HTTP eller kunne ikke pakkes ud.",
      say`Vis denne meddelelse til den, der driver serveren: svaret på ${code("/robots.txt")} skal være gyldig HTTP. ${OR_PASTE}`,
    ),
  "redirect-limit": () =>
    noRules(
      "Omdirigeringerne fører ikke til nogen fil",
      say`Der er mere end fem, eller de går i ring. Crawlere læser det som en manglende fil: intet er blokeret.`,
      say`Lad den første adresse svare selv, eller omdiriger til filen i ét trin.`,
    ),
  "redirect-without-location": () =>
    noRules(
      "Omdirigeringen angiver intet brugbart mål",
      say`Serveren omdirigerer, men siger ikke hvorhen, eller angivelsen er ugyldig. Det tæller som en manglende fil: intet er blokeret.`,
      say`Bed den, der driver serveren, om at give omdirigeringen et gyldigt ${code("Location")}-felt eller levere filen direkte.`,
    ),
  "private-address": () =>
    unknown(
      "En privat adresse",
      "Adressen, eller en omdirigering, fører ind i et privat netværk. Dér henter vi ikke.",
      say`På din egen computer kan kommandolinjen gøre det, når du selv angiver adressen: ${code("aushang test http://192.168.0.7/")}. ${OR_PASTE}`,
    ),
  cancelled: () =>
    unknown(
      "Hentningen blev afbrudt",
      "Hentningen sluttede, før der kom et svar.",
      say`Hent igen. ${OR_PASTE}`,
    ),
  "own-limit": () =>
    unknown(
      "Vi kan ikke hente noget lige nu",
      "For ikke at belaste andres servere begrænser vi, hvor ofte vi henter.",
      say`Vent et minut, og hent igen. ${OR_PASTE}`,
    ),
};

/** The Danish explanation of a fetch result. */
export const status: Catalogue["status"] = statusExplanation(cases);
