import type { FileContent } from "../api/proofs.ts";

/** A file as it can be sent and given back: as text, or as base64 where it is no UTF-8. */
export function contentOf(bytes: Uint8Array): FileContent {
  try {
    // A byte order mark is a part of the file.
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { robots: decoder.decode(bytes) };
  } catch {
    return { robotsBase64: Buffer.from(bytes).toString("base64") };
  }
}
