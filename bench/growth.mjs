import { compile } from "@aushang/engine";
import { mixedAddresses, mixedRules, worstShapes } from "./inputs.mjs";
import { digits, microseconds, table } from "./measure.mjs";

/** How a decision grows with rules, stars and address length, and what the worst known shapes cost. */
export function growth() {
  return [
    "### A decision over the number of mixed rules",
    overRules(),
    "### A decision over the number of stars in one rule (address of 2,000 octets that fails at the end)",
    overStars(),
    "### A decision over the length of the address (1,000 mixed rules)",
    overLength(),
    "### Worst known shapes",
    shapes(),
  ].join("\n\n");
}

function overRules() {
  let base = 0;
  const rows = [10, 100, 1000, 10_000, 100_000, 1_000_000].map((count) => {
    const text = mixedRules(count);
    const list = mixedAddresses(count);
    const before = memory();
    const bytes = new TextEncoder().encode(text);
    const matcher = compile(bytes, "FooBot");
    const compiled = memory();
    for (const address of list) matcher.decide(address);
    const indexed = memory();
    const each = decisionTime(matcher, list);
    if (base === 0) base = each;
    return [
      count.toLocaleString("en"),
      digits(each * 1000),
      `${digits(each / base)}x`,
      count < 1000 ? "" : digits((compiled - before) / count),
      count < 1000 ? "" : digits((indexed - before) / count),
    ];
  });
  return table(
    [
      "rules",
      "ns a decision",
      "against 10 rules",
      "octets a rule, text included",
      "with the index",
    ],
    rows,
  );
}

function memory() {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function decisionTime(matcher, list) {
  return (
    microseconds(() => {
      for (const address of list) matcher.decide(address);
    }, 400) / list.length
  );
}

function overStars() {
  const address = `https://example.com/${"ab".repeat(1000)}`;
  const rows = [1, 10, 100, 1000].map((stars) => {
    const matcher = compile(`User-agent: *\nDisallow: /${"*a".repeat(stars)}*bb`, "FooBot");
    return [stars.toLocaleString("en"), digits(decisionTime(matcher, [address]))];
  });
  return table(["stars", "us a decision"], rows);
}

function overLength() {
  const matcher = compile(mixedRules(1000), "FooBot");
  const rows = [10, 100, 1000, 10_000, 100_000].map((length) => {
    const address = `https://example.com/${"user/page1".repeat(length / 10)}`;
    const each = decisionTime(matcher, [address]);
    return [length.toLocaleString("en"), digits(each), digits((each * 1000) / length)];
  });
  return table(["octets", "us a decision", "ns an octet"], rows);
}

function shapes() {
  const rows = Object.entries(worstShapes()).map(([name, { file, addresses }]) => {
    const matcher = compile(file, "FooBot");
    for (let i = 0; i < 20; i++) matcher.decide(addresses[i % addresses.length]);
    return [name, digits(decisionTime(matcher, addresses))];
  });
  return table(["shape", "us a decision"], rows);
}
