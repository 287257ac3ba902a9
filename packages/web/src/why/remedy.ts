import type { RobotsFile } from "@aushang/engine";
import { type AskedCrawler, type Target, type TestResult, test } from "@aushang/engine/tester";

/** One line that would open a blocked address, and the whole file with it. */
export interface Remedy {
  readonly rule: string;
  /** The line after which it goes. */
  readonly after: number;
  readonly robots: string;
}

const SIZE_LIMIT = 200_000;

/**
 * The smallest change that opens a blocked address: an Allow of the same pattern after the deciding Disallow. It is
 * tried on the file, and null is returned unless the engine then answers "allowed" by the new line.
 */
export function remedyFor(
  file: RobotsFile,
  result: TestResult,
  target: Target,
  asked: AskedCrawler,
): Remedy | null {
  const decides = result.candidates.find((candidate) => candidate.decides);
  if (result.verdict !== "disallowed" || !decides || result.reading.startsWith("19")) return null;
  if (file.bytes.length > SIZE_LIMIT) return null;
  const { to, end } = file.line(decides.line);
  const rule = `Allow: ${decides.pattern}`;
  const lineEnd = to > end ? file.text({ from: end, to }) : "\n";
  const before = file.text({ from: 0, to: end });
  const robots = `${before}${lineEnd}${rule}${lineEnd}${file.text({ from: to, to: file.bytes.length })}`;
  const tried = test(target, asked, result.reading, { kind: "given", bytes: robots });
  const works = tried.result.verdict === "allowed" && tried.result.line === decides.line + 1;
  return works ? { rule, after: decides.line, robots } : null;
}
