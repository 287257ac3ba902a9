import { numbersIn } from "../numbers.ts";
import type { CompareTexts } from "./catalogue.ts";

const { n, count } = numbersIn("da");

/** Danish labels of the page that compares. */
export const compare: CompareTexts = {
  title: {
    start: "Sammenlign to robots.txt-filer – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "Hvad ændrer en ændring egentlig?",
  lead: "To filer, sammenlignet som mængder af alle tænkelige adresser: hvad der åbnes, hvad der blokeres, og beviset for, at intet andet ændres.",
  form: {
    title: "Hvad der sammenlignes",
    by: "Hvad der er forskelligt",
    byWhat: { file: "To filer", crawler: "To crawlere", reading: "To læsemåder" },
    theFile: "Filen",
    crawler: { old: "Den ene crawler", next: "Den anden crawler" },
    reading: { old: "Den ene læsemåde", next: "Den anden læsemåde" },
    side: { old: "Gammel", next: "Ny" },
    source: { old: "Den gamle fils kilde", next: "Den nye fils kilde" },
    kind: { live: "Live", draft: "Kladde", file: "Fil" },
    address: { old: "Den gamle fils website", next: "Den nye fils website" },
    text: { old: "Den gamle fils tekst", next: "Den nye fils tekst" },
    file: { old: "Den gamle fil", next: "Den nye fil" },
    read: "Læs",
    again: "Læs igen",
    cancel: "Annuller",
    choose: "Vælg en fil",
    chooseOther: "Vælg en anden fil",
    drop: "eller slip den her.",
    stays: "Den bliver i denne browser.",
    cut: "Kun de første 512.000 byte læses, som crawlere gør det.",
    swap: "Byt om",
    swapped: "Gammel og ny er byttet om.",
  },
  state: {
    missingTitle: "Vælg to filer",
    missing: "Live fra et website, som kladde eller som fil fra din enhed.",
    missingSide: { old: "Den gamle fil mangler", next: "Den nye fil mangler" },
    give: { old: "Vælg den gamle", next: "Vælg den nye" },
    reading: { old: "Læser den gamle fil", next: "Læser den nye fil" },
    notReadable: {
      old: "Den gamle fil kan ikke sammenlignes",
      next: "Den nye fil kan ikke sammenlignes",
    },
    notReadableText:
      "Dens regler er ukendte, så der siges intet om, hvad der åbnes eller blokeres. Læs den igen senere, eller indsæt den som kladde.",
    absent: { old: "Gammel: Der er ingen fil", next: "Ny: Der er ingen fil" },
    absentText: "Uden en robots.txt er intet blokeret. Der sammenlignes med en tom fil.",
    damagedTitle: "Dette link er beskadiget",
    damaged:
      "Teksterne i det kan ikke læses. Intet blev sendt til os, så vi kan ikke gendanne dem.",
    workerTitle: "Sammenligningen blev afbrudt",
    worker: "Den del af siden, der regner, blev afbrudt, gik i stå eller kunne ikke indlæses.",
  },
  tabs: { label: "Resultat", verdicts: "Resultater", text: "Tekst" },
  crawlers: { more: (amount) => `og ${n(amount)} til` },
  verdicts: {
    sentence: (opened, closed, proven) => {
      if (opened + closed === 0)
        return proven ? "Intet resultat ændrer sig: bevist" : "Ingen ændring fundet";
      const sets = (amount: number): string => count(amount, "mængde adresser", "mængder adresser");
      if (closed === 0) return `${sets(opened)} åbnes, ingen blokeres`;
      if (opened === 0) return `${sets(closed)} blokeres, ingen åbnes`;
      return `${sets(opened)} åbnes, ${n(closed)} blokeres`;
    },
    lede: (changed, crawlers, proven) => {
      const rest = proven
        ? "intet andet ændrer sig: bevist."
        : "om andet ændrer sig, er ikke bevist.";
      if (changed > 0) return `For ${n(changed)} af ${n(crawlers)} crawlere; ${rest}`;
      return proven
        ? `For ingen af ${n(crawlers)} crawlere får nogen adresse et andet svar.`
        : `For ingen af ${n(crawlers)} crawlere, men ${rest}`;
    },
    comparing: "Sammenligner",
    comparingText:
      "Store filer med mange jokertegn tager lidt tid. Skriver man videre, begynder det forfra.",
    caption: "Hvad der ændrer sig",
    captionNote:
      "Mængder som mønstre; vidnet er en korteste adresse i mængden, og begge sider er spurgt om den.",
    columns: {
      change: "Ændring",
      addresses: "Adresser",
      witness: "Vidne",
      verdict: "Resultat",
      decided: "Afgøres af",
    },
    direction: { opened: "Åbnet", closed: "Blokeret" },
    except: "undtagen",
    and: "og",
    exceptLines: (old, next) => {
      const parts = [
        ...(old === null ? [] : [`gamle linjer ${old}`]),
        ...(next === null ? [] : [`nye linjer ${next}`]),
      ];
      return `undtagen det, som ${parts.join(" og ")} passer på`;
    },
    line: { old: (line) => `gammel linje ${n(line)}`, next: (line) => `ny linje ${n(line)}` },
    noRule: { old: "gammel: ingen regel", next: "ny: ingen regel" },
    tryIt: {
      old: "test denne adresse med den gamle fil",
      next: "test denne adresse med den nye fil",
    },
    counts: (opened, closed) =>
      [
        ...(opened > 0 ? [`${n(opened)} åbnes`] : []),
        ...(closed > 0 ? [`${n(closed)} blokeres`] : []),
      ].join(", "),
    applied: (old, next) => {
      if (old === next) return old === null ? "ingen gruppe gælder" : `gruppe ${old}`;
      return `${old === null ? "ingen gruppe" : `gruppe ${old}`}, nu ${next ?? "ingen"}`;
    },
    more: (next, all) => `Vis ${n(next)} mere af ${n(all)}`,
    nothingElseProven: "Intet andet ændrer sig: bevist",
    nothingProven: "Intet resultat ændrer sig: bevist",
    provenText:
      "Sammenlignet som mængder af alle tænkelige adresser, ikke ud fra stikprøver; ingen grænse blev nået.",
    forAll: (crawlers) => `Det gælder for alle ${n(crawlers)} adspurgte crawlere.`,
    unchanged: (crawlers) => `For ${count(crawlers, "crawler", "crawlere")} ændrer intet sig:`,
    unsettled: (crawlers) =>
      `For ${count(crawlers, "crawler", "crawlere")} blev ingen ændring fundet, uden bevis for, at der ingen er:`,
    notProven: "Om andet ændrer sig, er ikke bevist",
    notProvenText:
      "Det, der står på listen, ændrer sig virkelig. En grænse blev nået, så listen kan være ufuldstændig:",
    nothingShared: "Ingen crawler har en gruppe i begge filer",
    nothingSharedText:
      "Hvor en fil ingen gruppe har for en crawler, er alt åbent for den. Hver sammenlignes med det.",
  },
  apart: {
    caption: "Hvor de adskiller sig",
    openFor: "Åben for",
    sentence: (sets) =>
      `${count(sets, "mængde adresser", "mængder adresser")} får forskellige resultater`,
    lede: (old, next, opened, closed, proven) => {
      const parts = [
        ...(opened > 0 ? [`${n(opened)} kun åbne for ${next}`] : []),
        ...(closed > 0 ? [`${n(closed)} kun åbne for ${old}`] : []),
      ];
      const rest = proven ? "alt andet er ens: bevist." : "om alt andet er ens, er ikke bevist.";
      if (parts.length > 0) return `${parts.join(", ")}; ${rest}`;
      return proven
        ? `${old} og ${next} giver hver adresse det samme resultat.`
        : `${old} og ${next}: ${rest}`;
    },
    only: (name) => `Kun ${name}`,
    noRule: "ingen regel",
    tryIt: (name) => `test denne adresse: ${name}`,
    nothingProven: "Ingen adresse får forskellige resultater: bevist",
    nothingFound: "Ingen forskel fundet",
    nothingElseProven: "Alt andet er ens: bevist",
    notProven: "Om alt andet er ens, er ikke bevist",
    inUsualSpelling: (claim) => `${claim} (adresser i sædvanlig stavemåde)`,
    otherSpellings:
      "Uden for betragtning er escapes, som ingen har brug for, fx %62 for b: Dér afviger læsemåderne for næsten enhver fil.",
  },
  text: {
    caption: "Begge filer, linje for linje",
    line: { old: "Gammel linje", next: "Ny linje" },
    removed: "fjernet",
    added: "tilføjet",
    differ: (removed, added) =>
      `${count(removed, "linje", "linjer")} fjernet, ${count(added, "linje", "linjer")} tilføjet`,
    same: "Den samme fil to gange",
    sameText: "Begge sider er ens, byte for byte, så intet resultat kan ændre sig.",
    sameLines:
      "Alle linjer er ens; filerne adskiller sig i linjeskift eller i det, som ingen crawler læser.",
    tooDifferent:
      "Filerne har for lidt til fælles til at kunne vises linje for linje ved siden af hinanden.",
    hidden: (amount) => `Vis ${count(amount, "ens linje", "ens linjer")}`,
    more: (amount) => `Vis ${count(amount, "linje mere", "linjer mere")}`,
  },
  actions: {
    copyLink: "Kopiér link",
    linkCopied: {
      live: "Linket er kopieret. Det indeholder adresserne; filerne læses igen, når det åbnes.",
      texts:
        "Linket er kopieret. Det indeholder teksterne. Ingen server får dem, men alle med linket kan læse dem.",
    },
    linkTooLong:
      "Teksterne er for lange til et link, som alle programmer accepterer. Giv filerne videre i stedet.",
    copyMarkdown: "Kopiér som Markdown",
    markdownCopied: "Kopieret som Markdown, til en review-kommentar.",
    toImpact: "Hvad det betyder for et sitemap eller en log",
  },
};
