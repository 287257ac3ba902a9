import type { signalRules } from "../../../lint/rules/signals.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { ref } from "../amounts.ts";
import { list } from "./lists.ts";

const place = (tokens: readonly string[]): Text =>
  tokens.length === 0 ? say`uden for alle grupper` : say`i gruppen for ${list(tokens)}`;

/** Danish words for findings on what pages may be used for. */
export const signals: WordsFor<typeof signalRules> = {
  "content-signal-status": {
    title: "Content-Signal: et ønske, ingen vides at følge",
    message: ({ tokens }) =>
      say`Content-Signal, ${place(tokens)}. Vi har ikke fundet nogen operatør, der siger, at den retter sig efter det. Forventet: en ${code("Disallow")} for de berørte crawlere, hvis noget skal blokeres.`,
    why: say`Cloudflare foreslog det i 2025; udkastet er udløbet. Googles tjekprogram kender det som ubrugt, og om det gælder en gruppe eller hele filen, læses forskelligt. Det ændrer ingen regel.`,
    fixes: {},
  },
  "content-signal-key-unknown": {
    title: "Et ukendt signal",
    message: ({ key, known, expected }) =>
      expected === null
        ? say`${excerpt(key)} er ikke et signal i Content-Signal. Forventet: ${list(known)}.`
        : say`${excerpt(key)} er ikke et signal i Content-Signal. Forventet, højst sandsynligt: ${code(expected)}.`,
    why: say`Hvad en læser ikke kender, siger ikke noget.`,
    fixes: { spell: ({ expected }) => say`Skriv ${code(expected ?? "")}` },
  },
  "content-signal-value-invalid": {
    title: "Et signal uden gyldigt svar",
    message: ({ key, value, expected }) =>
      value === ""
        ? say`${excerpt(key)} har intet svar. Forventet: et af ${list(expected)}.`
        : say`${excerpt(value)} er ikke et svar for ${excerpt(key)}. Forventet: et af ${list(expected)}.`,
    why: say`Et signal med en anden værdi, eller uden, udtaler sig ikke.`,
    fixes: { spell: () => say`Skriv det svar, der er ment` },
  },
  "content-signal-repeated": {
    title: "Flere Content-Signal-linjer i en gruppe",
    message: ({ first }) =>
      say`Der står allerede et Content-Signal i ${ref(first)} for den samme gruppe. Forventet: én linje med alle signaler.`,
    why: say`Der er tænkt én linje til hver gruppe. Hvad to betyder sammen, er åbent.`,
    fixes: {},
  },
  "content-signal-blocked": {
    title: "Signaler for sider, der alle er blokeret",
    message: ({ line }) =>
      say`Den samme gruppe lukker hele websitet i ${ref(line)}, så der er intet, signalerne kunne handle om. Forventet: en af delene.`,
    why: say`Signaler taler om sider, der må hentes.`,
    fixes: {},
  },
  "content-usage-draft": {
    title: "Content-Usage: en standard på vej",
    message: ({ tokens }) =>
      say`Content-Usage, ${place(tokens)}. Det er et udkast fra IETF, endnu ikke en standard, og vi kender ingen crawler, der læser det. Forventet: en ${code("Disallow")} for de berørte crawlere, hvis noget skal blokeres.`,
    why: say`Arbejdsgruppen aipref fastlægger det; dens udkast fra august og september 2026 er ikke færdige. Det ændrer ingen regel.`,
    fixes: {},
  },
  "content-usage-key-unknown": {
    title: "En ukendt anvendelse",
    message: ({ key, known, expected }) =>
      expected === null
        ? say`${excerpt(key)} findes ikke i ordforrådet for Content-Usage og springes over. Forventet: ${list(known)}.`
        : say`${excerpt(key)} findes ikke i ordforrådet for Content-Usage og springes over. Forventet, højst sandsynligt: ${code(expected)}.`,
    why: say`Ukendte nøgler siger intet. Content-Signal har andre: ${code("ai-train")} dér er ${code("train-ai")} her.`,
    fixes: { spell: ({ expected }) => say`Skriv ${code(expected ?? "")}` },
  },
  "content-usage-value-invalid": {
    title: "En anvendelse uden gyldigt svar",
    message: ({ key, value }) =>
      value === ""
        ? say`${excerpt(key)} har intet svar. Forventet: ${code("y")} eller ${code("n")}.`
        : say`${excerpt(value)} er ikke et svar for ${excerpt(key)}. Forventet: ${code("y")} eller ${code("n")}.`,
    why: say`Med en anden værdi er intet kendt om denne anvendelse.`,
    fixes: { spell: () => say`Skriv ${code("y")} eller ${code("n")}` },
  },
  "content-usage-syntax": {
    title: "En Content-Usage, der ikke kan læses",
    message: ({ value, fault }) => {
      const expected = {
        capitals: say`navne med små bogstaver`,
        empty: say`en angivelse som ${code("train-ai=n")}`,
        path: say`en sti, der begynder med en skråstreg, eller ingen`,
        semicolon: say`angivelser adskilt af kommaer`,
      }[fault];
      return say`${excerpt(`Content-Usage: ${value}`)} kan ikke læses som helhed. Forventet: ${expected}.`;
    },
    why: say`Værdien er en ordbog efter RFC 9651. Én fejl gør det hele ulæseligt.`,
    fixes: {
      "lower-case": () => say`Skriv navnene med små bogstaver`,
      "add-slash": () => say`Lad stien begynde med en skråstreg`,
    },
  },
  "license-not-absolute": {
    title: "En licens uden en hel adresse",
    message: ({ value }) =>
      say`${excerpt(value === "" ? "License:" : value)} er ikke en hel adresse. Forventet: en adresse med http eller https.`,
    why: say`RSL 1.0 kræver en fuld adresse; licensen må ligge på en anden host.`,
    fixes: { complete: () => say`Sæt skema og host foran` },
  },
  "license-scope": {
    title: "License: hvem den gælder",
    message: ({ tokens }) =>
      tokens.length === 0
        ? say`Denne licens står uden for alle grupper og gælder hele filen, undtagen grupper med egen licens. Forventet: intet, den ændrer ingen regel.`
        : say`Denne licens gælder kun gruppen for ${list(tokens)}. Forventet: intet, den ændrer ingen regel.`,
    why: say`RSL 1.0 fastlægger den. Vi har ikke fundet nogen udtalelse fra Google eller Bing om, at de læser den.`,
    fixes: {},
  },
};
