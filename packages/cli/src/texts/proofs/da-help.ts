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
      format: "hvordan det vises: pretty, json, markdown (til en gennemgang), csv",
      "user-agent": "send denne User-Agent ved hentning",
    },
    examples: [
      "hvad en ændring af filen åbner og blokerer",
      "hvad et udkast ændrer ved den aktuelle fil, som kommentar til gennemgangen",
      "to crawlere",
      "to læsemåder",
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
      all: "alle grupper, regler og adresser",
      json: "som JSON",
      "user-agent": "send denne User-Agent ved hentning",
    },
    examples: ["en fil af dine egne", "hvad der gælder for to crawlere på et website"],
  },
};
