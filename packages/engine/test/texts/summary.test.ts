import { describe, expect, test } from "vitest";
import { type Summary, summarise } from "../../src/analyse/index.ts";
import { daAnalysis } from "../../src/texts/da/analysis.ts";
import { deAnalysis } from "../../src/texts/de/analysis.ts";
import { enAnalysis } from "../../src/texts/en/analysis.ts";
import { plain } from "../../src/texts/index.ts";

const languages = { de: deAnalysis, en: enAnalysis, da: daAnalysis };

function said(summary: Summary): Readonly<Record<keyof typeof languages, string>> {
  const tell = (language: keyof typeof languages): string =>
    languages[language].summary
      .file(summary)
      .map((text) => plain(text))
      .join(" ");
  return { de: tell("de"), en: tell("en"), da: tell("da") };
}

const disallow = (...patterns: readonly string[]): string =>
  `User-agent: *\n${patterns.map((pattern) => `Disallow: ${pattern}\n`).join("")}`;

const rows = [
  {
    file: "",
    de: "Die Datei hat keine Regeln: Alle Crawler dürfen alles abrufen.",
    en: "The file has no rules: all crawlers may fetch everything.",
    da: "Filen har ingen regler: Alle crawlere må hente alt.",
  },
  {
    file: "User-agent: *\nDisallow:\n",
    de: "Alle Crawler dürfen alles abrufen.",
    en: "All crawlers may fetch everything.",
    da: "Alle crawlere må hente alt.",
  },
  {
    file: disallow("/"),
    de: "Die ganze Website ist für jeden Crawler gesperrt, der sich nach den Regeln für alle richtet. Das ist für alle Adressen bewiesen.",
    en: "The whole site is blocked for every crawler that keeps to the rules for everybody. This is proven for all addresses.",
    da: "Hele websitet er blokeret for enhver crawler, der følger reglerne for alle. Det er bevist for alle adresser.",
  },
  {
    file: `${disallow("/cart/", "/*?sort=")}User-agent: GPTBot\nDisallow: /\n`,
    de: "Alle Crawler außer GPTBot dürfen alles abrufen, nur nicht den Ordner /cart/ sowie Adressen mit sort als erstem Parameter. GPTBot darf nichts abrufen.",
    en: "All crawlers except GPTBot may fetch everything but the folder /cart/ and addresses with sort as the first parameter. GPTBot may fetch nothing.",
    da: "Alle crawlere undtagen GPTBot må hente alt bortset fra mappen /cart/ samt adresser med sort som første parameter. GPTBot må ikke hente noget.",
  },
  {
    file: disallow("/*?a=", "/*&a=", "/*&b=", "/*&c="),
    de: "Alle Crawler dürfen alles abrufen, nur nicht Adressen mit dem Parameter a sowie Adressen mit b oder c als weiterem Parameter.",
    en: "All crawlers may fetch everything but addresses with the parameter a, and addresses with b or c as a later parameter.",
    da: "Alle crawlere må hente alt bortset fra adresser med parameteren a samt adresser med b eller c som senere parameter.",
  },
  {
    file: `${disallow("/a/", "/b/", "/c/", "/d/", "/e/", "/*.pdf$", "/*.doc$")}Allow: /a/x\n`,
    de: "Alle Crawler dürfen alles abrufen, nur nicht die Ordner /a/, /b/, /c/ und 2 weitere sowie PDF- und DOC-Dateien. Trotzdem offen: Adressen mit dem Anfang /a/x.",
    en: "All crawlers may fetch everything but the folders /a/, /b/, /c/ and 2 more, and PDF and DOC files. Open all the same: addresses that begin with /a/x.",
    da: "Alle crawlere må hente alt bortset fra mapperne /a/, /b/, /c/ og 2 andre samt PDF- og DOC-filer. Alligevel åbent: adresser med begyndelsen /a/x.",
  },
  {
    file: `User-agent: A\nUser-agent: B\n${disallow("/").slice(14)}Allow: /$\nAllow: /blog/\nDisallow: /blog/*?\n`,
    de: "Alle Crawler außer A und B dürfen alles abrufen. A und B dürfen nur die Startseite sowie den Ordner /blog/ abrufen. Trotzdem gesperrt: Adressen nach dem Muster /blog/*?.",
    en: "All crawlers except A and B may fetch everything. A and B may fetch only the home page and the folder /blog/. Blocked all the same: addresses that fit the pattern /blog/*?.",
    da: "Alle crawlere undtagen A og B må hente alt. A og B må kun hente forsiden samt mappen /blog/. Alligevel blokeret: adresser efter mønstret /blog/*?.",
  },
  {
    file: `${disallow("/cart/", "/old")}Crawl-delay: 5\nCrawl-delay: 6\nUser-agent: Googlebot\nDisallow: /old\nNope: 1\nSitemap: s\nSitemap: t\n`,
    de: "Alle Crawler außer Googlebot dürfen alles abrufen, nur nicht den Ordner /cart/ sowie Adressen mit dem Anfang /old. Googlebot darf alles abrufen, nur nicht Adressen mit dem Anfang /old. Für Googlebot gilt nur die eigene Gruppe: /cart/ ist dort offen, für alle anderen gesperrt. Die Datei nennt 2 Sitemaps. Außerdem steht darin Crawl-delay (2); nicht jeder Crawler beachtet solche Zeilen. Ohne Wirkung: Zeile 8.",
    en: "All crawlers except Googlebot may fetch everything but the folder /cart/ and addresses that begin with /old. Googlebot may fetch everything but addresses that begin with /old. For Googlebot only its own group applies: /cart/ is open there and blocked for everybody else. The file names 2 sitemaps. It also has Crawl-delay (2); not every crawler heeds such lines. Without effect: line 8.",
    da: "Alle crawlere undtagen Googlebot må hente alt bortset fra mappen /cart/ samt adresser med begyndelsen /old. Googlebot må hente alt bortset fra adresser med begyndelsen /old. For Googlebot gælder kun dens egen gruppe: /cart/ er åben dér og blokeret for alle andre. Filen nævner 2 sitemaps. Desuden står der Crawl-delay (2); ikke alle crawlere retter sig efter den slags linjer. Uden virkning: linje 8.",
  },
];

