import { numbersIn } from "../numbers.ts";
import type { CompareTexts } from "./catalogue.ts";

const { count } = numbersIn("da");

/** Danish labels of the page that compares. */
export const compare: CompareTexts = {
  title: {
    start: "Sammenlign to robots.txt-filer – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "Hvad ændrer en ændring egentlig?",
  lead: "To filer, sammenlignet som mængder af alle tænkelige adresser: hvad der åbnes, hvad der lukkes, og beviset for, at intet andet ændres.",
  form: {
    title: "Hvad der sammenlignes",
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
      "Dens regler er ukendte, så der siges intet om, hvad der åbnes eller lukkes. Læs den igen senere, eller indsæt den som kladde.",
    absent: { old: "Gammel: Der er ingen fil", next: "Ny: Der er ingen fil" },
    absentText: "Uden en robots.txt er intet blokeret. Der sammenlignes med en tom fil.",
    damagedTitle: "Dette link er beskadiget",
    damaged:
      "Teksterne i det kan ikke læses. Intet blev sendt til os, så vi kan ikke gendanne dem.",
    workerTitle: "Sammenligningen blev afbrudt",
    worker: "Den del af siden, der regner, kunne ikke indlæses eller gik i stå.",
  },
  tabs: { label: "Resultat", verdicts: "Resultater", text: "Tekst" },
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
  },
};
