import type { JsonType, ServerWords } from "./words.ts";

const TYPES: Readonly<Record<JsonType, string>> = {
  string: "en tekst i anførselstegn",
  boolean: "true eller false",
  array: "en liste i [ ]",
  object: "et objekt i { }",
  number: "et tal",
};

const wait = (seconds: number): string => `${seconds} ${seconds === 1 ? "sekund" : "sekunder"}`;

/** Danish. */
export const da: ServerWords = {
  problem: {
    "json-invalid": (place) => ({
      title: "Det er ikke gyldig JSON",
      detail: `${place ? `Fra linje ${place.line}, kolonne ${place.column} er teksten ikke længere JSON. ` : ""}Kontrollér anførselstegn, kommaer og parenteser dér, og send den igen.`,
    }),
    "body-missing": () => ({
      title: "Forespørgslen har intet indhold",
      detail:
        'Send et JSON-objekt, for eksempel {"address": "https://example.com/", "crawler": "Googlebot"}.',
    }),
    "body-not-utf8": () => ({
      title: "Forespørgslens indhold er ikke UTF-8",
      detail:
        "Gem og send det som UTF-8. En robots.txt i en anden tegnkodning hører til i »robotsBase64«.",
    }),
    "body-invalid": () => ({
      title: "Forespørgslens indhold passer ikke",
      detail:
        "Ret det, der står under »errors«, og send forespørgslen igen. /api/openapi.json beskriver alle egenskaber.",
    }),
    "body-too-large": ({ limit }) => ({
      title: "Forespørgslens indhold er for stort",
      detail: `Der tages imod højst ${limit.toLocaleString("da")} bytes. Af en robots.txt læses kun de første 512.000 bytes: send ikke mere end dem.`,
    }),
    "media-type": () => ({
      title: "Forespørgslens indhold er ikke mærket som JSON",
      detail: "Send JSON med headeren »Content-Type: application/json«.",
    }),
    "content-encoding": () => ({
      title: "Komprimerede forespørgsler modtages ikke",
      detail: "Send indholdet ukomprimeret og uden headeren Content-Encoding.",
    }),
    "not-found": () => ({
      title: "Der er intet på denne adresse",
      detail:
        "Kontrollér stavemåden. Testeren findes på /, og grænsefladen er beskrevet i /api/openapi.json.",
    }),
    "method-not-allowed": ({ allowed }) => ({
      title: "Denne adresse tager ikke imod denne metode",
      detail: `Brug ${allowed}.`,
    }),
    "url-invalid": () => ({
      title: "Forespørgslens adresse kan ikke læses",
      detail: "Den indeholder en ufuldstændig procentkodning. Skriv et enkelt % som %25.",
    }),
    "request-malformed": () => ({
      title: "Forespørgslen er ikke korrekt HTTP",
      detail: "Kontrollér forespørgselslinjen, headerne og Content-Length, og send den igen.",
    }),
    "too-much-work": () => ({
      title: "Det er for meget til én forespørgsel",
      detail:
        "Det tager for lang tid at vurdere filen for alt det, der er spurgt om, eller svaret bliver for langt: den har meget mange regler. Spørg om færre adresser, crawlere eller læsemåder ad gangen. På kommandolinjen har »aushang« ikke den grænse.",
    }),
    "robots-not-readable": () => ({
      title: "En robots.txt kunne ikke læses",
      detail:
        "Om en fil, der ikke kunne læses, kan der intet siges; »errors« nævner den og årsagen. Prøv igen senere, eller send selve filen som »robots«.",
    }),
    "suite-invalid": () => ({
      title: "Suiten kan ikke læses",
      detail: "Ret linje for linje det, der står under »errors«, og send den igen.",
    }),
    "log-invalid": () => ({
      title: "Loggen kan ikke læses",
      detail:
        "Send linjer fra en adgangslog i combined-formatet eller som JSON; »errors« siger, hvad der er galt.",
    }),
    "rate-limited": ({ seconds }) => ({
      title: "For mange forespørgsler fra dig",
      detail: `Prøv igen om ${wait(seconds)}. Flere adresser eller crawlere kan være i én forespørgsel.`,
    }),
    "target-limited": ({ host, seconds }) => ({
      title: "Denne host er netop blevet spurgt for ofte",
      detail: `For at skåne ${host} hentes dens robots.txt ikke igen endnu. Prøv igen om ${wait(seconds)}, eller indsæt filen.`,
    }),
    "cross-site": () => ({
      title: "Forespørgslen kommer fra et andet website",
      detail:
        "Browsere må kun bruge grænsefladen fra dens egen side. Send forespørgslen fra et program eller fra siden.",
    }),
    "host-not-allowed": ({ host }) => ({
      title: "Denne server svarer ikke under dette navn",
      detail: `Den blev kaldt »${host}«. Åbn den som localhost eller 127.0.0.1, eller start den med dette navn som tilladt værtsnavn.`,
    }),
    "page-not-built": () => ({
      title: "Siden er ikke bygget endnu",
      detail:
        "Kør »npm run build«, og start serveren igen. Grænsefladen under /api/ virker også uden den.",
    }),
    overloaded: ({ seconds }) => ({
      title: "Serveren er optaget",
      detail: `Prøv igen om ${wait(seconds)}.`,
    }),
    stopping: () => ({
      title: "Serveren er ved at stoppe",
      detail: "Prøv igen om et øjeblik.",
    }),
    internal: ({ id }) => ({
      title: "Noget gik galt i denne server",
      detail: `Det er vores fejl, ikke din, og den er skrevet i loggen. Nævn ${id}, hvis du melder den.`,
    }),
  },
  fault: {
    "unknown-property": ({ name }) =>
      `Egenskaben »${name}« findes ikke. Fjern den, eller ret stavemåden.`,
    "wrong-type": ({ expected }) => `Her skal der stå ${TYPES[expected]}.`,
    missing: () => "Dette skal angives.",
    "too-few": ({ limit }) => `Angiv mindst ${limit}.`,
    "too-many": ({ limit }) => `Angiv højst ${limit}.`,
    "not-in-list": ({ allowed }) => `Det skal være en af: ${allowed}.`,
    repeated: () => "Nævn hver værdi én gang.",
    "named-twice": () => "Det står der to gange. Behold kun det ene.",
    "not-together": ({ other }) => `Angiv enten dette eller »${other}«, ikke begge.`,
    needs: ({ other }) => `Det giver kun mening sammen med »${other}«.`,
    "needs-single": () => "Det er kun muligt med én »address« og én »crawler«.",
    "too-many-results": ({ results, limit }) =>
      `Adresser gange crawlere ville give ${results} resultater. Der gives højst ${limit}: send flere forespørgsler.`,
    "needs-one-of": ({ names }) => `En af disse skal angives: ${names}.`,
    "too-long": ({ limit }) => `Der tages imod højst ${limit.toLocaleString("da")} tegn.`,
    "too-deep": () => "Det er indlejret dybere, end en suite kan være.",
    "not-a-file": () =>
      "Her skal der stå teksten fra en robots.txt, eller et objekt med »robots«, »robotsBase64« eller »address«.",
    "other-origin": ({ origin }) =>
      `Denne adresse hører til et andet website end ${origin}. En robots.txt gælder for ét website: spørg om hvert for sig.`,
    "not-an-origin": () =>
      "Her skal der stå et website uden sti, for eksempel https://shop.example.",
    "environment-unknown": ({ known }) =>
      known === ""
        ? "Suiten har ingen miljøer. Udelad dette."
        : `Suiten har ikke det miljø. Den har: ${known}.`,
    "environment-needed": ({ known }) =>
      `Suiten har flere miljøer. Nævn det, som filen gælder for: ${known}.`,
    "source-missing": () =>
      "Suiten nævner intet website til dette. Send robots.txt med, eller nævn et website under »address« i suiten.",
    "at-line": ({ line, column, text }) => `Linje ${line}, kolonne ${column}: ${text}`,
    invalid: () => "Denne værdi modtages ikke.",
  },
  toTester: "Til testeren",
  listen: {
    "port-taken": (host, port) =>
      `Port ${port} på ${host} er allerede i brug. Stop det program, der bruger den (måske kører Aushang allerede), eller vælg en anden med --port.`,
    "port-forbidden": (host, port) =>
      `Port ${port} på ${host} må denne bruger ikke åbne. Vælg en port over 1023 med --port.`,
    "host-unknown": (host) =>
      `Denne maskine har ingen adresse »${host}«. Vælg en af dens egne med --host, for eksempel 127.0.0.1.`,
  },
};
