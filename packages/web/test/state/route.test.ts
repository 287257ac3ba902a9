import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FURTHER_ADDRESSES, isPage, routeOf } from "../../src/state/route.ts";

test.each([
  { path: "/", route: "test" },
  { path: "/compare", route: "compare" },
  { path: "/pattern", route: "pattern" },
  { path: "/compare/", route: "test" },
  { path: "/Compare", route: "test" },
  { path: "/compare/x", route: "test" },
  { path: "/__proto__", route: "test" },
])("$path shows $route", ({ path, route }) => {
  expect(routeOf(path)).toBe(route);
  expect(isPage(path)).toBe(path === "/" || route !== "test");
});

test("the server answers for exactly the pages that there are", () => {
  const file = join(import.meta.dirname, "../../../server/src/http/page.ts");
  const listed = /PAGE_ROUTES: readonly string\[\] = (\[[^\]]*\])/.exec(readFileSync(file, "utf8"));
  const served = JSON.parse((listed?.[1] ?? "[]").replace(/,\s*\]/, "]")) as string[];
  expect(served).toEqual(["/", ...Object.values(FURTHER_ADDRESSES)]);
});
