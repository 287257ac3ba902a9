import type { Catalogue } from "../catalogue.ts";
import { type DifferenceWords, differenceSentence } from "../difference.ts";
import { code, excerpt, say, type Text } from "../parts.ts";
import { type SituationWords, verdictSentence } from "../situation.ts";
import { ref } from "./amounts.ts";

/** Danish labels of the verdicts. */
export const verdict: Catalogue["verdict"] = {
  open: "Åben",
  blocked: "Blokeret",
  closed: "Lukket",
  unknown: "Ukendt",
  "out-of-scope": "Ikke omfattet",
};

/** Danish words behind the verdict "Lukket". */
export const closedBy: Catalogue["closedBy"] = (status) =>
  status === null ? "på grund af hentningsstatus" : `på grund af hentningsstatus ${status}`;

/** Danish clauses for the failures of a fetch. */
export const failure: Catalogue["failure"] = {
  dns: "Navnet blev ikke fundet",
  tls: "Der kunne ikke oprettes en sikker forbindelse",
  timeout: "Serveren svarede ikke i tide",
  refused: "Serveren tager ikke imod forbindelser",
  reset: "Serveren afbrød forbindelsen",
  "redirect-limit": "Omdirigeringerne fører ikke til nogen fil",
  "private-address": "Adressen er privat",
  "bad-response": "Serverens svar er ugyldigt",
};

/** Danish reasons why a matching rule wins or loses. */
export const reason: Catalogue["reason"] = {
  "most-octets": "vinder: den længste",
  "tie-allow": "samme længde: Allow vinder",
  "earlier-line": "vinder: står tidligere",
  "fewer-octets": "kortere",
  "tie-disallow": "samme længde som en Allow",
  "later-line": "står senere",
  empty: "tom: blokerer intet",
};

/** Danish names of the readings. */
export const reading: Catalogue["reading"] = {
  rfc9309: {
    name: "RFC 9309",
    about: "Standarden: Den længste regel, der passer, vinder; ved samme længde vinder Allow.",
  },
  google: {
    name: "Google",
    about: "Googles offentliggjorte parser: som standarden, men %62 er ikke b.",
  },
  "1996": {
    name: "Udkast fra 1996",
    about: "Den første regel, der passer, gælder; * og $ er almindelige tegn.",
  },
  "1994": {
    name: "Tekst fra 1994",
    about: "Originalen: kun Disallow; * og $ er almindelige tegn.",
  },
};

const CLOSED = "reglerne er ukendte, og hele websitet forbliver lukket.";
const UNKNOWN = "intet blev læst, så reglerne er ukendte.";
const AS_MISSING = "det tæller som en manglende fil, så intet er blokeret.";
const by = (line: number, rule: string | null): Text =>
  rule === null ? say`af ${ref(line)}.` : say`af ${ref(line)}: ${excerpt(rule)}`;

