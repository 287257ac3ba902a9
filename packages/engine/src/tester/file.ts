import { toOctets } from "../decode.ts";
import { readableEnd, SIZE_LIMIT } from "../outcome.ts";
import { parse, type RobotsFile } from "../parse.ts";

/** A file as it counts: what is in force, and what can be shown. */
export interface ReadFile {
  /** Everything that is at hand, for drawing. */
  readonly whole: RobotsFile;
  /** What is read: the first 512,000 octets, a line that is cut there dropped. */
  readonly read: RobotsFile;
  readonly truncated: boolean;
}

/** Kept as long as the octets: many addresses of one site share one file. The same octets may be all or a part. */
const known = {
  all: new WeakMap<Uint8Array, ReadFile>(),
  part: new WeakMap<Uint8Array, ReadFile>(),
};

/** Applies the size limit. `moreExists` says that octets behind these were not fetched. */
export function readFile(input: Uint8Array | string, moreExists: boolean): ReadFile {
  const bytes = toOctets(input);
  const files = moreExists ? known.part : known.all;
  const file = files.get(bytes) ?? limit(bytes, moreExists);
  files.set(bytes, file);
  return file;
}

function limit(bytes: Uint8Array, moreExists: boolean): ReadFile {
  const whole = parse(bytes);
  const truncated = moreExists || bytes.length > SIZE_LIMIT;
  if (!truncated) return { whole, read: whole, truncated };
  return { whole, read: parse(bytes.subarray(0, readableEnd(bytes, true))), truncated };
}
