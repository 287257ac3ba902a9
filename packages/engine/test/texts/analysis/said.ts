import type { Kept } from "../../../src/analyse/counterfactual/model.ts";
import type { SideEffects } from "../../../src/analyse/edits/effects.ts";
import type { LineChange } from "../../../src/analyse/edits/model.ts";
import type { Miss, Overlap } from "../../../src/analyse/explorer/model.ts";
import { explorePattern } from "../../../src/analyse/explorer/pattern-facts.ts";
import type { Change, Limit } from "../../../src/analyse/model.ts";
import type { Obstacle, Plan, Wish } from "../../../src/analyse/plan/model.ts";
import { plan as planOf } from "../../../src/analyse/plan/plan.ts";
import type { AnalysisCatalogue, Text } from "../../../src/texts/index.ts";

const change: Change = {
  direction: "opened",
  pattern: "/shop*",
  except: ["/shop/*", "/shop$"],
  exceptLines: null,
  witness: "/shopping",
  lines: { old: 2, new: null },
};
const byLine: Change = {
  ...change,
  direction: "closed",
  except: [],
  exceptLines: { old: [2, 3], new: [7] },
  lines: { old: null, new: 1200 },
};
const names = [..."ABCDEFGHIJKL"].map((letter) => `Bot${letter}`);
const all = { reading: "rfc9309" as const, crawlers: ["Foo", "*"] };
const lines = { old: 2, new: null };

const limits: readonly Limit[] = [
  { code: "pieces", lines },
  { code: "no-unused-octet" },
  { code: "work", lines: { old: null, new: 3 } },
  { code: "work", lines: { old: null, new: null } },
  { code: "percent-before-star", lines },
];

const misses: readonly Miss[] = [
  { code: "case", wanted: "/fish", found: "/Fish" },
  { code: "slash-missing" },
  { code: "slash-added" },
  { code: "ends-early", wanted: "sh" },
  { code: "behind-end", rest: "?v=2" },
  { code: "not-at-start", wanted: "/fish" },
  { code: "order", wanted: "b/", after: "a/" },
  { code: "query-order", name: "sort=", caughtBy: "/*&sort=" },
  { code: "query-order", name: "sort=", caughtBy: "/*?sort=" },
  { code: "escape", wanted: "%62", found: "b" },
  { code: "part-missing", wanted: ".pdf", after: "", found: null },
  { code: "part-missing", wanted: ".pdf", after: "/", found: null },
  { code: "part-missing", wanted: "p", after: "/sho", found: "e" },
  { code: "robots-txt-itself" },
];

const kept: readonly Kept[] = [
  ...misses.map((miss): Kept => ({ code: "no-match", miss })),
  { code: "fewer-octets", against: 3, octets: 9 },
  { code: "tie", against: 3 },
  { code: "later-line", against: 3 },
  { code: "other-group", tokens: ["Foo", "*"] },
  { code: "skipped", reason: "pattern-start" },
];

const changes: readonly LineChange[] = [
  { change: "added", line: 0, before: null, after: "Allow: /a" },
  { change: "added", line: 7, before: null, after: "Allow: /a" },
  { change: "changed", line: 7, before: "Allow: /a", after: "Allow: /b" },
  { change: "removed", line: 7, before: "Allow: /a", after: null },
];

const none: SideEffects = {
  changes: [],
  alone: false,
  proven: true,
  limits: [],
  others: [],
  othersProven: true,
};
const effects: readonly SideEffects[] = [
  { ...none, alone: true, changes: [change] },
  { ...none, changes: [change, byLine] },
  { ...none, changes: Array(9).fill(change), others: Array(9).fill({ ...change, ...all }) },
  { ...none, proven: false, othersProven: false },
  {
    ...none,
    proven: false,
    changes: [change],
    othersProven: false,
    others: [{ ...change, ...all }],
  },
];

const obstacles: readonly Obstacle[] = [
  { code: "contradiction", wishes: [0, 4] },
  { code: "not-told-apart", wishes: [0, 4] },
  { code: "robots-txt-itself", wishes: [3] },
  { code: "not-found", wishes: [3] },
];

const wish = (address: string, verdict: Wish["verdict"], asker = "Foo"): Wish => ({
  address,
  verdict,
  asker,
});
const file = "User-agent: *\nDisallow: /shop\n";
const plans: readonly (readonly [Plan, number])[] = [
  [wish("/shop", "disallowed")],
  [wish("/shop/a", "allowed")],
  [wish("/shop/a", "allowed"), wish("/shop", "disallowed")],
  [wish("/shop/a", "allowed"), wish("/shop/a", "disallowed", "Bar")],
  [wish("/shop/a", "allowed"), wish("/shop/a", "disallowed")],
  [wish("/x y", "disallowed")],
  ["a", "b", "c"].map((name, i) => wish(`/${name}${i}${name}`, "disallowed")),
].map((wishes) => [planOf(file, wishes), wishes.length] as const);

