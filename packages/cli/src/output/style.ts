import type { VerdictWord } from "@aushang/engine/texts";
import pc from "picocolors";
import type { Io } from "../io.ts";

/** Signs of the drawing, all one column wide. */
export interface Signs {
  readonly open: string;
  /** Open, but not because a readable file with rules says so. */
  readonly openGrey: string;
  readonly blocked: string;
  readonly closed: string;
  /** A check that does not hold. */
  readonly fails: string;
  readonly unknown: string;
  readonly outOfScope: string;
  readonly bar: string;
  readonly decides: string;
  readonly candidate: string;
  readonly skipped: string;
  readonly gap: string;
  readonly arrow: string;
  readonly differs: string;
  readonly dot: string;
}

const UNICODE: Signs = {
  open: "✓",
  openGrey: "○",
  blocked: "■",
  closed: "▨",
  fails: "✗",
  unknown: "?",
  outOfScope: "/",
  bar: "┃",
  decides: "▶",
  candidate: "▷",
  skipped: "⊘",
  gap: "⋮",
  arrow: "→",
  differs: "≠",
  dot: "·",
};

const ASCII: Signs = {
  open: "+",
  openGrey: "o",
  blocked: "X",
  closed: "#",
  fails: "X",
  unknown: "?",
  outOfScope: "/",
  bar: "|",
  decides: ">",
  candidate: "-",
  skipped: "x",
  gap: ":",
  arrow: "->",
  differs: "!",
  dot: "-",
};

/** How to draw on this terminal. */
export interface Style {
  readonly colors: ReturnType<typeof pc.createColors>;
  readonly signs: Signs;
  readonly ascii: boolean;
  /** Columns to fill with sentences, between 40 and 120. */
  readonly width: number;
  /** Columns for tables; without end where there is no terminal whose edge they could cross. */
  readonly tableWidth: number;
}

/** `--color`, `--no-color` or neither. */
export type ColorWish = boolean | undefined;

const isSet = (value: string | undefined): boolean => value !== undefined && value !== "";

/** Whether to colour: the option wins, then NO_COLOR, FORCE_COLOR, a dumb terminal, and whether it is a terminal. */
function wantsColor(io: Io, wish: ColorWish): boolean {
  if (wish !== undefined) return wish;
  if (isSet(io.env.NO_COLOR)) return false;
  const force = io.env.FORCE_COLOR;
  if (isSet(force)) return force !== "0" && force !== "false";
  return io.isTty.stdout && io.env.TERM !== "dumb";
}

/**
 * Whether the terminal's character set holds the drawing signs: a locale that names UTF-8, or no locale at all
 * (containers mostly set none, and their terminals read UTF-8). `C`, `POSIX` and other sets do not.
 */
export function speaksUtf8(env: Io["env"]): boolean {
  if (env.TERM === "linux") return false;
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find(isSet);
  return locale === undefined || /utf-?8/i.test(locale);
}

/** The style for standard output. */
export function styleFor(io: Io, wish: ColorWish): Style {
  const ascii = !speaksUtf8(io.env);
  return {
    colors: pc.createColors(wantsColor(io, wish)),
    signs: ascii ? ASCII : UNICODE,
    ascii,
    width: Math.min(120, Math.max(40, io.columns ?? 80)),
    tableWidth: Math.max(40, io.columns ?? (io.isTty.stdout ? 80 : Number.POSITIVE_INFINITY)),
  };
}

/** Sign and colour of a verdict. Green only for what a readable file with rules gives; open for another cause is grey. */
export function verdictLook(
  style: Style,
  word: VerdictWord,
  earned: boolean,
): { readonly sign: string; readonly paint: (text: string) => string } {
  const { colors, signs } = style;
  switch (word) {
    case "open":
      return earned
        ? { sign: signs.open, paint: colors.green }
        : { sign: signs.openGrey, paint: colors.gray };
    case "blocked":
      return { sign: signs.blocked, paint: colors.red };
    case "closed":
      return { sign: signs.closed, paint: colors.yellow };
    case "unknown":
      return { sign: signs.unknown, paint: colors.gray };
    case "out-of-scope":
      return { sign: signs.outOfScope, paint: colors.gray };
  }
}
