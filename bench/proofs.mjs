import { existsSync, readFileSync } from "node:fs";
import { groups, parse } from "@aushang/engine";
import { flips, representatives, ruleSet, ruleStates, sameVerdicts } from "@aushang/engine/analyse";
import { mediumFile, mixedRules, randomFrom, smallFile } from "./inputs.mjs";
import { digits, table } from "./measure.mjs";

/** Real files beside the repository. Not everybody has them. */
const COLLECTION = new URL("../../shared/corpus/", import.meta.url);

/** Questions about all addresses: over real files where they are at hand, and how they grow with rules and stars. */
export function proofs() {
  const files = filesAtHand();
  return [
    `### Questions about all addresses (milliseconds of processor time; ${files.from})`,
    overFiles(files.list),
    "### The same over the number of mixed rules (milliseconds)",
    overRules(),
    "### Two rules with stars that meet: all flips (milliseconds)",
    overStars(),
  ].join("\n\n");
}

function filesAtHand() {
  if (existsSync(COLLECTION)) {
    const rows = readFileSync(new URL("index.jsonl", COLLECTION), "utf8").split("\n");
    const list = rows
      .filter((row) => row !== "")
      .map((row) => readFileSync(new URL(JSON.parse(row).file, COLLECTION)));
    return {
      list,
      from: `${list.length.toLocaleString("en")} real files, the largest group of each`,
    };
  }
  const texts = [smallFile(), mediumFile()];
  for (let size = 1; size <= 3000; size = Math.ceil(size * 1.2)) texts.push(mixedRules(size));
  const list = texts.map((text) => new TextEncoder().encode(text));
  return { list, from: `${list.length} generated files: no real ones are at hand` };
}

/** The token of the group with the most rules, and the lines of its rules. */
function largestGroup(bytes) {
  const rules = new Map();
  for (const group of groups(parse(bytes)))
    for (const token of group.tokens)
      rules.set(token, [...(rules.get(token) ?? []), ...group.rules]);
  const [found] = [...rules].sort((a, b) => b[1].length - a[1].length);
  return found === undefined ? null : { token: found[0], lines: found[1] };
}

function overFiles(files) {
  const random = randomFrom(8);
  const known = files
    .map((bytes) => ({ bytes, group: largestGroup(bytes) }))
    .filter(({ group }) => group !== null);
  const setOf = ({ bytes, group }, reading) => ruleSet(bytes, group.token, reading);
  const edits = known.flatMap((file) =>
    [0, 1].map(() => ({ ...file, next: edited(file, random) })),
  );
  const rows = [
    ["dead rules with witnesses, one file", known, (file) => ruleStates(setOf(file))],
    [
      "one random edit: the same, or an address that differs",
      edits,
      (file) => sameVerdicts(setOf(file), ruleSet(file.next, file.group.token)),
    ],
    [
      "one random edit: all flips, readable",
      edits,
      (file) => flips(setOf(file), ruleSet(file.next, file.group.token)),
    ],
    [
      "two unrelated files: all flips, readable",
      known,
      (file, i) => flips(setOf(file), setOf(known[(i + 1) % known.length])),
    ],
    [
      "one file in rfc9309 and google: all flips",
      known,
      (file) => flips(setOf(file), setOf(file, "google")),
    ],
    [
      "redundant rules, one file of up to 2,000",
      known.filter(({ group }) => group.lines.length <= 2000),
      (file) => ruleStates(setOf(file), { redundant: true }),
    ],
    [
      "representatives, one group",
      known,
      (file) => representatives([setOf(file)], { limit: 100_000 }),
    ],
  ].map(([name, list, ask]) => measured(name, list, ask));
  return table(
    ["question", "asked", "p50", "p90", "p99", "max", "<= 10", "<= 100", "<= 1 s", "not proven"],
    rows,
  );
}

/** One row of the table: each question asked once, in a process that is warm. */
function measured(name, list, ask) {
  for (const [i, one] of list.slice(0, 40).entries()) ask(one, i);
  let open = 0;
  const times = list.map((one, i) => {
    const from = processorTime();
    const answer = ask(one, i);
    const time = processorTime() - from;
    if (!isProven(answer)) open++;
    return time;
  });
  times.sort((a, b) => a - b);
  const at = (share) => digits(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
  const within = (limit) =>
    `${((times.filter((time) => time <= limit).length / times.length) * 100).toFixed(2)} %`;
  return [
    name,
    times.length.toLocaleString("en"),
    at(0.5),
    at(0.9),
    at(0.99),
    at(1),
    within(10),
    within(100),
    within(1000),
    open.toLocaleString("en"),
  ];
}

function isProven(answer) {
  if (Array.isArray(answer)) return answer.every(({ state }) => state !== "unproven");
  return answer.same === undefined ? answer.proven : answer.same !== null;
}

/** One rule of the group deleted, doubled with another ending, turned or altered. */
function edited({ bytes, group }, random) {
  const parts = bytes.toString("latin1").split(/(\r\n|\r|\n)/);
  const line = group.lines[Math.floor(random() * group.lines.length)];
  const at = line === undefined ? 0 : (line - 1) * 2;
  const text = parts[at] ?? "";
  const middle = text.length - Math.floor(random() * 4);
  const ways = [
    "",
    /dis/i.test(text) ? text.replace(/dis(?=allow)/i, "") : text.replace(/allow/i, "Disallow"),
    `${text}*`,
    `${text}$`,
    `${text.slice(0, middle)}a${text.slice(middle)}`,
    `${text}\n${/dis/i.test(text) ? "Allow" : "Disallow"}: ${text.replace(/^[^:]*:\s*/, "")}/x`,
  ];
  parts[at] = ways[Math.floor(random() * ways.length)];
  return Buffer.from(parts.join(""), "latin1");
}

function overRules() {
  const rows = [10, 100, 1000, 10_000, 40_000].map((count) => {
    const text = mixedRules(count);
    const next = `${text}Disallow: /user/*/x$\n`;
    return [
      count.toLocaleString("en"),
      digits(milliseconds(() => ruleStates(ruleSet(text, "Bot")))),
      digits(milliseconds(() => sameVerdicts(ruleSet(text, "Bot"), ruleSet(next, "Bot")))),
      digits(milliseconds(() => flips(ruleSet(text, "Bot"), ruleSet(next, "Bot")))),
    ];
  });
  return table(
    ["rules", "dead rules with witnesses", "one rule more: the same?", "all flips"],
    rows,
  );
}

function overStars() {
  const side = (key, letter, stars) =>
    `User-agent: *\n${key}: /${Array.from({ length: stars }, (_, i) => `*${letter}${i}`).join("")}\n`;
  const rows = [1, 2, 3, 4, 5, 6, 8, 12].map((stars) => {
    const old = side("Disallow", "a", stars);
    const next = `${old}${side("Allow", "bcd", stars).split("\n")[1]}\n`;
    const ask = () => flips(ruleSet(old, "Bot"), ruleSet(next, "Bot"));
    const { changes, proven } = ask();
    return [
      `${stars} + ${stars}`,
      digits(milliseconds(ask)),
      changes.length.toLocaleString("en"),
      proven ? "yes" : "no: the bound is told",
    ];
  });
  return table(["stars", "all flips", "sets", "proven"], rows);
}

/** Milliseconds of processor time: what else runs on the machine does not count. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The best of a few calls. */
function milliseconds(call) {
  let best = Number.POSITIVE_INFINITY;
  const start = performance.now();
  do {
    const from = performance.now();
    call();
    best = Math.min(best, performance.now() - from);
  } while (performance.now() - start < 600);
  return best;
}
