import { askerOf, type Tested } from "@aushang/engine/tester";
import type { Answer } from "../state/answer.ts";
import type { Read } from "./jobs.ts";

/** The octets of a tested file that count; all but what lies behind the size limit. Null without a file. */
function readBytes({ file, result }: Tested): Uint8Array | null {
  if (!file) return null;
  if (!result.truncated) return file.bytes;
  return result.lines === 0
    ? new Uint8Array()
    : file.bytes.subarray(0, file.line(result.lines).to);
}

/** What can be proven about: the file as it was read for an answer. Null where no file was read. */
export function readOf({ tested, asked }: Answer): Read | null {
  const bytes = readBytes(tested);
  if (bytes === null) return null;
  const { truncated, reading } = tested.result;
  return { bytes, whole: !truncated, asker: askerOf(asked), reading };
}

/** Whether two files are the same, octet for octet. */
export function sameOctets(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((octet, at) => octet === b[at]);
}

/** Whether the same is asked about the same file: what was proven for one then holds for the other. */
export function sameRead(a: Read | null, b: Read | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.reading === b.reading &&
    a.whole === b.whole &&
    JSON.stringify(a.asker) === JSON.stringify(b.asker) &&
    sameOctets(a.bytes, b.bytes)
  );
}
