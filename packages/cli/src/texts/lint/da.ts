import type { LintWords } from "./words.ts";

const number = (count: number): string => new Intl.NumberFormat("da-DK").format(count);

const maybe = (nearest: string | null): string => (nearest === null ? "" : `Mente du ${nearest}? `);

/** Words of `lint` in Danish. */
export const lint: LintWords = {
  failOnUnknown: (given, known) => ({
    title: `Niveauet »${given}« findes ikke`,
    next: `Mulige er: ${known}`,
  }),
  fixUnknown: (given) => ({
    title: `En rettelse »${given}« findes ikke`,
    next: "--fix retter det, der bevist ikke ændrer noget resultat; --fix=all også alt andet.",
  }),
  fixAddress: (address) => ({
    title: `--fix kan ikke skrive til ${address}`,
    next: "Gem dens robots.txt som en fil, og ret den.",
  }),
  noMatch: (pattern) => ({
    title: `Ingen fil passer på ${pattern}`,
    next: "* står for tegn inden for et navn, ** for vilkårlige mapper. node_modules og .git holdes udenfor.",
  }),
  config: {
    notUtf8: () => ({
      title: "Dette er ikke tekst i UTF-8",
      next: "Gem konfigurationen som UTF-8.",
    }),
    tooLarge: (limit) => ({
      title: `En konfiguration på mere end ${limit} læses ikke`,
      next: "Se efter, om det er den rigtige fil.",
    }),
    notJson: () => ({
      title: "Dette er ikke JSON",
      next: "JSON kender ingen kommentarer, intet komma efter den sidste værdi og kun lige dobbelte anførselstegn.",
    }),
    notAnObject: (key) => ({
      title: `${key ?? "Konfigurationen"} skal være et objekt`,
      next: 'For eksempel: {"levels": {"rule-dead": "info"}}',
    }),
    notAList: (key) => ({
      title: `${key} skal være en liste`,
      next: `For eksempel: {"${key}": []}`,
    }),
    keyTwice: (key) => ({
      title: `${key} står der to gange`,
      next: "Kun den ene ville gælde. Fjern den anden.",
    }),
    keyUnknown: (key, nearest, known) => ({
      title: `Nøglen »${key}« betyder intet her`,
      next: `${maybe(nearest)}Mulige er: ${known}`,
    }),
    ruleUnknown: (id, nearest) => ({
      title: `Reglen »${id}« findes ikke`,
      next: `${maybe(nearest)}Alle regler står i docs/rules.md.`,
    }),
    valueUnknown: (key, given, known) => ({
      title: `${key} kan ikke være ${given}`,
      next: `Mulige er: ${known}`,
    }),
    addressInvalid: (given) => ({
      title: `address kan ikke være ${given}`,
      next: "Det er adressen på det website, filerne er til: https://example.com",
    }),
  },
  severity: { error: "fejl", warning: "advarsel", info: "oplysning" },
  count: {
    error: (count) => `${number(count)} fejl`,
    warning: (count) => `${number(count)} ${count === 1 ? "advarsel" : "advarsler"}`,
    info: (count) => `${number(count)} ${count === 1 ? "oplysning" : "oplysninger"}`,
  },
  clean: "Intet fundet.",
  notRead: "kunne ikke læses",
  status: (status) => `status ${status}`,
  provenFix: "Rettelse, ændrer bevist intet resultat",
  choiceFix: "Mulig rettelse, kan ændre resultater",
  otherFix: "Eller",
  more: (count) => `Og ${number(count)} mere; --format json har det hele.`,
  files: (count) => `${number(count)} filer`,
  fixable: (proven, choices) =>
    [
      ...(proven > 0
        ? [`--fix retter ${number(proven)} fund og ændrer bevist intet resultat.`]
        : []),
      ...(choices > 0
        ? [
            `--fix=all retter ${proven > 0 ? "yderligere " : ""}${number(choices)} fund og viser virkningen.`,
          ]
        : []),
    ].join(" "),
  fixed: (name, count) => `${name}: ${number(count)} fund rettet`,
  nothingFixed: (name) => `${name}: intet at rette`,
  effect: (name) => `Hvad rettelserne ændrer i ${name}:`,
  draft: (name) => `${name}, rettet`,
};
