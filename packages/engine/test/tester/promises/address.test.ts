import { expect, test } from "vitest";
import { given, target, tested } from "../outcomes.ts";

// What the product promises a person who asks about one address: where the file is, and what it is about.

test("the address of the robots.txt drops path, query and fragment, and keeps scheme, host and port", () => {
  expect(target("https://eksempel.dk?sideid=234#mitanker").robotsAddress).toBe(
    "https://eksempel.dk/robots.txt",
  );
  expect(target("http://a.example:8080/x").robotsAddress).toBe("http://a.example:8080/robots.txt");
});

test("a file says nothing about another host", () => {
  const result = tested(
    given("User-agent: *\nDisallow: /\n", "https://www.a.example/robots.txt"),
    "https://shop.a.example/x",
  );
  expect([result.verdict, result.basis]).toEqual(["out-of-scope", "other-origin"]);
});

test("a site with a path is governed by the file of its host", () => {
  expect(target("https://eksempel.dk/sti/").robotsAddress).toBe("https://eksempel.dk/robots.txt");
});

test("only the file at the root counts, and a file elsewhere is told", () => {
  const result = tested("", "https://a.example/dir/robots.txt");
  expect(result.robots.address).toBe("https://a.example/robots.txt");
  expect(result.notes).toContain("robots-address-elsewhere");
});

test("images are asked for like pages, whatever letters are in their names", () => {
  const image = target("https://billeder.eksempel.dk/blomster/påskelilje.png");
  expect([image.origin, image.target]).toEqual([
    "https://billeder.eksempel.dk",
    "/blomster/p%C3%A5skelilje.png",
  ]);
  expect(tested("User-agent: *\nDisallow: /blomster/på\n", image.address).line).toBe(2);
});
