import {
  type After,
  joined,
  type PatternClauses,
  type PatternWords,
  patternSentence,
} from "../../analysis/pattern.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, octets, ref } from "../amounts.ts";

const where: Readonly<Record<After, string>> = {
  nothing: "et eller andet sted",
  slash: "et sted efter den første skråstreg",
  start: "et sted derefter",
};

const behind: Readonly<Record<After, string>> = {
  nothing: "",
  slash: " efter den første skråstreg",
  start: " derefter",
};

const clauses: PatternClauses = {
  everything: say`Enhver adresse: mønstret passer på hele websitet.`,
  exact: (text) => say`Kun adressen ${excerpt(text)}, uden noget efter.`,
  whole: (row) => say`Enhver adresse, der ${row}.`,
  begins: (text) => say`begynder med ${excerpt(text)}`,
  contains: (texts, after) => {
    const list = joined(
      texts.map((text) => [excerpt(text)]),
      "og",
    );
    const order = texts.length > 1 ? ", i den rækkefølge" : "";
    return say`${where[after]} indeholder ${list}${order}`;
  },
  ends: (text, after) => say`slutter med ${excerpt(text)}${behind[after]}`,
  and: "og",
};

const miss: PatternWords["miss"] = (found) => {
  switch (found.code) {
    case "case":
      return say`Store og små bogstaver tæller: der kræves ${excerpt(found.wanted)}, men der står ${excerpt(found.found)}.`;
    case "slash-missing":
      return say`Mønstret slutter med en skråstreg, som adressen ikke har.`;
    case "slash-added":
      return say`Adressen har endnu en skråstreg, hvor mønstret kræver, at den slutter.`;
    case "ends-early":
      return say`Adressen slutter før ${excerpt(found.wanted)}.`;
    case "behind-end":
      return say`Adressen fortsætter med ${excerpt(found.rest)}, hvor mønstret kræver, at den slutter (${code("$")}).`;
    case "not-at-start":
      return say`${excerpt(found.wanted)} skal stå i begyndelsen af adressen.`;
    case "order":
      return say`${excerpt(found.wanted)} står før ${excerpt(found.after)} og ikke efter.`;
    case "query-order":
      return found.caughtBy.includes(`&${found.name}`)
        ? say`Det ville passe, hvis ${excerpt(found.name)} kom først i forespørgselsstrengen; ${excerpt(found.caughtBy)} rammer den her.`
        : say`Det ville passe, hvis en anden parameter stod før ${excerpt(found.name)}; ${excerpt(found.caughtBy)} rammer den her.`;
    case "escape":
      return say`De samme tegn, skrevet anderledes: der kræves ${excerpt(found.wanted)}, men der står ${excerpt(found.found)}.`;
    case "part-missing":
      if (found.found !== null)
        return say`Der står ${excerpt(found.found)}, hvor mønstret kræver ${excerpt(found.wanted)}.`;
      return found.after === ""
        ? say`${excerpt(found.wanted)} mangler.`
        : say`${excerpt(found.wanted)} mangler efter ${excerpt(found.after)}.`;
    case "robots-txt-itself":
      return say`Selve ${code("/robots.txt")} er altid åben i denne læsemåde.`;
  }
};

const key = (kind: "allow" | "disallow") => (kind === "allow" ? "Allow" : "Disallow");

/** Danish words for patterns. */
export const pattern: PatternWords = {
  sentence: patternSentence(clauses),
  cut: {
    comment: say`Kun det, der står før ${code("#")}, læses; resten er en kommentar.`,
    "line-break": say`En regel er én linje: kun den første læses.`,
    nul: say`Et NUL-tegn afslutter det, der læses.`,
    length: say`En linje læses op til 16.663 byte; resten falder bort.`,
  },
  example: {
    plain: "som det står",
    longer: "med mere efter",
    deeper: "med en sti efter",
    query: "med en forespørgselsstreng",
    "path-in-star": "med en sti i stedet for en stjerne",
    "directory-of-index": "indekssidens mappe",
  },
  miss,
  remark: {
    "final-star": say`Stjernen til sidst rammer ikke flere adresser. Den gør kun reglen længere, og det kan få den til at vinde.`,
    "star-before-end": say`${code("*$")} til sidst tillader enhver slutning: det rammer ikke flere adresser og gør kun reglen længere.`,
    "stars-in-a-row": say`Flere stjerner i træk rammer det samme som én, men hver tæller som en oktet.`,
    "dollar-inside": say`${code("$")} har kun en særlig betydning allersidst; her står det for sig selv.`,
    "contains-not-ends": say`Det passer, hvor som helst teksten står, ikke kun til sidst. Er kun slutningen ment, så afslut med ${code("$")}.`,
    everything: say`Det passer på enhver adresse på websitet.`,
    "star-first": say`Det begynder med en stjerne. Googles parser godtager det, men grammatikken i RFC 9309 kræver først en skråstreg: den, der læser strengt, kasserer reglen.`,
    "written-otherwise": say`Det bringes på en anden form, før der sammenlignes.`,
    "no-wildcards": say`I denne læsemåde er ${code("*")} og ${code("$")} almindelige tegn.`,
    "no-address": say`Ingen adresse kan passe: der kræves tegn, som ingen crawler henter i denne form.`,
  },
  overlap: ({ line, relation, witness, wins, by, kind, octets: length }) => {
    const lies: Readonly<Record<typeof relation, Text>> = {
      same: say`rammer præcis de samme adresser`,
      contains: say`rammer kun adresser, som dette mønster også rammer`,
      within: say`rammer alle dette mønsters adresser og flere til`,
      overlaps: say`rammer til dels de samme adresser`,
    };
    const because: Readonly<Record<typeof by, Text>> = {
      octets: say`efter længden (${octets(length)} i filen)`,
      allow: say`fordi Allow vinder ved samme længde`,
      order: say`fordi reglen står tidligere`,
    };
    const winner = wins === "asked" ? say`det mønster, der spørges om` : say`${ref(line)}`;
    return say`${code(key(kind))} på ${ref(line)} ${lies[relation]}, for eksempel ${excerpt(witness)}; dér vinder ${winner}, ${because[by]}.`;
  },
  noOverlap: say`Ingen regel i gruppen rammer nogen af disse adresser.`,
  overlapsUnproven: (count) =>
    say`${number(count)} ${count === 1 ? "linje blev" : "linjer blev"} ikke sammenlignet til ende: arbejdsgrænsen var nået.`,
  more: (count) => `og ${number(count)} andre`,
  also: (text) =>
    say`I Googles parser står denne regel også for ${excerpt(text)}, indekssidens mappe.`,
  title: {
    pattern: "Mønster",
    meaning: "Betydning",
    expression: "Som regulært udtryk",
    octets: "Oktetter",
    matches: "Rammer",
    misses: "Lige ved siden af",
    overlaps: "Berører disse regler",
  },
};
