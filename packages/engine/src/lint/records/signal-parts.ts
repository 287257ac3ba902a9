import type { Span } from "../../model.ts";
import type { OtherLine } from "./other-lines.ts";

/** One `key=value` of a signal. Both spans are octets of the file; the value is empty where there is no `=`. */
export interface SignalPart {
  readonly key: string;
  readonly value: string;
  readonly keySpan: Span;
  readonly valueSpan: Span;
  readonly hasValue: boolean;
}

/** The parts of a value, from an offset in it on, parted by commas. Only ASCII is expected; other octets count as such. */
export function partsOf({ from, value }: OtherLine, start = 0): readonly SignalPart[] {
  const parts: SignalPart[] = [];
  for (const match of value.slice(start).matchAll(/[^,;]+/g)) {
    const text = match[0];
    const at = from + start + match.index + (text.length - text.trimStart().length);
    const [key = "", ...rest] = text.trim().split("=");
    if (key === "" && rest.length === 0) continue;
    const trimmed = rest.join("=").trim();
    const behind = text.trim().length;
    parts.push({
      key: key.trim(),
      value: trimmed,
      keySpan: { from: at, to: at + key.trimEnd().length },
      valueSpan: { from: at + behind - trimmed.length, to: at + behind },
      hasValue: rest.length > 0,
    });
  }
  return parts;
}

/** A known key that a wrong one stands for: other case, `_` or a blank for `-`, words the other way round. */
export function knownKey(key: string, known: readonly string[]): string | null {
  const words = key.toLowerCase().split(/[-_ ]+/);
  const spelt = [words.join("-"), [...words].reverse().join("-"), words.join("")];
  return (
    known.find((each) => spelt.includes(each) || spelt.includes(each.replace("-", ""))) ?? null
  );
}
