// Run by cold.mjs in a process of its own; prints milliseconds.
import {
  addresses,
  HOSTILE_FILE,
  hostileAddresses,
  largeFile,
  mediumFile,
  smallFile,
} from "./inputs.mjs";

const [, , name, who] = process.argv;
const text = {
  small: smallFile,
  medium: mediumFile,
  large: largeFile,
  hostile: () => HOSTILE_FILE,
}[name]();
const list = name === "hostile" ? hostileAddresses() : addresses(10_000);
const bytes = new TextEncoder().encode(text);
// A slow parser answers a part of the addresses; its time is scaled.
const part = who === "theirs" && name === "large" ? 500 : 10_000;

if (who === "ours") {
  const { compile } = await import("@aushang/engine");
  report(() => {
    const matcher = compile(bytes, "FooBot");
    return (address) => matcher.decide(address);
  });
} else {
  const { default: robotsParser } = await import("robots-parser");
  report(() => {
    const robots = robotsParser("https://example.com/robots.txt", text);
    return (address) => robots.isAllowed(address, "FooBot");
  });
}

function report(parse) {
  const start = performance.now();
  const decide = parse();
  const parsed = performance.now();
  for (let i = 0; i < part; i++) decide(list[i % list.length]);
  const decided = performance.now();
  console.log(parsed - start + (decided - parsed) * (10_000 / part));
}
