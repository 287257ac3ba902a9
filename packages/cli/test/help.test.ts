import { expect, test } from "vitest";
import { COMMANDS } from "../src/forms.ts";
import { type } from "./console.ts";

/** The help page, asked for in both ways. */
async function help(command: string, language: string): Promise<string> {
  const shown = await type([command, "--help", "--lang", language]);
  expect({ code: shown.code, err: shown.err }).toEqual({ code: 0, err: "" });
  expect((await type(["help", command, "--lang", language])).out).toBe(shown.out);
  return shown.out;
}

test("test", async () => {
  expect(await help("test", "en")).toMatchInlineSnapshot(`
    "Usage: aushang test [options] [address...]

    Fetches the robots.txt of the address (or takes the file you give) and shows the
    verdict, the line that decides and the reason.

    Arguments:
      address              address to test; - or none: standard input, one per line;
                           @file: a list

    Options:
      --as <crawler>       product token or User-Agent header; repeat it or separate
                           tokens by commas (default: Googlebot)
      --robots <source>    take this robots file: a file, an address, or - for
                           standard input
      --reading <reading>  how to read the file: rfc9309, google, 1996, 1994
                           (default: rfc9309)
      --json               the result as JSON: one object, or one line each for
                           several
      --all                list all other crawlers and all matching rules
      --details            with several results: the whole report for each
      --fresh              fetch again, do not use an answer from the last minute
      --user-agent <text>  send this User-Agent when fetching
      -h, --help           show this help

    Options of every command:
      --lang <language>    language of the words: de, en or da (default: from the
                           locale)
      --color              colours, even when the output is no terminal
      --no-color           no colours (so does NO_COLOR)

    Examples:
      # one address, as Googlebot
      aushang test https://example.com/shoes
      # two crawlers, read as Google's parser reads
      aushang test example.com/shoes --as Googlebot,GPTBot --reading google
      # a draft before it goes live
      aushang test https://example.com/shoes --robots draft.txt
      # many addresses, as JSON Lines
      aushang test @addresses.txt --json

    Exit codes:
      0  every address is allowed
      1  at least one address is disallowed
      2  wrong use or bad input
      3  a robots.txt was unreachable, or a verdict is unknown
    "
  `);
  expect(await help("test", "de")).toMatchInlineSnapshot(`
    "Aufruf: aushang test [Optionen] [Adresse...]

    Ruft die robots.txt der Adresse ab (oder nimmt die übergebene Datei) und zeigt
    das Ergebnis, die Zeile, die entscheidet, und den Grund.

    Argumente:
      Adresse              Adresse, die getestet wird; - oder keine:
                           Standardeingabe, eine je Zeile; @datei: eine Liste

    Optionen:
      --as <Crawler>       Produkt-Token oder User-Agent-Header; wiederholbar, Token
                           auch durch Kommas getrennt (Vorgabe: Googlebot)
      --robots <Quelle>    diese robots.txt nehmen: eine Datei, eine Adresse oder -
                           für die Standardeingabe
      --reading <Lesart>   Lesart der Datei: rfc9309, google, 1996, 1994 (Vorgabe:
                           rfc9309)
      --json               das Ergebnis als JSON: ein Objekt, bei mehreren je eine
                           Zeile
      --all                alle anderen Crawler und alle passenden Regeln zeigen
      --details            bei mehreren Ergebnissen: für jedes den ganzen Bericht
      --fresh              neu abrufen, keine Antwort aus der letzten Minute nehmen
      --user-agent <Text>  beim Abrufen diesen User-Agent senden
      -h, --help           diese Hilfe zeigen

    Optionen jedes Befehls:
      --lang <Sprache>     Sprache der Ausgabe: de, en oder da (Vorgabe: nach der
                           Umgebung)
      --color              Farben, auch wenn die Ausgabe kein Terminal ist
      --no-color           keine Farben (ebenso NO_COLOR)

    Beispiele:
      # eine Adresse, als Googlebot
      aushang test https://example.com/shoes
      # zwei Crawler, gelesen wie Googles Parser
      aushang test example.com/shoes --as Googlebot,GPTBot --reading google
      # ein Entwurf, bevor er live geht
      aushang test https://example.com/shoes --robots draft.txt
      # viele Adressen, als JSON Lines
      aushang test @addresses.txt --json

    Rückgabewerte:
      0  jede Adresse ist erlaubt
      1  mindestens eine Adresse ist gesperrt
      2  falscher Aufruf oder fehlerhafte Eingabe
      3  eine robots.txt war nicht erreichbar oder ein Ergebnis ist unbekannt
    "
  `);
  expect(await help("test", "da")).toMatchInlineSnapshot(`
    "Brug: aushang test [tilvalg] [adresse...]

    Henter adressens robots.txt (eller tager den fil, du angiver) og viser
    resultatet, linjen, der afgør det, og grunden.

    Argumenter:
      adresse               adresse, der skal testes; - eller ingen: standardinput,
                            én pr. linje; @fil: en liste

    Tilvalg:
      --as <crawler>        produkttoken eller User-Agent-header; kan gentages,
                            tokens kan adskilles med komma (standard: Googlebot)
      --robots <kilde>      brug denne robots.txt: en fil, en adresse eller - for
                            standardinput
      --reading <læsemåde>  hvordan filen læses: rfc9309, google, 1996, 1994
                            (standard: rfc9309)
      --json                resultatet som JSON: ét objekt, eller én linje for hvert
                            ved flere
      --all                 vis alle andre crawlere og alle regler, der passer
      --details             ved flere resultater: hele rapporten for hvert
      --fresh               hent igen, brug ikke et svar fra det sidste minut
      --user-agent <tekst>  send denne User-Agent ved hentning
      -h, --help            vis denne hjælp

    Tilvalg til alle kommandoer:
      --lang <sprog>        sproget i outputtet: de, en eller da (standard: efter
                            miljøet)
      --color               farver, også når outputtet ikke er en terminal
      --no-color            ingen farver (det samme gør NO_COLOR)

    Eksempler:
      # én adresse, som Googlebot
      aushang test https://example.com/shoes
      # to crawlere, læst som Googles parser læser
      aushang test example.com/shoes --as Googlebot,GPTBot --reading google
      # en kladde, før den går live
      aushang test https://example.com/shoes --robots draft.txt
      # mange adresser, som JSON Lines
      aushang test @addresses.txt --json

    Afslutningskoder:
      0  alle adresser er tilladt
      1  mindst én adresse er blokeret
      2  forkert brug eller forkert input
      3  en robots.txt kunne ikke nås, eller et resultat er ukendt
    "
  `);
});

