import { randomUUID } from "node:crypto";
import { realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ReadRobots } from "./input/robots-file.ts";
import { forDisplay, safe } from "./output/safe.ts";
import { refuse, type Session } from "./session.ts";

/** Where a new file goes: over the old one, into a new one, to standard output, or nowhere. */
export type Destination =
  | { readonly kind: "write"; readonly path: string }
  | { readonly kind: "output"; readonly path: string }
  | { readonly kind: "stdout" }
  | { readonly kind: "none" };

/**
 * What `--write` and `--output` ask for; `otherwise` without either. Throws a `Refusal` for both at once, and for
 * `--write` on what is no file.
 */
export function destinationOf(
  session: Session,
  source: string,
  { write, output }: { readonly write?: unknown; readonly output?: unknown },
  otherwise: "stdout" | "none",
): Destination {
  const { file } = session.words.proofs;
  if (write === true && output !== undefined) throw refuse(file.writeAndOutput());
  if (write === true) {
    if (source === "-" || /^[a-z][a-z0-9+.-]*:\/\//i.test(source)) throw refuse(file.writeWhere());
    return { kind: "write", path: source };
  }
  if (output === undefined) return { kind: otherwise };
  return output === "-" ? { kind: "stdout" } : { kind: "output", path: String(output) };
}

/** Throws a `Refusal` for a file of which not everything was read: its end would be lost. */
export function checkWhole(session: Session, { name, truncated, bytes, file }: ReadRobots): void {
  if (truncated || file.bytes.length < bytes.length)
    throw refuse(session.words.proofs.file.tooLong(forDisplay(name)));
}

/**
 * Puts the new file where it is wanted. A file that is there already is overwritten by `--write` alone, and then all at
 * once. Throws a `Refusal` for what cannot be written.
 */
export async function putFile(
  session: Session,
  destination: Destination,
  bytes: Uint8Array,
): Promise<void> {
  const { file } = session.words.proofs;
  if (destination.kind === "none") return;
  if (destination.kind === "stdout") {
    await session.output.write(session.io.isTty.stdout ? shown(bytes) : bytes);
    return;
  }
  const { path } = destination;
  try {
    if (destination.kind === "write") await replace(path, bytes);
    else await writeFile(path, bytes, { flag: "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const said = code === "EEXIST" ? file.exists : file.notWritten;
    throw refuse(said(forDisplay(path), message), error);
  }
  session.tell(file.written(forDisplay(path)));
}

/** A terminal gets the text, not the control characters in it. */
function shown(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text
    .split(/\r\n|\r|\n/)
    .map(safe)
    .join("\n");
}

/** Whoever reads the file meanwhile sees the old one or the new one, never a half. */
async function replace(path: string, bytes: Uint8Array): Promise<void> {
  const target = await realpath(path);
  const { mode } = await stat(target);
  const beside = join(dirname(target), `.${randomUUID()}.tmp`);
  try {
    await writeFile(beside, bytes, { mode, flag: "wx" });
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
