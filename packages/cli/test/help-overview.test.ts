import { expect, test } from "vitest";
import { type } from "./console.ts";

test("the program's own page in three languages", async () => {
  expect((await type(["--help"])).out).toMatchInlineSnapshot(`
    "Usage: aushang [command] [options]

    What a robots.txt really says: which crawler may fetch which address, which line
    decides, and why.

    Options:
      -V, --version      show the version
      --lang <language>  language of the words: de, en or da (default: from the
                         locale)
      --color            colours, even when the output is no terminal
      --no-color         no colours (so does NO_COLOR)
      -h, --help         show this help

    Commands:
      test               may this crawler fetch this address, and which line
                         decides?
      decide             answer JSON lines on standard input, one line each
      lint               what is wrong with a robots.txt, for whom, and how to fix
                         it
      diff               which addresses open and close from one robots.txt to
                         another
      explain            what a robots.txt says to whom, and what each rule does
      pattern            what a pattern matches, what it just misses, and why
      why                what came near to the other verdict, and what would flip it
      plan               the lines that make a robots.txt say what you want
      format             write a robots.txt anew so that provably no verdict changes
      check              hold a robots.txt to what you expect of it
      crawlers           the crawlers that Aushang knows, with what is documented
                         about them
      serve              serve the page and the HTTP interface
      help               show the help of a command

    Examples:
      # one address, as Googlebot
      aushang test https://example.com/shoes
    "
  `);
  expect((await type(["--help", "--lang", "de"])).out).toMatchInlineSnapshot(`
    "Aufruf: aushang [Befehl] [Optionen]

    Was eine robots.txt wirklich sagt: welcher Crawler welche Adresse abrufen darf,
    welche Zeile entscheidet und warum.

    Optionen:
      -V, --version     die Version zeigen
      --lang <Sprache>  Sprache der Ausgabe: de, en oder da (Vorgabe: nach der
                        Umgebung)
      --color           Farben, auch wenn die Ausgabe kein Terminal ist
      --no-color        keine Farben (ebenso NO_COLOR)
      -h, --help        diese Hilfe zeigen

    Befehle:
      test              darf dieser Crawler diese Adresse abrufen, und welche Zeile
                        entscheidet?
      decide            beantwortet JSON-Zeilen der Standardeingabe, Zeile für Zeile
      lint              was an einer robots.txt nicht stimmt, für wen, und wie es
                        sich beheben lässt
      diff              welche Adressen eine Änderung der robots.txt öffnet und
                        sperrt
      explain           was eine robots.txt wem sagt und was jede Regel bewirkt
      pattern           worauf ein Muster passt, worauf knapp nicht, und warum
      why               was dem anderen Ergebnis nahe kam und was es umkehren würde
      plan              die Zeilen, mit denen eine robots.txt sagt, was Sie wollen
      format            eine robots.txt neu schreiben, ohne dass sich ein Ergebnis
                        ändert: bewiesen
      check             prüfen, ob eine robots.txt sagt, was sie sagen soll
      crawlers          die Crawler, die Aushang kennt, und was über sie
                        dokumentiert ist
      serve             die Seite und die HTTP-Schnittstelle bereitstellen
      help              die Hilfe zu einem Befehl zeigen

    Beispiele:
      # eine Adresse, als Googlebot
      aushang test https://example.com/shoes
    "
  `);
  expect((await type(["--help", "--lang", "da"])).out).toMatchInlineSnapshot(`
    "Brug: aushang [kommando] [tilvalg]

    Hvad en robots.txt virkelig siger: hvilken crawler må hente hvilken adresse,
    hvilken linje afgør det, og hvorfor.

    Tilvalg:
      -V, --version   vis versionen
      --lang <sprog>  sproget i outputtet: de, en eller da (standard: efter miljøet)
      --color         farver, også når outputtet ikke er en terminal
      --no-color      ingen farver (det samme gør NO_COLOR)
      -h, --help      vis denne hjælp

    Kommandoer:
      test            må denne crawler hente denne adresse, og hvilken linje afgør
                      det?
      decide          besvar JSON-linjer fra standardinput, én linje ad gangen
      lint            hvad der er galt med en robots.txt, for hvem, og hvordan det
                      rettes
      diff            hvilke adresser en ændring af robots.txt åbner og blokerer
      explain         hvad en robots.txt siger til hvem, og hvad hver regel gør
      pattern         hvad et mønster passer på, hvad det lige netop ikke gør, og
                      hvorfor
      why             hvad der var tæt på det andet resultat, og hvad der ville
                      vende det
      plan            de linjer, der får en robots.txt til at sige det, du ønsker
      format          skriv en robots.txt på ny, uden at noget resultat ændrer sig:
                      bevist
      check           kontrollér, at en robots.txt siger det, den skal
      crawlers        de crawlere, Aushang kender, og hvad der er dokumenteret om
                      dem
      serve           stil siden og HTTP-grænsefladen til rådighed
      help            vis hjælpen til en kommando

    Eksempler:
      # én adresse, som Googlebot
      aushang test https://example.com/shoes
    "
  `);
});
