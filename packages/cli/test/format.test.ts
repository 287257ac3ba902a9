import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { text } from "../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { Workshop } from "./workshop.ts";

const UNTIDY = `useragent:*
disallow:/a*
Allow: /a
disallow  /b   # b
User-agent: GPTBot
Disallow: /
User-agent:  CCBot
Disallow: /


User-agent: GPTBot
Disallow: /x*
`;

let server: MisbehavingServer;
const workshop = new Workshop();
const type = workshop.type.bind(workshop);

beforeAll(async () => {
  server = await startMisbehavingServer();
});

beforeEach(() => {
  workshop.file("untidy.txt", UNTIDY);
});

afterAll(async () => {
  await server.close();
  workshop.close();
});

test("the new file in each mode, and the proof beside it", async () => {
  const told: string[] = [];
  for (const mode of ["format", "merge", "minify"]) {
    const { code, out, err } = await type(["format", "./untidy.txt", "--mode", mode]);
    expect(code).toBe(0);
    told.push(`# ${mode}\n${out}--\n${err}`);
    const file = workshop.file(`${mode}.txt`, out);
    for (const reading of ["rfc9309", "google"])
      expect((await type(["diff", "./untidy.txt", file, "--reading", reading])).code).toBe(0);
  }
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "# format
    User-agent: *
    Disallow: /a*
    Allow: /a
    Disallow: /b # b

    User-agent: GPTBot
    Disallow: /

    User-agent: CCBot
    Disallow: /

    User-agent: GPTBot
    Disallow: /x*
    --
    11 changes. Proven: no verdict changes, for any crawler and any address (RFC
    9309, Google).

    # merge
    User-agent: *
    Disallow: /a*
    Allow: /a
    Disallow: /b # b

    User-agent: GPTBot
    Disallow: /
    Disallow: /x*

    User-agent: CCBot
    Disallow: /
    --
    13 changes. Proven: no verdict changes, for any crawler and any address (RFC
    9309, Google).

    # minify
    User-agent: *
    Disallow: /a
    Disallow: /b
    User-agent: GPTBot
    User-agent: CCBot
    Disallow: /
    --
    16 changes. Proven: no verdict changes, for any crawler and any address (RFC
    9309, Google).
    "
  `);
  expect(workshop.read("untidy.txt")).toBe(UNTIDY);
});

test("what would change a verdict is left undone, with an address for which it would", async () => {
  workshop.file("star.txt", "User-agent: *\nAllow: /ab*\nDisallow: /a*c\n# x\n");
  const { code, out, err } = await type(["format", "./star.txt", "--mode", "minify"]);
  expect({ code, out }).toEqual({ code: 0, out: "User-agent: *\nAllow: /ab*\nDisallow: /a*c\n" });
  expect(err).toMatchInlineSnapshot(`
    "line 2: star at the end: \`/ab*\` → \`/ab\`. It would change a verdict: \`/abc\` is
    open for crawlers that no group names and would be blocked (RFC 9309).
    1 change · 1 left undone. Proven: no verdict changes, for any crawler and any
    address (RFC 9309, Google).
    "
  `);
});

test("--check names what would be done, in three languages, and ends with 1", async () => {
  const told: string[] = [];
  for (const lang of ["en", "de", "da"]) {
    const { code, out, err } = await type(["format", "./untidy.txt", "--check", "--lang", lang]);
    expect(code).toBe(1);
    told.push(out, err);
  }
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "line 1: key: \`useragent\` → \`User-agent\`
    line 1: white space tidied
    line 2: key: \`disallow\` → \`Disallow\`
    line 2: white space tidied
    line 4: key: \`disallow\` → \`Disallow\`
    line 4: colon added behind \`Disallow\`
    line 4: white space tidied
    line 5: blank line added before the group
    line 7: white space tidied
    line 7: blank line added before the group
    line 10: blank line removed

    11 changes. Proven: no verdict changes, for any crawler and any address (RFC
    9309, Google).

    Zeile 1: Schlüssel: \`useragent\` → \`User-agent\`
    Zeile 1: Leerraum geordnet
    Zeile 2: Schlüssel: \`disallow\` → \`Disallow\`
    Zeile 2: Leerraum geordnet
    Zeile 4: Schlüssel: \`disallow\` → \`Disallow\`
    Zeile 4: Doppelpunkt hinter \`Disallow\` ergänzt
    Zeile 4: Leerraum geordnet
    Zeile 5: Leerzeile vor der Gruppe ergänzt
    Zeile 7: Leerraum geordnet
    Zeile 7: Leerzeile vor der Gruppe ergänzt
    Zeile 10: Leerzeile entfernt

    11 Änderungen. Bewiesen: Kein Ergebnis ändert sich, für keinen Crawler und keine
    Adresse (RFC 9309, Google).

    linje 1: nøgle: \`useragent\` → \`User-agent\`
    linje 1: mellemrum rettet
    linje 2: nøgle: \`disallow\` → \`Disallow\`
    linje 2: mellemrum rettet
    linje 4: nøgle: \`disallow\` → \`Disallow\`
    linje 4: kolon tilføjet efter \`Disallow\`
    linje 4: mellemrum rettet
    linje 5: tom linje tilføjet før gruppen
    linje 7: mellemrum rettet
    linje 7: tom linje tilføjet før gruppen
    linje 10: tom linje fjernet

    11 ændringer. Bevist: Intet resultat ændrer sig, for nogen crawler og nogen
    adresse (RFC 9309, Google).
    "
  `);
  const tidy = workshop.file("tidy.txt", "User-agent: *\nDisallow: /a\n");
  const { code, out } = await type(["format", tidy, "--check"]);
  expect({ code, out }).toEqual({ code: 0, out: "" });
});

