import { toText } from "../decode.ts";

/** Octets at the start that are looked at. */
const SAMPLE = 1024;

/** What a body looks like, whatever its type says. */
export type Content = "text" | "html" | "binary" | "empty";

/** Looks at the start of a body: markup, octets that no text has, or text. */
export function contentOf(bytes: Uint8Array): Content {
  const sample = bytes.subarray(0, SAMPLE);
  const text = toText(sample)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (bytes.length <= SAMPLE && text === "") return "empty";
  // No line of a robots file begins so; pages often begin with less than a doctype.
  if (/^<(?:[!?]|[a-z])/i.test(text)) return "html";
  return isBinary(sample) ? "binary" : "text";
}

/** A NUL, or more than one octet in ten that is a control character. UTF-16 counts: it is not read as text. */
function isBinary(sample: Uint8Array): boolean {
  const control = sample.reduce(
    (count, c) => (c < 9 || (c > 13 && c < 32 && c !== 27) ? count + 1 : count),
    0,
  );
  return sample.includes(0) ? control > 1 : control * 10 > sample.length;
}