const overlap: Overlap = {
  line: 14,
  kind: "disallow",
  pattern: "/shop",
  octets: 5,
  relation: "same",
  witness: "/shop",
  wins: "rule",
  by: "order",
};

const patternsSaid = [
  "/",
  "*",
  "/a",
  "/a$",
  "*/x",
  "/*x",
  "/*/x$",
  "/a*b",
  "/a*b*c*d",
  "/a*b$",
  "/a*b*c$",
  "*x$",
  "/ab*b$",
];

/** Every text that the words of one language can make, by what it is. */
export function saidBy(words: AnalysisCatalogue): ReadonlyMap<string, Text> {
  const { pattern, counterfactual, plan, diff } = words;
  const said = new Map<string, Text>();
  const label = (id: string, texts: Readonly<Record<string, string | Text>>) => {
    for (const [key, text] of Object.entries(texts))
      said.set(`${id}.${key}`, typeof text === "string" ? [text] : text);
  };
  for (const one of patternsSaid)
    said.set(`pattern.sentence.${one}`, pattern.sentence(explorePattern(one).parts));
  label("pattern.label", pattern.example);
  label("pattern.label", pattern.title);
  label("pattern.said", pattern.cut);
  label("pattern.said", pattern.remark);
  for (const [i, miss] of misses.entries()) said.set(`pattern.miss.${i}`, pattern.miss(miss));
  for (const relation of ["same", "contains", "within", "overlaps"] as const)
    for (const wins of ["asked", "rule"] as const)
      for (const by of ["octets", "allow", "order"] as const)
        said.set(
          `pattern.overlap.${relation}.${wins}.${by}`,
          pattern.overlap({ ...overlap, relation, wins, by }),
        );
  said.set("pattern.none", pattern.noOverlap);
  said.set("pattern.also", pattern.also("/dir/$"));
  label("pattern.label", { more: pattern.more(1200) });
  for (const count of [1, 1200]) {
    said.set(`pattern.unproven.${count}`, pattern.overlapsUnproven(count));
    said.set(`counterfactual.notCompared.${count}`, counterfactual.notCompared(count));
  }
  for (const [i, one] of kept.entries())
    said.set(
      `counterfactual.kept.${i}`,
      counterfactual.kept({ line: 2, kind: "allow", pattern: "/p", octets: 2, kept: one }),
    );
  said.set("counterfactual.none", counterfactual.noneKept);
  for (const line of [5, null])
    for (const verdict of ["allowed", "disallowed"] as const)
      said.set(
        `counterfactual.instead.${line}.${verdict}`,
        counterfactual.instead(3, { verdict, line }),
      );
  label("counterfactual.label", counterfactual.way);
  label("counterfactual.label", counterfactual.title);
  for (const place of ["group", "own-group", "new-group"] as const)
    said.set(`counterfactual.place.${place}`, counterfactual.place(place, "Foo"));
  for (const [i, one] of changes.entries())
    said.set(`counterfactual.line.${i}`, counterfactual.change(one));
  effects.forEach((one, i) => {
    said.set(`counterfactual.own.${i}`, counterfactual.own(one, "Foo"));
    said.set(`counterfactual.others.${i}`, counterfactual.others(one));
  });
  label("counterfactual.said", counterfactual.fixed);
  plans.forEach(([one, count], i) => {
    said.set(`plan.outcome.${i}`, plan.outcome(one, count));
    if (one.possible) said.set(`plan.beside.${i}`, plan.beside(one));
  });
  for (const [i, one] of obstacles.entries()) said.set(`plan.obstacle.${i}`, plan.obstacle(one));
  for (const copied of [0, 1, 12])
    said.set(`plan.group.${copied}`, plan.group({ crawler: "Foo", copied }));
  said.set("plan.minimal", plan.minimal);
  said.set("plan.notMinimal", plan.notMinimal);
  label("plan.label", plan.title);
  for (const proven of [true, false])
    for (const [i, list] of [
      [],
      [change],
      [byLine],
      [change, change],
      [change, byLine],
    ].entries()) {
      const result = { proven, changes: list.map((one) => ({ ...one, ...all })) };
      said.set(`diff.summary.${proven}.${i}`, diff.summary(result));
      said.set(`diff.proof.${proven}.${i}`, diff.proof(result));
    }
  for (const [i, one] of [change, byLine].entries()) said.set(`diff.change.${i}`, diff.change(one));
  for (const [i, one] of limits.entries()) said.set(`diff.limit.${i}`, diff.limit(one));
  label("diff.label", diff.table);
  label("diff.label", diff.direction);
  label("diff.label", {
    noRule: diff.noRule,
    crawlers: diff.crawlers([...names, "*"]),
    one: diff.crawlers(["*"]),
  });
  return said;
}