test("--write overwrites, --output does not", async () => {
  const printed = await type(["format", "./untidy.txt"]);
  expect((await type(["format", "./untidy.txt", "--write"])).err).toContain("Written: untidy.txt");
  expect(workshop.read("untidy.txt")).toBe(printed.out);
  const again = await type(["format", "./untidy.txt", "--write"]);
  expect(again.err).toContain("nothing to do");
  expect(again.err).not.toContain("Written");
  const taken = await type(["format", "./untidy.txt", "--output", "./untidy.txt"]);
  expect(taken.code).toBe(2);
  expect(workshop.read("untidy.txt")).toBe(printed.out);
});

test("octets that are no text come through as they are, but not to a terminal", async () => {
  const octets = Buffer.from("User-agent: *\nDisallow: /\xe9\x1b[31m\n", "latin1");
  workshop.file("latin.txt", octets);
  await type(["format", "./latin.txt", "--output", "./out.txt"]);
  const { out } = await type(["format", "./latin.txt"], { terminal: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not come through.
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  const { readFileSync } = await import("node:fs");
  expect(readFileSync(join(workshop.folder, "out.txt")).equals(octets)).toBe(true);
});

test("--json has steps, edits and what was left undone", async () => {
  const { out } = await type(["format", "./untidy.txt", "--mode", "merge", "--json"]);
  const json = JSON.parse(out);
  expect(json.proven).toBe(true);
  expect(json.changed).toBe(true);
  expect(json.readings).toEqual(["rfc9309", "google"]);
  expect(json.steps.length).toBeGreaterThan(3);
});

test("a live file is printed tidied; what cannot be read is not", async () => {
  const site = await server.serve(text(UNTIDY));
  expect((await type(["format", site.origin])).out).toContain("User-agent: *\nDisallow: /a*\n");
  const gone = await type(["format", server.site("status-503").origin]);
  expect({ code: gone.code, out: gone.out }).toEqual({ code: 3, out: "" });
});

test("what is refused, and why", async () => {
  workshop.file("long.txt", `User-agent: *\nDisallow: /a\n${"#".repeat(600_000)}\n`);
  const told = await workshop.refusals([
    ["format", "./missing.txt"],
    ["format", "./untidy.txt", "--mode", "minfy"],
    ["format", "./untidy.txt", "--check", "--write"],
    ["format", "./untidy.txt", "--write", "--output", "x"],
    ["format", "./untidy.txt", "--json", "--output", "-"],
    ["format", server.site("rules").origin, "--write"],
    ["format", "./long.txt"],
  ]);
  expect(told.replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:PORT")).toMatchInlineSnapshot(`
    "$ aushang format ./missing.txt
    aushang: There is no file “missing.txt”
      Check path and spelling. With - the standard input is read.

    $ aushang format ./untidy.txt --mode minfy
    aushang: There is no mode “minfy”
      Choose one of: minify, format, merge

    $ aushang format ./untidy.txt --check --write
    aushang: --check writes nothing
      Leave out --check, or --write and --output.

    $ aushang format ./untidy.txt --write --output x
    aushang: --write and --output name two places for the new file
      Leave one of them out.

    $ aushang format ./untidy.txt --json --output -
    aushang: Standard output cannot hold both the file and the JSON
      Give --output a file name, or leave out --json.

    $ aushang format http://127.0.0.1:PORT --write
    aushang: --write can only overwrite a file
      Use --output with the name of a new file.

    $ aushang format ./long.txt
    aushang: long.txt is longer than 512,000 bytes, and no crawler reads what lies behind
      Shorten the file first: written anew, its end would be lost.
    "
  `);
});
