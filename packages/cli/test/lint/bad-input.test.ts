import { afterAll, describe, expect, test } from "vitest";
import { Workshop } from "../workshop.ts";

const workshop = new Workshop();

afterAll(() => workshop.close());

const ENOUGH = 2_700_000;
const row = "# One of very many remarks\n";

const KINDS: readonly (readonly [string, string, string | Uint8Array])[] = [
  [
    "an image",
    "file-encoding",
    Buffer.concat([
      Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
      Buffer.alloc(9_000, "\x00\x01\xfe\xff\n", "latin1"),
    ]),
  ],
  ["UTF-16", "file-encoding", Buffer.from("\ufeffUser-agent: *\nDisallow: /\n", "utf16le")],
  ["a PHP page", "file-html", "<?php\nheader('x');\necho $robots;\n?>\nUser-agent: *\n"],
  ["a web page", "file-html", "<!DOCTYPE html>\n<html><body>Disallow: /</body></html>\n"],
  ["CR only", "file-line-ends", "User-agent: *\rDisallow: /a\rDisallow: b\r"],
  [
    "2.7 MB",
    "file-too-large",
    `User-agent: *\nDisallow: /a/\n${row.repeat(Math.ceil(ENOUGH / row.length))}Disallow: /\n`,
  ],
  [
    "one line of 100,000 characters",
    "pattern-too-long",
    `User-agent: *\nDisallow: /${"a".repeat(100_000)}\n`,
  ],
  ["100,000 characters of prose", "text-without-directive", "robots ".repeat(15_000)],
  ["nothing", "file-empty", ""],
];

describe.each(KINDS)("%s", (name, id, content) => {
  const file = workshop.file(`${name.replace(/\W/g, "-")}.txt`, content);

  test("gives a helpful finding in every format, soon, without a crash", async () => {
    for (const format of ["pretty", "json", "sarif", "github", "junit"]) {
      const { code, out, err } = await workshop.type(["lint", file, "--format", format]);
      expect({ err, isKnown: [0, 1].includes(code) }).toEqual({ err: "", isKnown: true });
      expect(out).toContain(id);
      if (format === "pretty") {
        expect(out.length).toBeLessThan(100_000);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there.
        expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
      }
    }
  }, 20_000);

  test("can be fixed, or is left alone", async () => {
    const input = typeof content === "string" ? content : Buffer.from(content);
    const { code, out } = await workshop.type(["lint", "--fix"], { input });
    const isLong = content.length > 512_000;
    expect({ isDone: code < 2, isPrinted: out.length > 0 }).toEqual({
      isDone: !isLong,
      isPrinted: !isLong && content.length > 0,
    });
  }, 20_000);
});
