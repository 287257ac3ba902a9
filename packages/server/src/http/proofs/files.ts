import { statusMeaning, type Target } from "@aushang/engine/tester";
import type { FileSource } from "../analysis/model.ts";
import { serverProblem, type Unreadable } from "../problem.ts";
import { pointerTo } from "../problems/errors.ts";
import { fromBase64, readSingle } from "../tester/question.ts";
import { sourcesOf } from "../tester/sources.ts";
import type { Admitted } from "../work/admission.ts";
import { Faults } from "./faults.ts";

/** A robots.txt that a body names, understood; `pointer` is the property that does. */
export type NamedFile =
  | { readonly kind: "given"; readonly pointer: string; readonly bytes: Uint8Array }
  | { readonly kind: "site"; readonly pointer: string; readonly target: Target };

const NAMES = ["robots", "robotsBase64", "address"] as const;
const ALL_NAMES = NAMES.join(", ");
const SHOWN_NAME = 80;

/** A robots.txt as the value of a property: its text, or an object. Null when that is not what stands there. */
export function readFileInput(value: unknown, pointer: string, faults: Faults): NamedFile | null {
  if (typeof value === "string") return given(value, pointer);
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    faults.add({ pointer, code: "not-a-file", args: null });
    return null;
  }
  for (const name of Object.keys(value))
    if (!NAMES.some((known) => known === name))
      faults.add({
        pointer: pointerTo(pointer, name.slice(0, SHOWN_NAME)),
        code: "unknown-property",
        args: { name: name.slice(0, SHOWN_NAME) },
      });
  return readFileProperties(value, pointer, faults);
}

/** A robots.txt as one of three properties of an object. Null when none of them is there, which is a fault. */
export function readFileProperties(
  object: object,
  pointer: string,
  faults: Faults,
): NamedFile | null {
  const found = readAnyFile(object, pointer, faults);
  if (found === "none") {
    faults.add({ pointer, code: "needs-one-of", args: { names: ALL_NAMES } });
    return null;
  }
  return found;
}

/** The same where a file may be left out: then `none`. Null for what is a fault. */
export function readAnyFile(
  object: object,
  pointer: string,
  faults: Faults,
): NamedFile | "none" | null {
  const properties = object as Readonly<Record<string, unknown>>;
  const [name, ...more] = NAMES.filter((one) => properties[one] !== undefined);
  if (name === undefined) return "none";
  for (const other of more)
    faults.add({
      pointer: pointerTo(pointer, other),
      code: "not-together",
      args: { other: name },
    });
  const value = properties[name];
  const place = pointerTo(pointer, name);
  if (typeof value !== "string") {
    faults.add({ pointer: place, code: "wrong-type", args: { expected: "string" } });
    return null;
  }
  if (more.length > 0) return null;
  if (name === "robots") return given(value, place);
  if (name === "robotsBase64")
    return { kind: "given", pointer: place, bytes: fromBase64(value, place) };
  return { kind: "site", pointer: place, target: readSingle(value, place) };
}

function given(text: string, pointer: string): NamedFile {
  return { kind: "given", pointer, bytes: Buffer.from(text, "utf8") };
}

/**
 * The files, those of sites fetched, each site once. Throws a `Problem` for one that could not be read: nothing can be
 * said about it. That a site has none (404, say) is no fault: it closes nothing, and the answer tells it.
 */
export async function fetchFiles(
  files: readonly NamedFile[],
  fresh: boolean,
  { desk, caller, signal }: Admitted,
): Promise<readonly FileSource[]> {
  const targets = files.flatMap((file) => (file.kind === "site" ? [file.target] : []));
  const wanted = { targets, given: null, fresh, needsAll: true };
  const sources = await sourcesOf(wanted, desk, caller);
  if (signal.aborted) throw serverProblem("stopping", null);
  const unreadable: Unreadable[] = [];
  const found = files.map((file): FileSource => {
    if (file.kind === "given")
      return { address: null, source: { kind: "given", bytes: file.bytes } };
    const { robotsAddress: address, origin } = file.target;
    const source = sources.get(origin) ?? { kind: "not-fetched", reason: "cancelled" };
    const isLive = source.kind === "live";
    const meaning = isLive
      ? statusMeaning(source.outcome)
      : ({ state: "not-fetched", cause: "own-limit" } as const);
    if (meaning.state === "unreachable" || meaning.state === "not-fetched") {
      const status = isLive ? source.outcome.status : null;
      unreadable.push({ pointer: file.pointer, address, status, meaning });
    }
    return { address, source };
  });
  if (unreadable.length > 0) throw serverProblem("robots-not-readable", null, { unreadable });
  return found;
}

/** The one file of a body that has it among its own properties. Throws a `Problem` where there is none. */
export async function fileOf(
  body: object & { readonly fresh?: boolean },
  admitted: Admitted,
): Promise<FileSource> {
  const faults = new Faults();
  const named = readFileProperties(body, "", faults);
  faults.settle();
  return fetchFile(named as NamedFile, body.fresh ?? false, admitted);
}

/** One file, fetched where it is that of a site. */
export async function fetchFile(
  named: NamedFile,
  fresh: boolean,
  admitted: Admitted,
): Promise<FileSource> {
  const [file] = await fetchFiles([named], fresh, admitted);
  return file as FileSource;
}
