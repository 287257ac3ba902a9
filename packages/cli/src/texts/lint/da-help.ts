import type { CommandHelp } from "../catalogue.ts";

/** Help of `lint` in Danish. */
export const lintHelp: CommandHelp = {
  summary: "hvad der er galt med en robots.txt, for hvem, og hvordan det rettes",
  about:
    "Finder linjer, som crawlere springer over eller læser forkert, og regler, der ikke gør det, de ligner: hver med sted, grund, hvem det rammer, og en rettelse, hvor der er en. For et website kontrolleres også, hvordan filen leveres. Niveauer, ignorerede regler og profiler står i aushang.config.json, som søges fra filens mappe og opad.",
  arguments: {
    file: "robots.txt: en fil, et mønster som **/robots.txt, en adresse; - eller ingen: standardinput",
  },
  options: {
    format: "resultatets form: pretty, json, sarif, github, junit",
    fix: "skriv de rettelser, der bevist ikke ændrer noget resultat; --fix=all: også alle andre, når virkningen er vist. Standardinput skrives ud",
    "fail-on": "afslut med 1 fra dette niveau: error, warning, info, never",
    config: "brug denne konfiguration, og søg ikke efter en anden",
    "user-agent": "send denne User-Agent ved hentning",
  },
  examples: [
    "en egen fil",
    "filen på et website, og hvordan den leveres",
    "ret det, der ikke ændrer noget resultat",
    "mange filer, til en byggeserver",
  ],
};
