import fc from "fast-check";
import { expect, test } from "vitest";
import { templateOf } from "../../src/impact/templates.ts";
import { compile } from "../../src/index.ts";

test.each([
  ["/", "/"],
  ["/about.html", "/about.html"],
  ["/shop/", "/shop/*"],
  ["/shop/42/red", "/shop/*"],
  ["/shop?sort=price", "/shop?sort=*"],
  ["/shop/1?sort=price&page=2", "/shop/*?sort=*&page=*"],
  ["/?", "/?"],
  ["/?a=1&b=2&c=3&d=4", "/?a=*&b=*&c=*&*"],
  ["/?a", "/?a"],
  ["/?1234567", "/?*"],
  ["/product-1234.html", "/*"],
  ["/1234/x", "/*/*"],
  ["/a*b$/c", "/a*b*/*"],
  ["//x/y", "//*"],
])("%s has the shape %s", (target, template) => {
  expect(templateOf(target)).toBe(template);
});

test("a shape is a pattern that matches the address", () => {
  const part = fc.constantFrom("a", "bc", "/", "?", "&", "=", "1234", "*", "$", "%20", ".", "ø");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const target = `/${parts.join("")}`;
      const matcher = compile(`User-agent: *\nDisallow: ${templateOf(target)}\n`, "Bot");
      expect(matcher.decide(`http://h${target}`).verdict).toBe("disallowed");
    }),
    { numRuns: 500 },
  );
});
