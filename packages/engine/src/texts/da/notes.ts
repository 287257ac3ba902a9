import type { Catalogue } from "../catalogue.ts";

const NOTHING = "Intet er blokeret.";
const SAYS = "Resultatet siger, hvad filen siger, ikke hvad en crawler gør.";

/** Danish remarks on a result. */
export const note: Catalogue["note"] = {
  "html-served": {
    title: "Der leveres en webside i stedet for en tekstfil",
    text: "Kun linjer, der er regler, tæller. Send ren tekst på /robots.txt.",
  },
  "file-truncated": {
    title: "Større end 500 KiB",
    text: "Kun de første 512.000 byte læses. Det, der kommer efter, gælder ikke.",
  },
  "no-rules-in-file": {
    title: "Ingen gyldig regel",
    text: NOTHING,
  },
  "file-empty": {
    title: "Filen er tom",
    text: `${NOTHING} Skulle der stå noget i den, så tjek, hvad serveren udleverer.`,
  },
  "binary-served": {
    title: "Det er ikke en læsbar tekstfil",
    text: "Måske et billede, et arkiv eller tekst i en anden kodning. Send ren tekst i UTF-8 på /robots.txt.",
  },
  "status-401-403": {
    title: "At forbyde filen forbyder ikke crawl",
    text: "Crawlere læser 401 og 403 som en manglende fil. Vil du lukke websitet, så send en fil med ”Disallow: /” og status 200.",
  },
  "status-404": {
    title: "Ingen robots.txt (404): intet er blokeret",
    text: "Det er en normal tilstand, ikke en fejl.",
  },
  "status-other-4xx": {
    title: "Serveren udleverer ikke filen",
    text: `${NOTHING} Det er intet bevis for, at der ikke er nogen fil.`,
  },
  "status-429": {
    title: "429: Google behandler det som en serverfejl, RFC'en som 4xx",
    text: "Her vises den forsigtige læsemåde: lukket.",
  },
  "status-5xx": {
    title: "Reglerne er ukendte: hele websitet forbliver lukket",
    text: "Hvad det betyder i længden, afhænger af crawleren og af tidligere hentninger.",
  },
  "no-answer": {
    title: "Intet brugbart svar: hele websitet forbliver lukket",
    text: "Uden svar kender en crawler ikke reglerne.",
  },
  "redirected-elsewhere": {
    title: "Filen kommer fra en anden adresse",
    text: "Reglerne gælder alligevel for den testede vært.",
  },
  "private-address": {
    title: "En privat adresse",
    text: "Intet blev læst, så resultatet er ukendt.",
  },
  "crawler-ignores-robots": {
    title: "Ifølge udbyderen følger denne crawler ikke robots.txt",
    text: `${SAYS} Kun serveren kan holde den ude.`,
  },
  "crawler-user-triggered": {
    title: "Denne crawler henter på vegne af brugere",
    text: "Ifølge udbyderen følger den i så fald ikke, eller ikke altid, robots.txt.",
  },
  "crawler-respect-unknown": {
    title: "Ikke dokumenteret, om denne crawler følger robots.txt",
    text: `Vi har ikke fundet nogen oplysning fra udbyderen. ${SAYS}`,
  },
  "crawler-control-only": {
    title: "Et styreord, ikke en crawler",
    text: "Intet hentes under dette navn. Udbyderen læser her, hvad hentede sider må bruges til.",
  },
  "crawler-retired": {
    title: "Denne crawler er udgået",
    text: "Regler for den gør ingen skade, men har næppe nogen virkning længere.",
  },
  "crawler-star-not-documented": {
    title: "Ikke dokumenteret, om gruppen * gælder for den",
    text: "RFC 9309 antages: gruppen * gælder, når ingen gruppe nævner den.",
  },
  "token-never-matches-google": {
    title: "Googles parser finder aldrig dette token",
    text: "Den læser kun navne i filen indtil det første tegn, der hverken er et bogstav, - eller _. I læsemåden RFC 9309 tæller hele navnet.",
  },
  "content-type-not-text": {
    title: "Filen leveres ikke som text/plain",
    text: "Dens linjer tæller alligevel. Standarden kræver ren tekst: indstil text/plain på serveren.",
  },
  "robots-address-elsewhere": {
    title: "Kun robots.txt i rodmappen tæller",
    text: "Andre filer med det navn læser ingen crawler som regler.",
  },
};

/** Danish reasons why a line has no effect. */
export const skip: Catalogue["skip"] = {
  "unknown-directive": "Denne læsemåde kender ikke et sådant direktiv.",
  "no-separator": "Uden kolon kan der ikke genkendes et direktiv her.",
  "before-group": "Reglen står før den første User-agent-linje og hører ikke til nogen gruppe.",
  "pattern-start": "Mønstret begynder hverken med / eller * og passer ikke på nogen adresse.",
  "pattern-empty": "Uden en sti hverken blokerer eller tillader linjen noget.",
  "token-empty": "Linjen nævner ingen crawler.",
  "allow-not-known": "Teksten fra 1994 kender ikke Allow.",
  "beyond-limit": "Linjen ligger efter de første 512.000 byte og læses ikke.",
};

/** Danish purposes of crawlers. */
export const purpose: Catalogue["purpose"] = {
  search: "Søgning",
  "ai-training": "AI-træning",
  "ai-search": "AI-søgning",
  "ai-user": "På vegne af brugere",
  ads: "Annoncer",
  seo: "SEO-værktøjer",
  archive: "Arkiver",
  social: "Sociale netværk",
  monitoring: "Overvågning",
  feed: "Feeds og podcasts",
  other: "Andre",
};

/** What a test cannot know, in Danish. */
export const limits: Catalogue["limits"] = [
  "Læst én gang, fra ét sted. Andre besøgende kan få et andet svar fra serveren.",
  "Crawlere kan bruge en kopi, der er op til 24 timer gammel, og en ældre, mens serveren ikke kan nås.",
  SAYS,
  "En anmodning, ikke en lås: ingen beskyttelse af hemmeligheder, ingen fjernelse fra et indeks.",
];
