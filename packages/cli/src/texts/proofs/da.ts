import { code, say } from "@aushang/engine/texts";
import { numbersIn } from "./numbers.ts";
import type { ProofWords } from "./words.ts";

const { count, number } = numbersIn("da");

const groupIn = (group: string | null): string => group ?? "ingen";

/** Ordene til de kommandoer, der beviser noget om alle adresser, på dansk. */
export const proofs: ProofWords = {
  source: {
    notRead: (address, why) => ({
      title: `${address}: ${why}`,
      next: "Reglerne er ukendte, så der siges intet om dem. Prøv igen senere, eller angiv en fil.",
    }),
    stdinTwice: () => ({
      title: "Standardinput kan kun stå for én ting",
      next: "Angiv en fil for det andet.",
    }),
    formatUnknown: (given, known) => ({
      title: `Formatet ”${given}” findes ikke`,
      next: `Vælg et af disse: ${known}`,
    }),
    fileMissing: (example) => ({ title: "Der mangler en robots.txt", next: `Prøv: ${example}` }),
    absent: "der er ingen fil, så intet er blokeret",
  },
  diff: {
    secondMissing: () => ({
      title: "Hvad skal der sammenlignes med?",
      next: "Angiv en robots.txt mere, eller tilføj --against med en crawler eller --against-reading med en læsemåde.",
    }),
    againstFiles: (option) => ({
      title: `${option} sammenligner inden for én fil, og der er angivet to`,
      next: `Udelad den anden fil eller ${option}.`,
    }),
    againstBoth: () => ({
      title: "Crawlere og læsemåder kan ikke sammenlignes på én gang",
      next: "Udelad --against eller --against-reading.",
    }),
    againstOne: (option) => ({
      title: `${option} sammenligner med én enkelt, og der er angivet flere`,
      next: `Angiv kun én værdi til ${option === "--against" ? "--as" : "--reading"}.`,
    }),
    againstSame: (option, value) => ({
      title: `${value} ville blive sammenlignet med sig selv`,
      next: `Angiv en anden værdi til ${option}.`,
    }),
    side: { old: "gammel", new: "ny", file: "fil" },
    example: "fx",
    before: "før",
    now: "nu",
    everyCrawler: "alle crawlere",
    groups: (old, next) =>
      old === next
        ? old === null
          ? "ingen gruppe"
          : `gruppe ${old}`
        : `gruppe ${groupIn(old)}, nu ${groupIn(next)}`,
    unchanged: (crawlers) =>
      `For ${count(crawlers, "anden crawler", "andre crawlere")} ændrer intet sig: bevist.`,
    unsettled: (crawlers) =>
      `For ${count(crawlers, "anden crawler", "andre crawlere")} er der ikke fundet nogen ændring, men det er ikke bevist, at der ingen er.`,
    moreChanges: (changes) =>
      `Og ${count(changes, "mængde", "mængder")} af adresser mere; --format json viser dem alle.`,
    moreLimits: (limits) => `Og ${count(limits, "grænse", "grænser")} mere.`,
    nothingShared:
      "Ingen crawler har en gruppe i begge filer. Hvor en fil ingen har for en crawler, er alt åbent for den.",
    apart: {
      summary: (sets, proven, old, next) => {
        if (sets > 0)
          return [
            `${old} og ${next} adskiller sig ved ${count(sets, "mængde", "mængder")} af adresser.`,
          ];
        return proven
          ? [`${old} og ${next} giver hver adresse det samme resultat.`]
          : ["Der blev ikke fundet nogen forskel, men ikke alt er bevist."];
      },
      only: (name) => `kun åben for ${name}`,
      nothingElse: ["Alt andet er ens, for enhver adresse: bevist."],
      notProven: ["Ikke bevist: De kan adskille sig ved mere, end der står her."],
      openFor: "Åben for",
      lineFor: (name) => `Linje for ${name}`,
    },
  },
  spelling: {
    alike: (old, next) => [
      `${old} og ${next} giver hver adresse i sædvanlig stavemåde det samme resultat.`,
    ],
    proven: ["Bevist for dem alle."],
    nothingElse: ["Alt andet er ens, for enhver adresse i sædvanlig stavemåde: bevist."],
    aside: say`Uden for betragtning er escapes, som ingen har brug for, fx ${code("%62")} for ${code("b")}: Dér afviger læsemåderne for næsten enhver fil.`,
  },
  explain: {
    heading: {
      representatives: "Én adresse for hver måde, filen afgør på",
      readings: "Andre læsemåder",
      withoutEffect: "Linjer uden virkning",
    },
    column: { effect: "Hvad den gør", openFor: "Åben for", blockedFor: "Blokeret for" },
    noRules: "ingen regel gælder, så alt er åbent",
    effect: {
      decides: "afgør, fx",
      redundant: (witness) => `overflødig: uden den ændrer intet sig (afgør ${witness})`,
      repeat: (lines) => `afgør aldrig: det samme som ${lines}`,
      covered: (lines) => `afgør aldrig, på grund af ${lines}`,
      noAddress: "afgør aldrig: ingen adresse kan passe",
      unproven: "om den afgør noget, er ikke bevist",
    },
    more: (left) => `og ${number(left)} mere; --all viser dem`,
    notAllWays: "Der kan være flere måder: En grænse blev nået.",
    readsAlike: (reading) =>
      `${reading}: det samme resultat for hver adresse i sædvanlig stavemåde, bevist.`,
    readsOtherwise: (reading, sets) =>
      `${reading}: et andet resultat ved ${count(sets, "mængde", "mængder")} af adresser, fx`,
    notCompared: (reading) => `${reading}: ingen forskel fundet, men ikke alt er bevist.`,
  },
  pattern: {
    missing: () => ({
      title: "Der mangler et mønster",
      next: "Prøv: aushang pattern '/*.pdf$' (i anførselstegn, så skallen lader * og $ være)",
    }),
  },
  why: {
    addressMissing: () => ({
      title: "Der mangler en adresse",
      next: "Prøv: aushang why https://example.com/hjaelp",
    }),
    notKnown:
      "Reglerne er ukendte, så der kan ikke siges noget om, hvad der ville vende resultatet.",
    moreEdits: (left) => `Og ${number(left)} mere; --json viser dem alle.`,
    alsoFor: (crawler, others) =>
      say`Det, der ændrer sig for ${crawler}, ændrer sig også for ${others}: Uden egen gruppe gælder den samme for dem.`,
  },
  plan: {
    wishMissing: () => ({
      title: "Hvad skal gælde?",
      next: 'Tilføj --want "Googlebot /hjaelp allowed", eller --wants med en fil med sådanne linjer.',
    }),
    wishUnclear: (given) => ({
      title: `”${given}” er ikke et ønske`,
      next: "Skriv crawler, adresse og resultat, som i: Googlebot /hjaelp allowed",
    }),
    verdictUnknown: (given) => ({
      title: `”${given}” er ikke et resultat`,
      next: "Skriv allowed eller disallowed.",
    }),
  },
  format: {
    modeUnknown: (given, known) => ({
      title: `Tilstanden ”${given}” findes ikke`,
      next: `Vælg en af disse: ${known}`,
    }),
    checkWrites: () => ({
      title: "--check skriver intet",
      next: "Udelad --check, eller --write og --output.",
    }),
    jsonAndFile: () => ({
      title: "Standardoutput kan ikke rumme både filen og JSON",
      next: "Giv --output et filnavn, eller udelad --json.",
    }),
    wholeFile: "hele filen",
    moreLeft: (left) => `Og ${number(left)} mere; --json viser dem alle.`,
  },
  file: {
    writeAndOutput: () => ({
      title: "--write og --output angiver to steder til den nye fil",
      next: "Udelad en af dem.",
    }),
    writeWhere: () => ({
      title: "--write kan kun overskrive en fil",
      next: "Angiv en ny fil med --output.",
    }),
    tooLong: (name) => ({
      title: `${name} er længere end 512.000 byte, og det, der ligger bagved, læser ingen crawler`,
      next: "Gør filen kortere først: Skrevet på ny ville dens slutning gå tabt.",
    }),
    exists: (path) => ({
      title: `”${path}” findes allerede`,
      next: "Angiv en ny fil, eller overskriv selve robots.txt med --write.",
    }),
    notWritten: (path, detail) => ({
      title: `”${path}” kunne ikke skrives: ${detail}`,
      next: "Tjek mappen og dens rettigheder. Den gamle fil er uændret.",
    }),
    written: (path) => `Skrevet: ${path}`,
  },
  impact: {
    notFetched: (address, why) => ({
      title: `${address}: ${why}`,
      next: "Intet fra dette sitemap er talt med. Kontrollér adressen, eller prøv igen senere.",
    }),
    onlyFiles: () => ({
      title: "--sitemap og --log er til to filer",
      next: "Udelad --against og --against-reading.",
    }),
    oneReading: () => ({
      title: "--sitemap og --log kan kun bruges med én læsemåde",
      next: "Angiv kun én værdi til --reading.",
    }),
    readingSitemap: (name, done, total) =>
      `Læser sitemap ${number(done)} af ${number(total)}: ${name}`,
    readingLog: (name, size) => `Læser ${name}: ${size}`,
  },
};
