import type { Candidate } from "@aushang/engine";

/** A stretch of the address over the stretch of the pattern that takes it. */
export interface Cell {
  readonly kind: "hit" | "wild" | "end" | "rest";
  readonly address: string;
  readonly pattern: string;
  /** Index of the piece, for the two-way highlight; null for what no piece takes. */
  readonly piece: number | null;
}

const KINDS = { literal: "hit", star: "wild", end: "end" } as const;

/** Lays a matching pattern over the address; what is left of the address comes last. */
export function align(candidate: Candidate, normalisedTarget: string): Cell[] {
  const cells: Cell[] = candidate.pieces.map((piece, at) => ({
    kind: KINDS[piece.kind],
    address: piece.target,
    pattern: piece.pattern,
    piece: at,
  }));
  const taken = candidate.pieces.reduce((sum, piece) => sum + piece.target.length, 0);
  const rest = normalisedTarget.slice(taken);
  if (rest !== "") cells.push({ kind: "rest", address: rest, pattern: "", piece: null });
  return cells;
}
