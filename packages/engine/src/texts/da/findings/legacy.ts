import type { legacyRules } from "../../../lint/rules/legacy.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number, ref } from "../amounts.ts";

/** Danish words for findings on crawlers of the old standards. */
export const legacy: WordsFor<typeof legacyRules> = {
  "legacy-wildcard": {
    title: "Gamle crawlere kender ikke * og $",
    message: ({ pattern, isAllow }) =>
      isAllow
        ? say`I ${excerpt(pattern)} er ${code("*")} og ${code("$")} almindelige tegn for crawlere fra 1994 og 1996, så det tillader intet dér. Forventet for dem: begyndelsen af stier.`
        : say`I ${excerpt(pattern)} er ${code("*")} og ${code("$")} almindelige tegn for crawlere fra 1994 og 1996, så det blokerer intet dér. Forventet for dem: begyndelsen af stier.`,
    why: say`Begge tekster sammenligner kun, hvordan en sti begynder.`,
    fixes: {},
  },
  "legacy-allow": {
    title: "Gamle crawlere kender ikke Allow",
    message: ({ pattern, behind }) =>
      behind === null
        ? say`${code("Allow")} ${excerpt(pattern)} er ukendt for crawlere fra 1994. Forventet for dem: kun ${code("Disallow")}-linjer.`
        : say`${code("Allow")} ${excerpt(pattern)} er ukendt for crawlere fra 1994, og for dem fra 1996 kommer den for sent, hvor ${code("Disallow")} i ${ref(behind)} passer. Forventet for dem: alle ${code("Allow")} først.`,
    why: say`Teksten fra 1994 har kun Disallow. I den fra 1996 afgør den første regel, der passer.`,
    fixes: {},
  },
  "legacy-user-agent-case": {
    title: "Gamle crawlere kræver måske den nøjagtige skrivemåde",
    message: ({ found, expected }) =>
      say`${excerpt(found)} er skrevet anderledes end i teksten fra 1994. Forventet for crawlere fra den tid: ${code(expected)}.`,
    why: say`Senere tekster ser bort fra store og små bogstaver; nogle tidlige crawlere gjorde det ikke.`,
    fixes: { "as-written": ({ expected }) => say`Skriv ${code(expected)}` },
  },
  "legacy-record-size": {
    title: "En gruppe, der er for lang til gamle crawlere",
    message: ({ octets, limit }) =>
      say`Denne gruppe har ${number(octets)} oktetter. Nogle crawlere fra halvfemserne beholdt kun ${number(limit)} af en post. Forventet for dem: kortere grupper.`,
    why: say`Hukommelse var knap dengang. Hvad der ikke var plads til, gik tabt.`,
    fixes: {},
  },
  "legacy-star-not-last": {
    title: "Gruppen * før andre",
    message: ({ below }) =>
      say`Gruppen ${code("*")} står før gruppen for ${excerpt(below)}. Crawlere, der stopper ved den første post, der passer, når aldrig deres. Forventet for dem: ${code("*")} til sidst.`,
    why: say`De gamle tekster lader det stå åbent, om en crawler læser videre efter en post, der passer.`,
    fixes: {},
  },
  "legacy-multi-agent": {
    title: "Flere crawlere i én gruppe",
    message: ({ count, first }) =>
      say`${number(count)} User-agent-linjer deler én gruppe. Nogle tidlige crawlere læste kun linjen for ${excerpt(first)}. Forventet for dem: en gruppe til hver.`,
    why: say`Det var tilladt fra begyndelsen, men ikke alle kunne læse det.`,
    fixes: {},
  },
};
