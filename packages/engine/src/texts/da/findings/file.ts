import type { fileRules } from "../../../lint/rules/file.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { bytes, number, ref, refs, rules } from "../amounts.ts";

const ENCODINGS = {
  binary: "slet ikke tekst",
  "utf-16be": "UTF-16",
  "utf-16le": "UTF-16",
  "windows-1252": "en ældre kodning, sandsynligvis Windows-1252",
} as const;

/** Danish words for findings on what a file is made of. */
export const file: WordsFor<typeof fileRules> = {
  "file-too-large": {
    title: "Større end det, der læses",
    message: ({ octets, limit, hasMore, rules: lost, line }) => {
      const size = say`Filen har ${hasMore ? "mere end " : ""}${bytes(octets)}; crawlere læser de første ${number(limit)} byte.`;
      if (lost > 0 && line !== null)
        return lost === 1
          ? say`${size} Én linje med regel eller crawler, ${ref(line)}, læses ikke. Forventet: alt vigtigt inden for grænsen.`
          : say`${size} ${number(lost)} linjer med regler og crawlere fra ${ref(line)} læses ikke. Forventet: alt vigtigt inden for grænsen.`;
      return hasMore
        ? say`${size} Hvad der kommer efter, blev ikke hentet og læses heller ikke af crawlere. Forventet: en fil inden for grænsen.`
        : say`${size} Ingen regel går tabt. Forventet: en fil inden for grænsen.`;
    },
    why: say`RFC 9309 kræver, at crawlere læser mindst 500 KiB, og Google læser ikke mere. En linje, der skæres over ved grænsen, falder væk.`,
    fixes: {},
  },
  "file-encoding": {
    title: "Ikke UTF-8",
    message: ({ encoding, lines, view }) =>
      encoding === "windows-1252"
        ? say`${lines === 1 ? "Én linje er" : `${number(lines)} linjer er`} ikke gyldig UTF-8, den første lyder ${excerpt(view)} i ${ENCODINGS[encoding]}. Forventet: UTF-8.`
        : encoding === "binary"
          ? say`Det er ${ENCODINGS[encoding]}, måske et billede eller et arkiv. Forventet: ren tekst i UTF-8.`
          : say`Filen er skrevet i ${ENCODINGS[encoding]}, og ingen kendt crawler læser det. Der står ${excerpt(view)}. Forventet: UTF-8.`,
    why: say`RFC 9309 og Google kræver UTF-8. Oktetter i en anden kodning sammenlignes, som de er, eller udelades, og passer ikke på nogen adresse.`,
    fixes: { "re-encode": () => say`Skriv den i UTF-8` },
  },
  "file-bom": {
    title: "Et byte order mark i begyndelsen",
    message: ({ isCut, first }) =>
      say`Filen begynder med ${isCut ? "en del af " : ""}et byte order mark. Google springer det over; for andre kan den første linje${first === "" ? "" : say` (${excerpt(first)})`} være tabt. Forventet: en fil uden det.`,
    why: say`UTF-8 behøver ikke sådan et mærke. Nogle editorer på Windows skriver det.`,
    fixes: { remove: () => say`Fjern mærket` },
  },
  "file-bom-mojibake": {
    title: "Et byte order mark, der er blevet til bogstaver",
    message: ({ content, isLost }) =>
      isLost
        ? say`Foran ${excerpt(content)} står tegnene ${code("ï»¿")}, så ingen crawler læser linjen. Forventet: kun linjen.`
        : say`Foran ${excerpt(content)} står tegnene ${code("ï»¿")}. Forventet: kun linjen.`,
    why: say`Et byte order mark blev læst i en anden kodning og gemt igen. For crawlere er det bogstaver, og direktivet har et ukendt navn.`,
    fixes: { remove: () => say`Fjern tegnene` },
  },
  "file-line-ends": {
    title: "Usædvanlige linjeskift",
    message: ({ found, lf, crlf, cr, crCrLf }) =>
      ({
        cr: say`Alle ${number(cr)} linjer slutter kun med CR, som på gamle Mac-maskiner. Forventet: LF eller CRLF.`,
        "cr-cr-lf": say`${number(crCrLf)} linjer slutter med CR CR LF, og det giver en tom linje efter hver af dem. Forventet: LF eller CRLF.`,
        mixed: say`Linjeskiftene er blandede: LF ${number(lf)} gange, CRLF ${number(crlf)} gange, CR ${number(cr)} gange. Forventet: én slags.`,
      })[found],
    why: say`RFC 9309 og Google læser CR, LF og CRLF ens. Enklere læsere kender kun nogle af dem, tager flere linjer for én eller ser tomme linjer, der afslutter en gruppe.`,
    fixes: { "even-out": () => say`Giv alle linjer det samme linjeskift` },
  },
  "file-html": {
    title: "En webside i stedet for en tekstfil",
    message: ({ counting, lines }) =>
      counting === 0
        ? say`Det er en webside. Ingen linje i den tæller som regel. Forventet: ren tekst, eller status 404, hvor der ikke er nogen robots.txt.`
        : say`Det er en webside. Alligevel tæller ${rules(counting)} i den: ${refs(lines)}. Forventet: ren tekst, eller status 404, hvor der ikke er nogen robots.txt.`,
    why: say`Crawlere læser, hvad en server udleverer under /robots.txt, og tager det, der ligner en regel.`,
    fixes: {},
  },
  "file-empty": {
    title: "En tom fil",
    message: () =>
      say`Der står intet i denne fil, så intet er blokeret. Forventet: regler, eller et tomt ${code("Disallow:")}, der siger, at det er meningen.`,
    why: say`En tom robots.txt åbner hele websitet, ligesom en manglende.`,
    fixes: {},
  },
  "file-no-rules": {
    title: "Slet ingen regel",
    message: () =>
      say`Ingen Allow eller Disallow hører til en crawler her, så intet er blokeret. Forventet: regler, eller et tomt ${code("Disallow:")}, der siger, at det er meningen.`,
    why: say`Hvad ingen regel blokerer, er åbent.`,
    fixes: {},
  },
};
