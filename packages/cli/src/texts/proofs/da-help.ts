import type { CommandHelp, ProofCommand } from "../catalogue.ts";

/** Hjælp til de kommandoer, der beviser noget om alle adresser, på dansk. */
export const proofHelp: Readonly<Record<ProofCommand, CommandHelp>> = {
  diff: {
    summary: "hvilke adresser en ændring af robots.txt åbner og blokerer",
    about:
      "Sammenligner to robots.txt-filer som mængder af alle mulige adresser: hvad der åbnes, hvad der blokeres, for hvem og ved hvilke linjer, med bevis for at intet andet ændrer sig. Der sammenlignes for alle crawlere på listen, alle, som en af filerne nævner, og alle andre.",
    arguments: {
      old: "robots.txt før: en fil, en adresse eller - for standardinput",
      new: "robots.txt efter; udelades med --against og --against-reading",
    },
    options: {
      as: "kun disse crawlere; kan gentages eller adskilles med kommaer",
      reading: "hvordan filerne læses: rfc9309, google, 1996, 1994; kan gentages",
      against: "sammenlign, hvad én fil siger til crawleren fra --as og til denne",
      "against-reading": "sammenlign, hvad én fil siger i læsemåden fra --reading og i denne",
      sitemap:
        "tæl, hvad der skifter blandt adresserne i dette sitemap: en fil, en adresse eller -; kan gentages",
      log: "tæl, hvad der skifter blandt forespørgslerne i denne adgangslog: en fil eller -; kan gentages",
      format: "hvordan det vises: pretty, json, markdown (til en gennemgang), csv",
      "user-agent": "send denne User-Agent ved hentning",
    },
    examples: [
      "hvad en ændring af filen åbner og blokerer",
      "hvad et udkast ændrer ved den aktuelle fil, som kommentar til gennemgangen",
      "to crawlere",
      "to læsemåder",
      "hvad et udkast betyder for et sitemap og en adgangslog",
    ],
  },
  explain: {
    summary: "hvad en robots.txt siger til hvem, og hvad hver regel gør",
    about:
      "Fortæller i få sætninger, hvad filen siger, og derefter for hver gruppe, hvad der bliver af dens regler: hvilke der afgør noget, hvilke aldrig gør det, og på grund af hvilke andre, med bevis; én adresse for hver måde, filen afgør på; og hvad andre læsemåder får ud af den.",
    arguments: {
      file: "robots.txt: en fil, en adresse, - eller ingenting for standardinput",
    },
    options: {
      as: "kun grupperne for disse crawlere; kan gentages eller adskilles med kommaer",
      reading: "hvordan filen læses: rfc9309, google, 1996, 1994",
      sitemap:
        "hvilke regler der passer på og afgør adresserne i dette sitemap: en fil, en adresse eller -; kan gentages",
      log: "hvilke regler der passer på og afgør forespørgslerne i denne adgangslog: en fil eller -; kan gentages",
      all: "alle grupper, regler og adresser",
      json: "som JSON",
      "user-agent": "send denne User-Agent ved hentning",
    },
    examples: [
      "en fil af dine egne",
      "hvad der gælder for to crawlere på et website",
      "hvilke regler et sitemap og en log har brug for",
    ],
  },
  pattern: {
    summary: "hvad et mønster passer på, hvad det lige netop ikke gør, og hvorfor",
    about:
      "Siger i én sætning, hvilke adresser et mønster passer på, også som regulært udtryk, med eksempler og adresser, det lige netop ikke passer på; og med --robots, hvilke regler i en fil der passer på nogle af de samme adresser.",
    arguments: { pattern: "mønstret i en regel eller hele reglen, i anførselstegn" },
    options: {
      robots: "de regler, det berører i denne fil: en fil, en adresse eller -",
      as: "med --robots: i gruppen for denne crawler (standard: *)",
      reading: "hvordan mønstret læses: rfc9309, google, 1996, 1994",
      json: "som JSON",
      "user-agent": "send denne User-Agent ved hentning",
    },
    examples: ["hvad det passer på", "hvilke regler i en fil den ville berøre"],
  },
  why: {
    summary: "hvad der var tæt på det andet resultat, og hvad der ville vende det",
    about:
      "Fortæller for én adresse, hvilke regler der var tæt på, og hvad der holdt dem tilbage, og de mindste ændringer, der vender resultatet, hver med alt, hvad den ellers ændrer, for denne crawler og for andre.",
    arguments: { address: "adressen, det drejer sig om" },
    options: {
      as: "produkttoken eller User-Agent-header; kan gentages eller adskilles med kommaer",
      robots: "brug denne robots.txt: en fil, en adresse eller - for standardinput",
      reading: "hvordan filen læses: rfc9309, google, 1996, 1994",
      json: "som JSON, én linje for hver crawler",
      "user-agent": "send denne User-Agent ved hentning",
    },
    examples: ["en adresse på et website", "en fil af dine egne, for en anden crawler"],
  },
  plan: {
    summary: "de linjer, der får en robots.txt til at sige det, du ønsker",
    about:
      "Finder få linjer at tilføje, ændre eller fjerne, så hvert ønske er opfyldt, og beviser, hvad der ellers ændrer sig; eller siger, hvorfor det ikke kan lade sig gøre. Skriver intet uden besked.",
    arguments: { file: "robots.txt: en fil, en adresse, - eller ingenting for standardinput" },
    options: {
      want: 'et ønske, som i "Googlebot /hjaelp allowed"; kan gentages',
      wants: "en fil med ønsker, ét pr. linje; - for standardinput",
      reading: "hvordan filen læses: rfc9309, google, 1996, 1994",
      write: "overskriv filen med den nye",
      output: "skriv den nye i denne fil, eller - for standardoutput",
      json: "som JSON, med ændringerne",
      "user-agent": "send denne User-Agent ved hentning",
    },
    examples: ["åbn én adresse for én crawler", "mange ønsker, og skriv filen"],
  },
  format: {
    summary: "skriv en robots.txt på ny, uden at noget resultat ændrer sig: bevist",
    about:
      "Rydder op i en fil, samler dens grupper eller gør den så kort som muligt og udskriver den nye. For hvert trin er det bevist, at intet resultat ændrer sig, for alle crawlere og adresser; det, der ville ændre et, undlades og nævnes med en adresse.",
    arguments: { file: "robots.txt: en fil, en adresse, - eller ingenting for standardinput" },
    options: {
      mode: "format (stavemåde), merge (også grupper), minify (udelader også det, der intet ændrer)",
      reading: "læsemåder, hvor intet resultat må ændre sig; kan gentages",
      write: "overskriv filen med den nye",
      check: "skriv intet; nævn, hvad der skulle gøres, og slut med 1, hvis der er noget",
      output: "skriv den nye i denne fil, eller - for standardoutput",
      json: "som JSON, med ændringerne",
      "user-agent": "send denne User-Agent ved hentning",
    },
    examples: ["udskriv filen, ryddet op", "gør selve filen kort", "til en byggeserver"],
  },
};
