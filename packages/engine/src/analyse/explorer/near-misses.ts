import { toOctets } from "../../decode.ts";
import type { ReadingId } from "../../model.ts";
import { OctetWriter } from "../../octets.ts";
import { readingOf } from "../../readings/index.ts";
import { filled, isOpen, requested } from "./examples.ts";
import { missOf } from "./miss.ts";
import type { Miss, NearMiss } from "./model.ts";
import type { PatternRule } from "./rule.ts";
import { octetText, type Segments, segmentsOf } from "./segments.ts";

/** Near misses that are given. */
const MOST = 7;

/** Plausible addresses that the pattern just misses, with the reason; only what the matcher denies. */
export function nearMissesOf(rule: PatternRule): NearMiss[] {
  const segments = segmentsOf(rule.form, rule.reading);
  const { exempt } = readingOf(rule.reading);
  const misses: NearMiss[] = [];
  for (const candidate of candidatesFor(segments)) {
    const address = requested(candidate, rule.reading);
    if (address === null || rule.matches(address)) continue;
    const miss: Miss =
      address === exempt
        ? { code: "robots-txt-itself" }
        : missOf(segments, octetText(formOfAddress(address, rule.reading)));
    const known = misses.some((one) => one.address === address || one.miss.code === miss.code);
    if (!known) misses.push({ address, miss });
    if (misses.length === MOST) break;
  }
  return misses;
}

/** Path and query of an address in the form that a reading compares. */
export function formOfAddress(target: string, id: ReadingId): Uint8Array {
  const octets = toOctets(target);
  const out = new OctetWriter(octets.length * 3);
  readingOf(id).writeTarget(octets, 0, octets.length, out);
  return out.octets.slice(0, out.length);
}

/** Addresses that may be missed, the most telling first. */
function candidatesFor(segments: Segments): string[] {
  const { texts } = segments;
  const plain = filled(segments, false);
  const head = texts[0] as string;
  const bare = head.replace(/^\//, "");
  const named = texts.filter((text) => text !== "" && text !== "/");
  const candidates: string[] = [plain, otherCase(plain, named)];
  if (plain.length > 1 && plain.endsWith("/")) candidates.push(plain.slice(0, -1));
  if (!isOpen(segments)) candidates.push(`${plain}?v=2`, `${plain}/`);
  if (bare !== "") candidates.push(bare.startsWith("?") ? `/a${head}` : `/new-${bare}`);
  candidates.push(...queryOrders(plain));
  if (named.length > 1)
    candidates.push(filled({ texts: ["/", ...named.toReversed()], closed: false }, false));
  // What is left when a star takes a part of its neighbours with it.
  if (texts.length > 1) candidates.push(texts.join("").replace(/\/{2,}/g, "/"));
  candidates.push(...otherEscapes(plain));
  // One character less; what stands for one as escapes goes as a whole.
  if (plain.length > 2)
    candidates.push(plain.replace(/(?:%[89A-F][0-9A-F])+$|%[0-9A-F]{2}$|.$/, ""));
  return candidates;
}

/** The last named part in another case: an extension as a whole, else its first letter. */
function otherCase(plain: string, named: readonly string[]): string {
  const last = named.findLast((text) => /[A-Za-z]/.test(text.replace(/%[0-9A-F]{2}/g, "")));
  if (last === undefined) return plain;
  const at = plain.lastIndexOf(last);
  const extension = /\.([A-Za-z0-9]+)$/.exec(last);
  const turned =
    extension === null
      ? last.replace(/%[0-9A-F]{2}|[A-Za-z]/, turnCase)
      : last.slice(0, extension.index) + extension[0].replace(/[A-Za-z]/g, turnCase);
  return plain.slice(0, at) + turned + plain.slice(at + last.length);
}

const turnCase = (c: string): string =>
  c.length > 1 ? c : c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase();

/** The same parameter behind another one, or before. */
function queryOrders(plain: string): string[] {
  const parameter = /([?&])([^?&=]+=[^?&=]*)$/.exec(plain);
  if (parameter === null) return [];
  const [, mark, rest] = parameter;
  const path = plain.slice(0, parameter.index);
  if (mark === "?") return [`${path}?page=2&${rest}price`, `${path}?page=2&${rest}`];
  return [`${path.split("?")[0]}?${rest}price`];
}

/** What an escape stands for, written out. */
function otherEscapes(plain: string): string[] {
  const written = plain.replace(/%([0-9A-F]{2})/g, (whole, digits: string) => {
    const octet = Number.parseInt(digits, 16);
    return octet < 0x21 || octet > 0x7e ? whole : String.fromCharCode(octet);
  });
  return written === plain ? [] : [written];
}
