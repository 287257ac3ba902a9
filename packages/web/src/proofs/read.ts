import { askerOf, type Tested } from "@aushang/engine/tester";
import { useRef } from "preact/hooks";
import { sameOctets } from "../compare/sides.ts";
import type { Answer } from "../state/answer.ts";
import type { Read } from "./jobs.ts";

/** The octets of a tested file that count; all but what lies behind the size limit. Null without a file. */
function readBytes({ file, result }: Tested): Uint8Array | null {
  if (!file) return null;
  if (!result.truncated) return file.bytes;
  return result.lines === 0 ? new Uint8Array() : file.bytes.subarray(0, file.line(result.lines).to);
}

/** What can be proven about: the file as it was read for an answer. Null where no file was read. */
export function readOf({ tested, asked }: Answer): Read | null {
  const bytes = readBytes(tested);
  if (bytes === null) return null;
  const { truncated, reading } = tested.result;
  return { bytes, whole: !truncated, asker: askerOf(asked), reading };
}

/** Whether the same is asked about the same file: what was proven for one then holds for the other. */
function sameRead(a: Read | null, b: Read | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.reading === b.reading &&
    a.whole === b.whole &&
    JSON.stringify(a.asker) === JSON.stringify(b.asker) &&
    sameOctets(a.bytes, b.bytes)
  );
}

/** What can be proven about an answer; the same object as long as file, crawler and reading stay the same. */
export function useRead(answer: Answer): Read | null {
  const last = useRef<Read | null>(null);
  const seen = useRef<Answer | null>(null);
  if (seen.current !== answer) {
    seen.current = answer;
    const next = readOf(answer);
    if (!sameRead(last.current, next)) last.current = next;
  }
  return last.current;
}
