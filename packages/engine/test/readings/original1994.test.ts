import { expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import { holdTable } from "../tables.ts";

holdTable("original1994");

test("the text's own example of a crawler that may go where others may not", () => {
  const file = `# robots.txt for http://www.example.com/

User-agent: *
Disallow: /cyberworld/map/ # This is an infinite virtual URL space

# Cybermapper knows where to go.
User-agent: cybermapper
Disallow:
`;
  const ask = (token: string) =>
    compile(file, token, { reading: "1994" }).decide("/cyberworld/map/");
  expect(ask("Other")).toEqual({ verdict: "disallowed", basis: "rule", line: 4 });
  expect(ask("CyberMapper/2.0")).toEqual({ verdict: "allowed", basis: "no-match", line: null });
});
