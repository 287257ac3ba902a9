import { crc32 } from "./crc32.ts";
import { Damage } from "./damage.ts";

/** Compressed octets at a time: each may unpack to a thousand times as many before they are handed on. */
const PIECE = 4096;
/** Compressed octets that are remembered: the end of a member and the header of the next, with a long file name. */
const REMEMBERED = 8192;
/** Octets behind each member: check sum and length (RFC 1952 section 2.3.1). */
const TRAILER = 8;

/**
 * Unpacks with fflate, loaded when a platform does not take several members in a row. The library looks at no check sum,
 * so that is done here.
 */
export async function* inflatedByLibrary(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { Gunzip } = await import("fflate");
  const ready: Uint8Array[] = [];
  const member = new Member();
  const gunzip = new Gunzip((octets) => {
    if (octets.length === 0) return;
    member.unpacked(octets);
    ready.push(octets);
  });
  gunzip.onmember = (offset) => member.end(offset);
  for await (const piece of source)
    for (let at = 0; at < piece.length; at += PIECE) {
      const part = piece.slice(at, at + PIECE);
      member.compressed(part);
      push(gunzip, part, false);
      yield* ready.splice(0);
    }
  push(gunzip, new Uint8Array(0), true);
  yield* ready.splice(0);
  member.end(member.offset);
}

function push(
  gunzip: { push(octets: Uint8Array, final: boolean): void },
  octets: Uint8Array,
  final: boolean,
): void {
  try {
    gunzip.push(octets, final);
  } catch (error) {
    if (error instanceof Damage) throw error;
    throw new Damage(final ? "gzip-truncated" : "gzip-damaged", error);
  }
}

/** What is known of the member that is being unpacked. */
class Member {
  /** Compressed octets so far, of all members. */
  offset = 0;
  #recent: Uint8Array = new Uint8Array(0);
  #sum = 0;
  #length = 0;

  compressed(octets: Uint8Array): void {
    const kept = this.#recent.subarray(-REMEMBERED);
    this.#recent = new Uint8Array(kept.length + octets.length);
    this.#recent.set(kept);
    this.#recent.set(octets, kept.length);
    this.offset += octets.length;
  }

  unpacked(octets: Uint8Array): void {
    this.#sum = crc32(this.#sum, octets);
    this.#length = (this.#length + octets.length) | 0;
  }

  /** The member ended before that octet: holds it against its trailer, and begins the next. */
  end(offset: number): void {
    const at = this.#recent.length - (this.offset - offset) - TRAILER;
    const view = new DataView(this.#recent.buffer);
    const isRight =
      at >= 0 &&
      view.getInt32(at, true) === this.#sum &&
      view.getInt32(at + 4, true) === this.#length;
    if (!isRight) throw new Damage("gzip-damaged", null);
    this.#sum = 0;
    this.#length = 0;
  }
}
