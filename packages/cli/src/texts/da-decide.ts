import type { Words } from "./catalogue.ts";

/** Fejlbehæftede linjer i `decide` på dansk. */
export const badLine: Words["badLine"] = {
  "not-utf8": () => ({
    what: "Linjen er ikke gyldig UTF-8.",
    why: "JSON er UTF-8; en robots.txt med andre bytes hører til i robotsBase64.",
  }),
  "line-too-long": () => ({
    what: "Linjen er længere end 8 MiB.",
    why: "Længere linjer holdes ikke i hukommelsen; gør linjen kortere, eller del filen op.",
  }),
  "not-json": (detail) => ({
    what: "Linjen er ikke gyldig JSON.",
    why: `Tjek anførselstegn, kommaer og parenteser: ${detail}`,
  }),
  "not-an-object": (detail) => ({
    what: `Linjen indeholder en JSON-værdi af typen ${detail}.`,
    why: 'Et spørgsmål er et objekt: {"robots": "…", "agent": "Googlebot", "url": "https://…"}.',
  }),
  "robots-missing": () => ({
    what: "robots.txt-filen mangler.",
    why: "Angiv dens tekst i robots eller dens bytes i robotsBase64.",
  }),
  "robots-twice": () => ({
    what: "robots.txt-filen er angivet to gange.",
    why: "Angiv robots eller robotsBase64, ikke begge.",
  }),
  "robots-not-text": (detail) => ({
    what: `robots.txt-filen er en JSON-værdi af typen ${detail}.`,
    why: "robots og robotsBase64 er strenge.",
  }),
  "robots-not-base64": () => ({
    what: "robotsBase64 er ikke base64.",
    why: "Der må kun stå A til Z, a til z, 0 til 9, + og / (eller - og _), og = til sidst.",
  }),
  "agent-missing": () => ({
    what: "Crawleren mangler.",
    why: "Angiv ét produkttoken i agent eller flere i agents.",
  }),
  "agent-twice": () => ({
    what: "Crawleren er angivet to gange.",
    why: "Angiv agent eller agents, ikke begge.",
  }),
  "agent-not-text": (detail) => ({
    what: `Crawleren er en JSON-værdi af typen ${detail}.`,
    why: "agent er en streng, agents et array af strenge.",
  }),
  "agent-empty": () => ({
    what: "agents er tom.",
    why: "Angiv mindst ét produkttoken.",
  }),
  "url-missing": () => ({ what: "Adressen mangler.", why: "Angiv den i url." }),
  "url-not-text": (detail) => ({
    what: `Adressen er en JSON-værdi af typen ${detail}.`,
    why: "url er en streng.",
  }),
  "reading-not-text": (detail) => ({
    what: `Læsemåden er en JSON-værdi af typen ${detail}.`,
    why: "reading er en streng.",
  }),
  "reading-unknown": (detail) => ({
    what: `Læsemåden ”${detail}” findes ikke.`,
    why: "Læsemåderne hedder rfc9309, google, 1996 og 1994.",
  }),
};