test.each(rows)("$en", ({ file, ...expected }) => {
  expect(said(summarise(file))).toEqual(expected);
});

describe("counts", () => {
  const many = (count: number): string =>
    Array.from({ length: count }, (_, i) => `User-agent: Bot${String.fromCharCode(65 + i)}\n`).join(
      "",
    );

  test.each([
    [1, "BotA darf nichts abrufen.", "BotA may fetch nothing.", "BotA må ikke hente noget."],
    [
      4,
      "BotA, BotB, BotC und BotD dürfen",
      "BotA, BotB, BotC and BotD may",
      "BotA, BotB, BotC og BotD må",
    ],
    [
      5,
      "außer BotA, BotB, BotC und 2 weiteren",
      "except BotA, BotB, BotC and 2 more",
      "undtagen BotA, BotB, BotC og 2 andre",
    ],
    [
      5,
      "BotC und 2 weitere dürfen nichts",
      "BotC and 2 more may fetch nothing",
      "BotC og 2 andre må ikke",
    ],
  ] as const)("%i crawlers: %s", (count, de, en, da) => {
    const all = said(summarise(`${many(count)}Disallow: /\n`));
    expect(all.de).toContain(de);
    expect(all.en).toContain(en);
    expect(all.da).toContain(da);
  });

  test("many groups with rules of their own are cut short", () => {
    const file = Array.from(
      { length: 20 },
      (_, i) => `User-agent: B${String.fromCharCode(97 + i)}\nDisallow: /${i}/\n`,
    ).join("");
    const { de, en, da } = said(summarise(file));
    expect(de).toContain("13 weitere Gruppen haben eigene Regeln.");
    expect(en).toContain("13 more groups have rules of their own.");
    expect(da).toContain("Yderligere 13 grupper har egne regler.");
  });

  test("the other kinds of addresses, one and many", () => {
    const one = said(summarise(disallow("/exact$", "/*?", "/*print", "/a*b*c"))).de;
    expect(one).toBe(
      "Alle Crawler dürfen alles abrufen, nur nicht die Adresse /exact, Adressen mit Parametern, Adressen mit dem Bestandteil print sowie Adressen nach dem Muster /a*b*c.",
    );
    const several = said(
      summarise(disallow("/a$", "/b$", "/*print", "/*amp", "/a*b*c", "/c*b*d", "/*?*x=", "/*?*y=")),
    );
    expect(several.de).toContain(
      "die Adressen /a und /b, Adressen mit einem der Parameter x oder y, Adressen",
    );
    expect(several.en).toContain(
      "addresses that contain amp or print, and addresses that fit one of the patterns",
    );
    expect(several.da).toContain(
      "adresser med amp eller print i sig samt adresser efter et af mønstrene",
    );
  });
});

test("who is not bound, and who comes by a fallback", () => {
  const image = {
    token: "Googlebot-Image",
    tokens: ["Googlebot-Image", "Googlebot"],
    obeysStar: true,
  };
  const ads = { token: "AdsBot-Google", tokens: ["AdsBot-Google"], obeysStar: false };
  const { de, en, da } = said(
    summarise(`${disallow("/x")}User-agent: Googlebot\nDisallow: /x\n`, [image, ads]),
  );
  expect(de).toContain(
    "Dasselbe gilt für Googlebot-Image, solange keine Gruppe diesen Crawler nennt.",
  );
  expect(de).toContain(
    "Die Regeln für alle gelten nicht für AdsBot-Google: Dieser Crawler muss eigens genannt werden.",
  );
  expect(en).toContain("The same goes for Googlebot-Image, as long as no group names it.");
  expect(en).toContain(
    "The rules for everybody do not apply to AdsBot-Google: it has to be named.",
  );
  expect(da).toContain(
    "Det samme gælder for Googlebot-Image, så længe den ikke har en egen gruppe.",
  );
  expect(da).toContain(
    "Reglerne for alle gælder ikke for AdsBot-Google: Den skal nævnes særskilt.",
  );
});
