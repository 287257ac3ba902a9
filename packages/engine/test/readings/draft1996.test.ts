import { expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import { holdTable } from "../tables.ts";

holdTable("draft1996");

test("the examples of section 3.2.2 of the draft", () => {
  // Record path, address path, whether they match.
  const rows: [string, string, boolean][] = [
    ["/tmp", "/tmp", true],
    ["/tmp", "/tmp.html", true],
    ["/tmp", "/tmp/a.html", true],
    ["/tmp/", "/tmp", false],
    ["/tmp/", "/tmp/", true],
    ["/tmp/", "/tmp/a.html", true],
    ["/a%3cd.html", "/a%3cd.html", true],
    ["/a%3Cd.html", "/a%3cd.html", true],
    ["/a%3cd.html", "/a%3Cd.html", true],
    ["/a%3Cd.html", "/a%3Cd.html", true],
    ["/a%2fb.html", "/a%2fb.html", true],
    ["/a%2fb.html", "/a/b.html", false],
    ["/a/b.html", "/a%2fb.html", false],
    ["/a/b.html", "/a/b.html", true],
    ["/%7ejoe/index.html", "/~joe/index.html", true],
    ["/~joe/index.html", "/%7Ejoe/index.html", true],
  ];
  for (const [path, address, expected] of rows) {
    const matcher = compile(`User-agent: *\nDisallow: ${path}\n`, "Bot", { reading: "1996" });
    expect(matcher.decide(address).line, `${path} and ${address}`).toBe(expected ? 2 : null);
  }
});
