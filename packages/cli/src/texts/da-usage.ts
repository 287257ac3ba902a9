import type { UsageWords } from "./catalogue.ts";

/** Forkert brug af kommandolinjen på dansk. */
export const usage: UsageWords = {
  unknownCommand: (name, nearest) => ({
    title: `Kommandoen ”${name}” findes ikke`,
    next: nearest
      ? `Mente du ${nearest}? aushang --help viser alle kommandoer.`
      : "aushang --help viser alle kommandoer.",
  }),
  addressForCommand: (address) => ({
    title: `”${address}” er en adresse, ikke en kommando`,
    next: `Prøv: aushang test ${address}`,
  }),
  unknownOption: (flag, nearest, command) => ({
    title: `Tilvalget ${flag} findes ikke`,
    next: nearest
      ? `Mente du ${nearest}? ${command} --help viser alle tilvalg.`
      : `${command} --help viser alle tilvalg.`,
  }),
  valueMissing: (option, command) => ({
    title: `Tilvalget ${option} mangler en værdi`,
    next: `${command} --help viser et eksempel.`,
  }),
  tooManyArguments: (command) => ({
    title: "Der er flere argumenter, end kommandoen tager imod",
    next: `${command} --help viser, hvordan den bruges.`,
  }),
  tooManyForDecide: (given) => ({
    title: "decide tager ikke imod et filnavn; den læser standardinput",
    next: `Prøv: aushang decide < ${given}`,
  }),
  other: (detail) => ({ title: detail, next: "aushang --help viser, hvordan den bruges." }),
  languageUnknown: (given) => ({
    title: `Sproget ”${given}” findes ikke`,
    next: "Vælg de, en eller da.",
  }),
  userAgentInvalid: () => ({
    title: "Denne User-Agent kan ikke sendes",
    next: "Angiv 1 til 1.000 skrivbare ASCII-tegn.",
  }),
  proxyInvalid: (variable) => ({
    title: `Miljøvariablen ${variable} er ikke en http- eller https-adresse til en proxy`,
    next: "Sæt den til en adresse som http://proxy.example:3128, eller fjern den. SOCKS understøttes ikke.",
  }),
  stdinTwice: () => ({
    title: "Standardinput kan ikke være både robots.txt og listen over adresser",
    next: "Angiv adresserne som argumenter eller i en liste: @adresser.txt",
  }),
  addressMissing: () => ({
    title: "Der er ikke angivet nogen adresse",
    next: "Prøv: aushang test https://example.com/ (eller send adresser ind, én pr. linje)",
  }),
  listEmpty: (name) => ({
    title: `Der er ingen adresse i ${name}`,
    next: "Skriv én adresse pr. linje; linjer, der begynder med #, springes over.",
  }),
  listNoText: (name) => ({
    title: `”${name}” er ikke en tekstfil`,
    next: "En liste er UTF-8-tekst med én adresse pr. linje. Er det tekst? Gem den som UTF-8.",
  }),
  lineNotUtf8: () => ({
    title: "Linjen er ikke gyldig UTF-8",
    next: "Gem listen som UTF-8, eller skriv adressen med procentkodning.",
  }),
  crawlerAsAddress: (token) => ({
    title: `”${token}” er en crawler, ikke en adresse`,
    next: `Flere crawlere adskilles med komma: --as Googlebot,${token}`,
  }),
  robotsAddressPlain: (given) => ({
    title: `Filen ”${given}” findes ikke`,
    next: `Til et websites robots.txt skal skemaet med: https://${given}`,
  }),
  purposeUnknown: (given, known) => ({
    title: `Formålet ”${given}” findes ikke`,
    next: `Vælg et af disse: ${known}`,
  }),
  portInvalid: (given) => ({
    title: `”${given}” er ikke en port`,
    next: "Angiv et tal fra 0 til 65535; 0 tager en vilkårlig ledig port.",
  }),
  allowInvalid: (given) => ({
    title: `”${given}” er ikke en IP-adresse, der kan tillades`,
    next: "Skriv 127.0.0.1, 127.0.0.1:8080, ::1 eller [::1]:8080.",
  }),
  hostNameInvalid: (given) => ({
    title: `”${given}” er ikke et værtsnavn`,
    next: "Angiv kun navnet, f.eks. robots.example.com, uden skema og port.",
  }),
  trustProxyInvalid: (given) => ({
    title: `”${given}” er ikke en proxys adresse`,
    next: "Skriv en IP-adresse eller et netværk, f.eks. 10.0.0.1 eller 10.0.0.0/8.",
  }),
  logLevelUnknown: (given, known) => ({
    title: `Logniveauet ”${given}” findes ikke`,
    next: `Vælg et af disse: ${known}`,
  }),
  portTaken: (host, port, free) => ({
    title: `Port ${port} på ${host} er optaget af et andet program (måske Aushang selv)`,
    next: `Stop det, eller vælg en anden port: aushang serve --port ${free}`,
  }),
  portForbidden: (port) => ({
    title: `Denne bruger må ikke lytte på port ${port}`,
    next: "Vælg en port fra 1024 og op: aushang serve --port 9309",
  }),
  hostUnavailable: (host) => ({
    title: `Denne maskine har ingen adresse ${host} at lytte på`,
    next: "127.0.0.1 betjener kun denne maskine, 0.0.0.0 hele netværket.",
  }),
  inputFailed: (detail) => ({
    title: `Standardinput kunne ikke læses: ${detail}`,
    next: "Send tekst ind, eller omdirigér en fil: < fil",
  }),
  outputFailed: (detail) => ({
    title: `Resultatet kunne ikke skrives: ${detail}`,
    next: "Kontrollér den ledige plads og rettighederne til den fil, som outputtet skrives i.",
  }),
  unexpected: (detail) => ({
    title: `Noget gik galt, som ikke må gå galt: ${detail}`,
    next: "Intet blev afgjort. Meld det gerne sammen med den kommando, du kørte.",
  }),
  place: (list, line) => `${list}, linje ${line}`,
  standardInput: "standardinput",
  morePlaces: (count, shown) =>
    count === 1 ? "1 angivelse mere er forkert." : `${shown} angivelser mere er forkerte.`,
};