test("decide", async () => {
  expect(await help("decide", "en")).toMatchInlineSnapshot(`
    "Usage: aushang decide [options]

    Reads one question per line, {"robots": "…", "agent": "Googlebot", "url":
    "https://…"}, and writes one answer per line in the same order. Also:
    "robotsBase64" for bytes, "agents" for several tokens, "reading", and "id",
    which comes back. A bad line gets {"error": …} in its place. The address is
    taken as it stands.

    Options:
      --reading <reading>  reading for lines that name none: rfc9309, google, 1996,
                           1994 (default: rfc9309)
      -h, --help           show this help

    Options of every command:
      --lang <language>    language of the words: de, en or da (default: from the
                           locale)
      --color              colours, even when the output is no terminal
      --no-color           no colours (so does NO_COLOR)

    Examples:
      # answer a file of questions
      aushang decide < questions.jsonl > answers.jsonl

    Exit codes:
      0  the command did its work
      2  wrong use or bad input
    "
  `);
});

test("crawlers", async () => {
  expect(await help("crawlers", "de")).toMatchInlineSnapshot(`
    "Aufruf: aushang crawlers [Optionen] [Suche]

    Zeigt die bekannten Crawler. Findet die Suche nur einen, steht da alles, was
    über ihn dokumentiert ist.

    Argumente:
      Suche              Teil eines Tokens oder Betreibernamens oder ein ganzer
                         User-Agent-Header

    Optionen:
      --json             als JSON, mit Quellen
      --purpose <Zweck>  nur Crawler für diesen Zweck
      -h, --help         diese Hilfe zeigen

    Optionen jedes Befehls:
      --lang <Sprache>   Sprache der Ausgabe: de, en oder da (Vorgabe: nach der
                         Umgebung)
      --color            Farben, auch wenn die Ausgabe kein Terminal ist
      --no-color         keine Farben (ebenso NO_COLOR)

    Beispiele:
      # alles, was über einen dokumentiert ist
      aushang crawlers GPTBot
      # alle, die Trainingsdaten sammeln
      aushang crawlers --purpose ai-training

    Rückgabewerte:
      0  der Befehl hat seine Arbeit getan
      2  falscher Aufruf oder fehlerhafte Eingabe
    "
  `);
});

test("serve", async () => {
  expect(await help("serve", "da")).toMatchInlineSnapshot(`
    "Brug: aushang serve [tilvalg]

    Stiller siden til rådighed, som standard kun for denne maskine, på
    http://127.0.0.1:9309.

    Tilvalg:
      --host <adresse>             adresse, der lyttes på (standard: 127.0.0.1)
      --port <tal>                 port, der lyttes på; 0 tager en ledig (standard:
                                   9309)
      --allow-address <ip[:port]>  privat adresse, der alligevel må hentes; kan
                                   gentages
      --host-name <navn>           navn, som klienter må bruge, for eksempel bag en
                                   proxy; kan gentages
      --trust-proxy <adresse>      proxy, hvis X-Forwarded-*-headere der stoles på;
                                   kan gentages
      --user-agent <tekst>         send denne User-Agent ved hentning
      --log-level <niveau>         hvad der logges på standardfejl: silent, error,
                                   warn, info, debug (standard: warn)
      -h, --help                   vis denne hjælp

    Tilvalg til alle kommandoer:
      --lang <sprog>               sproget i outputtet: de, en eller da (standard:
                                   efter miljøet)
      --color                      farver, også når outputtet ikke er en terminal
      --no-color                   ingen farver (det samme gør NO_COLOR)

    Eksempler:
      # til denne maskine
      aushang serve
      # test også en server på denne maskine
      aushang serve --allow-address 127.0.0.1:8080

    Afslutningskoder:
      0  kommandoen har gjort sit arbejde
      2  forkert brug eller forkert input
    "
  `);
});

test.each(
  COMMANDS.flatMap((command) => ["de", "en", "da"].map((language) => ({ command, language }))),
)(
  "$command in $language: every option and example has its words, and nothing is wider than 80",
  async ({ command, language }) => {
    const page = await help(command, language);
    const described = page.split("\n").filter((line) => /^ {2}(-|[a-zø]+ {2,})/.test(line));
    expect(described.filter((line) => !/\S {2,}\S/.test(line))).toEqual([]);
    expect(page).toMatch(/^ {2}# \S.*\n {2}aushang /m);
    expect(page.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(page).not.toContain("undefined");
  },
);

test("the examples of the help are understood by the program", async () => {
  for (const command of COMMANDS) {
    const page = await help(command, "en");
    for (const [, example = ""] of page.matchAll(/^ {2}aushang (.*)$/gm)) {
      const argv = (example.split(" <")[0] ?? "").split(" ");
      expect(await type([...argv, "--help"])).toMatchObject({ code: 0, err: "" });
    }
  }
});