const sentences: SituationWords = {
  rule: ({ line, rule }) => say`Afgjort ${by(line, rule)}`,
  "empty-rule": ({ line }) => say`Reglen på ${ref(line)} er tom og blokerer intet, så åben.`,
  "no-match": ({ group }) => say`Ingen regel i gruppen ${excerpt(group)} passer, så åben.`,
  "no-group": ({ asked }) =>
    say`Ingen gruppe nævner ${excerpt(asked)}, og der er ingen gruppe ${code("*")}, så åben.`,
  "star-not-obeyed": ({ asked }) =>
    say`Ingen gruppe nævner ${excerpt(asked)}, og gruppen ${code("*")} gælder ikke for den, så åben.`,
  "group-without-rules": ({ group }) =>
    say`Gruppen ${excerpt(group)} har ingen gældende regler, så åben.`,
  "file-empty": () => say`Filen er tom, så intet er blokeret.`,
  "web-page": () =>
    say`Der leveres en webside i stedet for en tekstfil: ingen linje er en regel, så intet er blokeret.`,
  "no-text": () =>
    say`Der leveres ikke en læsbar tekstfil: ingen linje er en regel, så intet er blokeret.`,
  "no-rules": () => say`Filen har ingen gyldig regel, så intet er blokeret.`,
  "robots-txt-itself": () =>
    say`Selve ${code("/robots.txt")} må crawlere altid hente, uanset hvad der står i den.`,
  "no-file": ({ status }) => say`Ingen robots.txt (${status}): intet er blokeret.`,
  forbidden: ({ status }) =>
    say`Der er ikke adgang til filen (${status}): crawlere læser det som en manglende fil, så intet er blokeret.`,
  "other-4xx": ({ status }) =>
    say`Serveren udleverer ikke filen (${status ?? "4xx"}): ${AS_MISSING}`,
  "redirect-limit": () => say`Omdirigeringerne fører ikke til nogen fil: ${AS_MISSING}`,
  "redirect-without-location": () => say`Omdirigeringen angiver intet brugbart mål: ${AS_MISSING}`,
  "status-429": () => say`Serveren melder for mange forespørgsler (429): ${CLOSED}`,
  "status-5xx": ({ status }) => say`Serveren melder en fejl (${status ?? "5xx"}): ${CLOSED}`,
  unreachable: (args) => say`${failure[args.failure]}: ${CLOSED}`,
  "private-address": () => say`Adressen er privat: ${UNKNOWN}`,
  cancelled: () => say`Hentningen blev afbrudt: ${UNKNOWN}`,
  "own-limit": () => say`Vi kan ikke hente noget lige nu: ${UNKNOWN}`,
  "other-origin": ({ file, asked }) =>
    say`Filen hører til ${excerpt(file)} og siger intet om ${excerpt(asked)}.`,
  cached: ({ line, rule }) =>
    line === null
      ? say`Den seneste version uden fejl er i kraft: ingen regel i den passer.`
      : say`Den seneste version uden fejl er i kraft: afgjort ${by(line, rule)}`,
};

/** The Danish sentence after a verdict. */
export const because: Catalogue["because"] = verdictSentence(sentences);

const decider = (line: number | null): Text =>
  line === null ? say`afgør ingen linje noget` : say`afgør ${ref(line)} det`;
const ORDINARY = say`${code("*")} og ${code("$")} er almindelige tegn, og en tom linje afslutter gruppen.`;

const differences: DifferenceWords = {
  "1996": (_name, line) =>
    say`Efter udkastet fra 1996 ${decider(line)}: dér gælder den første regel, der passer, ikke den længste, ${ORDINARY}`,
  "1994": (_name, line) =>
    say`Efter teksten fra 1994 ${decider(line)}: den kender kun Disallow, ${ORDINARY}`,
  "standard-from-old": (name, line) =>
    say`Efter ${name} ${decider(line)}: dér vinder den længste regel, der passer, ${code("*")} og ${code("$")} er jokertegn, og en tom linje afslutter ingen gruppe.`,
  "google-by-line": (_name, line) =>
    say`Efter Googles parser ${decider(line)}: den nævner også tomme regler, læser ikke ${code("%62")} som ${code("b")}, gør ingen undtagelse for ${code("/robots.txt")} og lader en Allow for ${code("index.html")} åbne mappen også.`,
  "google-without-line": (_name, line) =>
    say`Efter Googles parser ${decider(line)}: den læser ikke ${code("%62")} som ${code("b")} og læser kun crawleres navne til det første ciffer.`,
  "standard-from-google": (_name, line) =>
    say`Efter RFC 9309 ${decider(line)}: dér tæller ${code("%62")} som ${code("b")}, ${code("/robots.txt")} er altid åben, crawleres navne tæller i fuld længde, og tomme regler afgør aldrig noget.`,
};

/** The Danish sentence on a reading that answers differently. */
export const differs: Catalogue["differs"] = differenceSentence(differences);
