import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type } from "../console.ts";
import { SHOP } from "../shop.ts";
import { preparePlace } from "./place.ts";

const { server, site, folder, file, steadied } = preparePlace();

describe("--init", () => {
  test("writes a suite that holds for the file, and breaks with it", async () => {
    const robots = join(folder(), "robots.txt");
    const { code, out, err } = await type(["check", "--init", "--robots", robots]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(steadied(out)).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=node_modules/aushang/schema/suite.schema.json
      # What robots.txt said when this was written.
      # It holds as long as no rule that matters changes. Keep what is meant to stay, and drop the rest.
      name: robots.txt
      file: robots.txt

      checks:
        # Group *, lines 2–5
        - crawler: ["*", ClaudeBot]
          url: [/, /search/help]
          expect: allowed
        - crawler: ["*", ClaudeBot]
          url: [/cart/, /search]
          expect: disallowed

        # Group GPTBot, lines 7–9
        - crawler: [GPTBot, CCBot]
          all: disallowed

        # Group Googlebot, lines 12–15 and 25–27
        - crawler: Googlebot
          url: [/, /shoes, "/?sort=price"]
          expect: allowed
        - crawler: Googlebot
          url: ["/?sort=", "/?sort=pricey"]
          expect: disallowed

        # Group Bingbot, lines 18–19
        - crawler: Bingbot
          all: allowed
      "
    `);
    const suite = file("first.yaml", out);
    expect((await type(["check", suite])).code).toBe(0);
    const other = file("other.txt", SHOP.replace("Disallow: /cart/", "Disallow: /basket/"));
    expect((await type(["check", suite, "--robots", other])).code).toBe(1);
  });

  test("of a live site, with its status", async () => {
    const { code, out } = await type(["check", "--init", "--live", site().origin]);
    expect(code).toBe(0);
    expect(out).toContain("  - status: 200\n");
    expect((await type(["check", file("live-first.yaml", out)])).code).toBe(0);
    const missing = await type(["check", "--init", "--live", server().site("status-404").origin]);
    expect(missing.code).toBe(0);
    expect((await type(["check", file("live-first.yaml", missing.out)])).code).toBe(0);
  });

  test("of a site that cannot be read: nothing, and 3", async () => {
    const ran = await type(["check", "--init", "--live", server().site("status-500").origin]);
    expect({ ...ran, err: steadied(ran.err) }).toEqual({
      code: 3,
      out: "",
      err: "aushang: http://127.0.0.1:PORT/robots.txt could not be read, so there is nothing to write down.\n",
    });
  });
});
