import { compile } from "@aushang/engine";
import robotsParser from "robots-parser";
import {
  addresses,
  HOSTILE_FILE,
  hostileAddresses,
  largeFile,
  mediumFile,
  smallFile,
} from "./inputs.mjs";
import { compare, digits, microseconds, table } from "./measure.mjs";

const HOME = "https://example.com/robots.txt";
const CRAWLER = "FooBot";

/** Times of Google's compiled parser and of robots-parser on inputs of these kinds, measured once elsewhere: 5.5 and 36 us, 136 and 710, 2,631 and 16,836. */
const REFERENCE = { small: 36 / 5.5, medium: 710 / 136, large: 16_836 / 2631 };

const inputs = () => ({
  small: { text: smallFile(), addresses: addresses(10_000), goals: [4.5, 8] },
  medium: { text: mediumFile(), addresses: addresses(10_000), goals: [15, 8] },
  large: { text: largeFile(), addresses: addresses(10_000), goals: [6, 500] },
  hostile: { text: HOSTILE_FILE, addresses: hostileAddresses(), goals: [undefined, 20] },
});

/** In a process that has run for a while: octets as they come from the network for ours, text for robots-parser. */
export function warm() {
  const once = [];
  const many = [];
  for (const [name, { text, addresses: list, goals }] of Object.entries(inputs())) {
    const bytes = new TextEncoder().encode(text);
    let i = 0;
    const next = () => list[i++ % list.length];
    const single = compare(
      () => compile(bytes, CRAWLER).decide(next()),
      () => robotsParser(HOME, text).isAllowed(next(), CRAWLER),
    );
    const fromText = microseconds(() => compile(text, CRAWLER).decide(next()));
    once.push([
      name,
      digits(single.ours),
      digits(fromText),
      digits(single.theirs),
      `${digits(single.ratio)}x`,
      goals[0] ? `${goals[0]}x` : "",
      REFERENCE[name] ? `${digits(REFERENCE[name])}x` : "",
    ]);
    many.push([name, ...manyDecisions(bytes, text, list), `${goals[1]}x`]);
  }
  return [
    "### Parse and one decision, warm (microseconds)",
    table(
      [
        "file",
        "from octets",
        "from text",
        "robots-parser",
        "ratio",
        "goal",
        "Google's C++ (recorded)",
      ],
      once,
    ),
    "### One parse and 10,000 decisions, warm (milliseconds)",
    table(["file", "Aushang", "robots-parser", "ratio", "goal"], many),
  ].join("\n\n");
}

/** The slow one answers a part of the addresses when all would take minutes, and its time is scaled. */
function manyDecisions(bytes, text, list) {
  const all = (matcher) => {
    for (let k = 0; k < 10_000; k++) matcher(list[k % list.length]);
  };
  const ours = () => {
    const matcher = compile(bytes, CRAWLER);
    all((address) => matcher.decide(address));
  };
  const part = text.length > 100_000 ? 200 : 10_000;
  const theirs = () => {
    const robots = robotsParser(HOME, text);
    for (let k = 0; k < part; k++) robots.isAllowed(list[k % list.length], CRAWLER);
  };
  const parse = part === 10_000 ? 0 : microseconds(() => robotsParser(HOME, text), 100);
  const pair = compare(ours, theirs, 3, 300);
  const scaled = parse + (pair.theirs - parse) * (10_000 / part);
  return [digits(pair.ours / 1000), digits(scaled / 1000), `${digits(scaled / pair.ours)}x`];
}
