import { expect, test } from "vitest";
import { type } from "../console.ts";

async function help(language: string): Promise<string> {
  const { code, out, err } = await type(["check", "--help", "--lang", language]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}

test("check", async () => {
  expect(await help("en")).toMatchInlineSnapshot(`
    "Usage: aushang check [options] [suite...]

    Runs suites of checks: this crawler, this address, open or blocked; or a whole
    site, proven for every address. On a file, a live site, or both; what a suite
    itself names, unless told.

    Arguments:
      suite                suite of checks, YAML or JSON; - or none: standard input

    Options:
      --env <name>         only this environment of the suite; repeatable
      --robots <source>    take this robots.txt in place of the one that the suite
                           names: a file, or -
      --live <address>     fetch the robots.txt of this site in place of the one
                           that the suite names; repeatable
      --format <format>    how to show what came of it: pretty, tap, junit, json
                           (default: pretty)
      --init               write a suite from what --robots or --live says today
      --user-agent <text>  send this User-Agent when fetching
      -h, --help           show this help

    Options of every command:
      --lang <language>    language of the words: de, en or da (default: from the
                           locale)
      --color              colours, even when the output is no terminal
      --no-color           no colours (so does NO_COLOR)

    Examples:
      # the file or site that the suite names
      aushang check robots.suite.yaml
      # a file, for a build server
      aushang check robots.suite.yaml --robots public/robots.txt --format junit
      # one environment, on a site of this moment
      aushang check robots.suite.yaml --env staging --live https://pr-7.example
      # a first suite, from what the file says today
      aushang check --init --robots public/robots.txt > robots.suite.yaml

    Exit codes:
      0  every check holds
      1  at least one check does not hold
      2  wrong use or bad input
      3  a robots.txt was unreachable, or a verdict is unknown
    "
  `);
  expect(await help("de")).toMatchInlineSnapshot(`
    "Aufruf: aushang check [Optionen] [Prüfdatei...]

    Führt Prüfungen aus: dieser Crawler, diese Adresse, offen oder gesperrt; oder
    eine ganze Website, für jede Adresse bewiesen. Geprüft wird eine Datei, eine
    Website oder beides; ohne Angabe das, was die Prüfdatei nennt.

    Argumente:
      Prüfdatei            Prüfdatei, YAML oder JSON; - oder keine: Standardeingabe

    Optionen:
      --env <Name>         nur diese Umgebung der Prüfdatei; wiederholbar
      --robots <Quelle>    diese robots.txt nehmen statt der, die die Prüfdatei
                           nennt: eine Datei oder -
      --live <Adresse>     die robots.txt dieser Website abrufen statt der, die die
                           Prüfdatei nennt; wiederholbar
      --format <Format>    Form des Ergebnisses: pretty, tap, junit, json (Vorgabe:
                           pretty)
      --init               eine Prüfdatei schreiben aus dem, was --robots oder
                           --live heute sagt
      --user-agent <Text>  beim Abrufen diesen User-Agent senden
      -h, --help           diese Hilfe zeigen

    Optionen jedes Befehls:
      --lang <Sprache>     Sprache der Ausgabe: de, en oder da (Vorgabe: nach der
                           Umgebung)
      --color              Farben, auch wenn die Ausgabe kein Terminal ist
      --no-color           keine Farben (ebenso NO_COLOR)

    Beispiele:
      # die Datei oder Website, die die Prüfdatei nennt
      aushang check robots.suite.yaml
      # eine Datei, für einen Build-Server
      aushang check robots.suite.yaml --robots public/robots.txt --format junit
      # eine Umgebung, an einer Website von jetzt
      aushang check robots.suite.yaml --env staging --live https://pr-7.example
      # eine erste Prüfdatei aus dem, was die Datei heute sagt
      aushang check --init --robots public/robots.txt > robots.suite.yaml

    Rückgabewerte:
      0  alle Prüfungen sind erfüllt
      1  mindestens eine Prüfung ist nicht erfüllt
      2  falscher Aufruf oder fehlerhafte Eingabe
      3  eine robots.txt war nicht erreichbar oder ein Ergebnis ist unbekannt
    "
  `);
  expect(await help("da")).toMatchInlineSnapshot(`
    "Brug: aushang check [tilvalg] [kontrolfil...]

    Udfører kontroller: denne crawler, denne adresse, åben eller blokeret; eller et
    helt website, bevist for hver adresse. Det sker på en fil, et website eller
    begge dele; som udgangspunkt på det, kontrolfilen selv nævner.

    Argumenter:
      kontrolfil            kontrolfil, YAML eller JSON; - eller ingen:
                            standardinput

    Tilvalg:
      --env <navn>          kun dette miljø i kontrolfilen; kan gentages
      --robots <kilde>      brug denne robots.txt i stedet for den, kontrolfilen
                            nævner: en fil eller -
      --live <adresse>      hent robots.txt fra dette website i stedet for den,
                            kontrolfilen nævner; kan gentages
      --format <format>     resultatets form: pretty, tap, junit, json (standard:
                            pretty)
      --init                skriv en kontrolfil ud fra det, --robots eller --live
                            siger i dag
      --user-agent <tekst>  send denne User-Agent ved hentning
      -h, --help            vis denne hjælp

    Tilvalg til alle kommandoer:
      --lang <sprog>        sproget i outputtet: de, en eller da (standard: efter
                            miljøet)
      --color               farver, også når outputtet ikke er en terminal
      --no-color            ingen farver (det samme gør NO_COLOR)

    Eksempler:
      # den fil eller det website, kontrolfilen nævner
      aushang check robots.suite.yaml
      # en fil, til en byggeserver
      aushang check robots.suite.yaml --robots public/robots.txt --format junit
      # ét miljø, på et website, som det er nu
      aushang check robots.suite.yaml --env staging --live https://pr-7.example
      # en første kontrolfil ud fra det, filen siger i dag
      aushang check --init --robots public/robots.txt > robots.suite.yaml

    Afslutningskoder:
      0  alle kontroller er opfyldt
      1  mindst én kontrol er ikke opfyldt
      2  forkert brug eller forkert input
      3  en robots.txt kunne ikke nås, eller et resultat er ukendt
    "
  `);
});
