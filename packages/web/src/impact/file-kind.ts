/** Octets at the start of a file that tell what it is. */
export const HEAD = 65_536;

/** Whether octets are packed by gzip: told by their start, not by a name. */
function isPacked(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** The start of what is packed, as far as the octets at hand give it. */
async function unpackHead(head: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([head]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  try {
    // One piece is enough: it holds the first lines.
    return (await reader.read()).value ?? new Uint8Array();
  } catch {
    return new Uint8Array();
  } finally {
    // The rest is broken off in the middle; that is no fault of the file.
    await reader.cancel().catch(() => undefined);
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : "utf-8";
}

/** Whether a file is a sitemap (XML, or a list of addresses) or a log, from its first octets. */
export async function kindOf(head: Uint8Array<ArrayBuffer>): Promise<"sitemap" | "log"> {
  const octets = isPacked(head) ? await unpackHead(head) : head;
  const text = new TextDecoder(encodingOf(octets)).decode(octets).trimStart();
  return /^(?:<|https?:\/\/\S+\s*(?:[\r\n]|$))/i.test(text) ? "sitemap" : "log";
}
