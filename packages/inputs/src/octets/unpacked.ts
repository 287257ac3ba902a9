import { concat } from "./concat.ts";
import { inflatedByLibrary } from "./inflate-by-library.ts";
import { inflatedByPlatform, platformTakesMembers } from "./inflate-by-platform.ts";
import { type OctetSource, pieces } from "./source.ts";

/** What a source holds, once it is unpacked. */
export interface Unpacked {
  /** Whether the source is compressed; false before its first two octets are read. */
  readonly compressed: boolean;
  readonly octets: AsyncIterable<Uint8Array>;
}

/**
 * The octets of a source, unpacked when it begins as gzip does (1f 8b), whatever its name. Several members in a row are
 * one. Memory stays small however much it unpacks to; whoever reads must bound the amount.
 * Throws `Damage` where compressed octets break off or are wrong, after everything that could be read.
 */
export function unpacked(source: OctetSource): Unpacked {
  const state = { compressed: false };
  return {
    get compressed() {
      return state.compressed;
    },
    octets: unpack(pieces(source), state),
  };
}

async function* unpack(
  from: AsyncGenerator<Uint8Array, void, undefined>,
  state: { compressed: boolean },
): AsyncGenerator<Uint8Array, void, undefined> {
  const start = await beginning(from);
  const whole = joined(start, from);
  state.compressed = start[0] === 0x1f && start[1] === 0x8b;
  if (!state.compressed) yield* whole;
  else if (await platformTakesMembers()) yield* inflatedByPlatform(whole);
  else yield* inflatedByLibrary(whole);
}

/** At least the first two octets, if there are so many. */
async function beginning(from: AsyncGenerator<Uint8Array, void, undefined>): Promise<Uint8Array> {
  let start: Uint8Array = new Uint8Array(0);
  while (start.length < 2) {
    const { done, value } = await from.next();
    if (done) break;
    start = concat(start, value);
  }
  return start;
}

async function* joined(
  start: Uint8Array,
  rest: AsyncGenerator<Uint8Array, void, undefined>,
): AsyncGenerator<Uint8Array, void, undefined> {
  // Also when nobody reads past the start, the source is to be let go.
  try {
    if (start.length > 0) yield start;
    yield* rest;
  } finally {
    await rest.return();
  }
}
