import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { SIZE_LIMIT } from "@aushang/engine";
import { asTyped } from "@aushang/engine/tester";
import { fileProblem } from "../files.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";

/** Where the rules come from: each address's own origin, one address for all, or a file at hand. */
export type RobotsInput =
  | { readonly kind: "own-origin" }
  | { readonly kind: "address"; readonly address: string; readonly origin: string }
  | { readonly kind: "given"; readonly bytes: Uint8Array; readonly name: string };

/** A little more than is read of a file, so that what is cut off can be told of. */
const ENOUGH = SIZE_LIMIT + 1;

/** The first octets of a stream, a little more than the limit; the rest is left unread. */
async function firstOctets(input: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of input) {
    const octets = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    chunks.push(octets);
    length += octets.length;
    if (length >= ENOUGH) break;
  }
  return Buffer.concat(chunks).subarray(0, ENOUGH);
}

async function fromFile(session: Session, path: string): Promise<RobotsInput> {
  try {
    return { kind: "given", bytes: await firstOctets(createReadStream(path)), name: path };
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    // `example.com` was probably meant as a website.
    if (missing && !path.includes("\\") && !("problem" in asTyped(path)))
      throw refuse(session.words.usage.robotsAddressPlain(forDisplay(path)), error);
    throw fileProblem(session, path, error);
  }
}

/**
 * Reads `--robots`: `-` is standard input, what begins with a scheme is an address, all else is a file. The address of
 * a website without a path stands for its robots.txt: nobody means the rules of its front page. Of a file a little over 512,000 octets are read, so that the tester cuts it and says so. Throws a `Refusal` for what cannot be read.
 */
export async function readRobotsInput(session: Session, given: unknown): Promise<RobotsInput> {
  if (given === undefined) return { kind: "own-origin" };
  const text = String(given);
  const { usage } = session.words;
  if (text === "-") {
    try {
      return {
        kind: "given",
        bytes: await firstOctets(session.io.stdin),
        name: usage.standardInput,
      };
    } catch (error) {
      throw refuse(
        usage.inputFailed(error instanceof Error ? error.message : String(error)),
        error,
      );
    }
  }
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return fromFile(session, text);
  const target = asTyped(text);
  if ("problem" in target)
    throw refuse(session.texts.problem[target.problem]({ given: forDisplay(text) }));
  const { address, origin, robotsAddress } = target;
  return { kind: "address", address: target.target === "/" ? robotsAddress : address, origin };
}

/** Where an address without a host belongs: to the origin of the named robots.txt, or to an example for a given file. */
export function homeOf(robots: RobotsInput): string | null {
  if (robots.kind === "address") return robots.origin;
  return robots.kind === "given" ? "https://example.com" : null;
}
