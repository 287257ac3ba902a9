import type { Step, StepArgs, StepCode } from "../../src/model.ts";
import type { StatusMeaning } from "../../src/tester/model.ts";
import { da } from "../../src/texts/da.ts";
import { de } from "../../src/texts/de.ts";
import { en } from "../../src/texts/en.ts";
import type { AnswerId, Catalogue, InputProblem, Text } from "../../src/texts/index.ts";

export const catalogues: readonly Catalogue[] = [de, en, da];

type Lines = readonly (readonly [number, number])[];
const one: Lines = [[5, 5]];
const two: Lines = [
  [12, 18],
  [40, 44],
];
const many: Lines = Array.from({ length: 9 }, (_, i) => [3 * i + 1, 3 * i + 2] as const);

/** Arguments of every step, with the edges of each: one and many, zero rules, the wildcard itself. */
const stepArgs: { readonly [Code in StepCode]: readonly StepArgs[Code][] } = {
  "group-own": [
    { asked: "Googlebot", lines: one, rules: 1 },
    { asked: "Googlebot", lines: two, rules: 8 },
    { asked: "Googlebot", lines: many, rules: 1200 },
    { asked: "Googlebot", lines: one, rules: 0 },
  ],
  "group-fallback": [{ asked: "Googlebot-Image", token: "Googlebot", lines: two, rules: 8 }],
  "group-star": [
    { asked: "Bingbot", lines: one, rules: 2 },
    { asked: "*", lines: two, rules: 2 },
  ],
  "group-none": [{ asked: "Bingbot" }],
  "group-star-not-obeyed": [{ asked: "AdsBot-Google", lines: two }],
  "group-without-rules": [{ asked: "Bingbot" }],
  address: [
    { target: "/shoes?sort=price", normalised: "/shoes?sort=price", octets: 17 },
    { target: "/%62", normalised: "/b", octets: 2 },
    { target: "/", normalised: "/", octets: 1 },
    { target: `/${"a".repeat(20_000)}`, normalised: `/${"a".repeat(20_000)}`, octets: 20_001 },
  ],
  "robots-txt-itself": [{}],
  "no-match": [{ rules: 0 }, { rules: 1 }, { rules: 8 }],
  candidates: [
    { matching: 1, rules: 1 },
    { matching: 1, rules: 8 },
    { matching: 2, rules: 8 },
  ],
  "only-candidate": [
    { line: 14, kind: "disallow", octets: 1 },
    { line: 14, kind: "allow", octets: 8 },
  ],
  "most-octets": [{ line: 14, kind: "disallow", octets: 8, next: 6 }],
  "tie-allow": [{ line: 3, octets: 5, against: 2 }],
  "earlier-line": [{ line: 2, octets: 5, against: 3 }],
  "first-match": [{ line: 9114, kind: "allow" }],
  "empty-rule": [{ line: 2 }],
};

/** A step in words. */
export function stepText(catalogue: Catalogue, step: Step): { title: string; text: Text } {
  const words = catalogue.step[step.code] as (args: Step["args"]) => { title: string; text: Text };
  return words(step.args);
}

/** Every fetch result with a text of its own, and some that share one. */
const fetchResults: readonly (readonly [StatusMeaning, number | null])[] = [
  [{ state: "readable" }, 200],
  [{ state: "readable" }, null],
  ...[400, 401, 403, 404, 410, 418, 451].map(
    (status) => [{ state: "unavailable", cause: "status-4xx" }, status] as const,
  ),
  [{ state: "unavailable", cause: "status-4xx" }, null],
  [{ state: "unavailable", cause: "redirect-limit" }, 302],
  [{ state: "unavailable", cause: "redirect-without-location" }, 301],
  [{ state: "unreachable", cause: "status-429" }, 429],
  [{ state: "unreachable", cause: "status-5xx" }, 503],
  [{ state: "unreachable", cause: "status-5xx" }, 500],
  [{ state: "unreachable", cause: "status-5xx" }, null],
  ...(["dns", "tls", "timeout", "refused", "reset", "bad-response"] as const).map(
    (cause) => [{ state: "unreachable", cause }, null] as const,
  ),
  ...(["private-address", "cancelled", "own-limit"] as const).map(
    (cause) => [{ state: "not-fetched", cause }, null] as const,
  ),
];

const readings = ["rfc9309", "google", "1996", "1994"] as const;
const given = { given: "htp:/x" };

/** Everything that a catalogue can say, keyed by where it is said. */
export function everything(catalogue: Catalogue): ReadonlyMap<string, Text> {
  const all = new Map<string, Text>();
  const put = (id: string, text: Text | string) =>
    all.set(id, typeof text === "string" ? [text] : text);
  for (const map of ["verdict", "reason", "failure", "skip", "purpose", "change"] as const)
    for (const [code, text] of Object.entries(catalogue[map])) put(`${map}.${code}`, text);
  for (const [code, words] of Object.entries(catalogue.note)) {
    put(`note.${code}.title`, words.title);
    put(`note.${code}.text`, words.text);
  }
  for (const [code, cases] of Object.entries(stepArgs))
    for (const [i, args] of cases.entries()) {
      const words = stepText(catalogue, { code, args } as Step);
      put(`step.${code}.${i}.title`, words.title);
      put(`step.${code}.${i}.text`, words.text);
    }
  for (const [meaning, status] of fetchResults) {
    const words = catalogue.status(meaning, status);
    const id = `status.${"cause" in meaning ? meaning.cause : meaning.state}.${status}`;
    put(`${id}.title`, words.title);
    put(`${id}.meaning`, words.meaning);
    put(`${id}.next`, words.next);
  }
  for (const reading of readings) {
    put(`reading.${reading}.name`, catalogue.reading[reading].name);
    put(`reading.${reading}.about`, catalogue.reading[reading].about);
    for (const chosen of readings.filter((id) => id !== reading))
      for (const line of [null, 14])
        put(`differs.${reading}.${chosen}.${line}`, catalogue.differs(reading, line, chosen));
  }
  for (const code of Object.keys(catalogue.problem) as InputProblem[])
    for (const args of [given, { ...given, nearest: "Googlebot" }]) {
      const words = catalogue.problem[code](args);
      put(`problem.${code}.${"nearest" in args}.title`, words.title);
      put(`problem.${code}.${"nearest" in args}.next`, words.next);
    }
  for (const id of Object.keys(catalogue.answer) as AnswerId[]) {
    put(`answer.${id}.question`, catalogue.answer[id].question);
    put(`answer.${id}.answer`, catalogue.answer[id].answer);
  }
  for (const [i, text] of catalogue.limits.entries()) put(`limits.${i}`, text);
  put("closedBy.503", catalogue.closedBy(503));
  put("closedBy.null", catalogue.closedBy(null));
  put("notDocumented", catalogue.notDocumented);
  return all;
}
