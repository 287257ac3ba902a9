import type { AddressProblem, Tested, TestResult } from "@aushang/engine/tester";
import type { Failure } from "../state/session.ts";

/** Which of the two files. */
export type SideId = "old" | "next";

/** Where a file comes from: fetched by our server, written here, or chosen from this device. */
export type SideKind = "live" | "draft" | "file";

/** Octets of a chosen file that are read: one more than any crawler reads, so that the cut shows. */
export const READ_LIMIT = 512_001;

/** What somebody gave for one side. Each way keeps what was given to it. */
export interface Side {
  readonly kind: SideKind;
  /** Address or host, as typed. */
  readonly address: string;
  /** The address that was last sent; null before. */
  readonly sent: string | null;
  readonly text: string;
  readonly file: {
    readonly name: string;
    readonly size: number;
    readonly bytes: Uint8Array;
  } | null;
}

/** A side to which nothing was given. */
export const NO_SIDE: Side = { kind: "live", address: "", sent: null, text: "", file: null };

/** What came of a live side. */
export type Live =
  | { readonly kind: "idle" }
  | { readonly kind: "loading"; readonly since: number }
  | { readonly kind: "problem"; readonly code: AddressProblem; readonly given: string }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "read"; readonly tested: Tested };

/** The file of a side, or why there is none. Only `file` can be compared. */
export type SideFile =
  | { readonly kind: "none" }
  | { readonly kind: "loading"; readonly since: number }
  | { readonly kind: "problem"; readonly code: AddressProblem; readonly given: string }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** The rules are unknown, and crawlers stay away: nothing that could be compared as open. */
  | { readonly kind: "closed"; readonly result: TestResult }
  | {
      readonly kind: "file";
      readonly bytes: Uint8Array;
      /** The fetch, for a live file. */
      readonly result: TestResult | null;
      /** There is no file (as after a 404), so nothing is blocked: it is compared as an empty one. */
      readonly absent: boolean;
    };

const NOTHING = new Uint8Array();

function liveFile(live: Live): SideFile {
  if (live.kind === "idle") return { kind: "none" };
  if (live.kind !== "read") return live;
  const { result, file } = live.tested;
  if (file) return { kind: "file", bytes: file.bytes, result, absent: false };
  const { state } = result.robots.meaning;
  if (state === "unavailable") return { kind: "file", bytes: NOTHING, result, absent: true };
  return { kind: "closed", result };
}

/** The file that a side stands for. An empty draft is no file yet; a chosen file may be empty. */
export function fileOf(side: Side, live: Live): SideFile {
  if (side.kind === "live") return liveFile(live);
  if (side.kind === "file") {
    return side.file
      ? { kind: "file", bytes: side.file.bytes, result: null, absent: false }
      : { kind: "none" };
  }
  if (side.text === "") return { kind: "none" };
  return { kind: "file", bytes: new TextEncoder().encode(side.text), result: null, absent: false };
}

/** The octets as text, and whether every one of them could be kept. */
export function textOf(bytes: Uint8Array): { readonly text: string; readonly whole: boolean } {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return { text, whole: sameOctets(new TextEncoder().encode(text), bytes) };
}

/** Whether two files are the same, octet for octet. */
export function sameOctets(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((octet, at) => octet === b[at]);
}
