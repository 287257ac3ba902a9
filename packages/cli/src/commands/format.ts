import {
  type FormatMode,
  type FormatStep,
  type Formatted,
  formatFile,
} from "@aushang/engine/analyse";
import { say, type Text } from "@aushang/engine/texts";
import { EXIT, type ExitCode } from "../exit.ts";
import type { Action } from "../forms.ts";
import { chosenFrom, onlyFile } from "../input/choice.ts";
import { readRobotsFiles } from "../input/robots-file.ts";
import { checkWhole, type Destination, destinationOf, putFile } from "../new-file.ts";
import { jsonLine } from "../output/json.ts";
import { wrap } from "../output/layout.ts";
import { robotsFacts } from "../output/robots-source.ts";
import { limited } from "../output/sections.ts";
import { type ColorWish, type Style, styleFor } from "../output/style.ts";
import { readingsFrom } from "../reading.ts";
import { refuse, type Session } from "../session.ts";
import { checkUserAgent } from "../user-agent.ts";

const MODES: readonly [FormatMode, ...FormatMode[]] = ["format", "merge", "minify"];
/** Things left undone that are told one by one; `--json` has all. */
const TOLD = 20;

/** `aushang format`: writes a robots.txt anew so that provably no verdict changes. */
export const formatCommand: Action = async (session, given, options) => {
  checkUserAgent(session, options.userAgent);
  const words = session.words.proofs.format;
  const mode = chosenFrom(options.mode, MODES, words.modeUnknown);
  const readings =
    options.reading === undefined ? {} : { readings: readingsFrom(session, options.reading) };
  const source = onlyFile(session, given, "aushang format robots.txt");
  const isCheck = options.check === true;
  if (isCheck && (options.write === true || options.output !== undefined))
    throw refuse(words.checkWrites());
  const isReport = isCheck || options.json === true;
  const destination = destinationOf(session, source, options, isReport ? "none" : "stdout");
  if (options.json === true && destination.kind === "stdout") throw refuse(words.jsonAndFile());
  const { userAgent } = options;
  const [robots] = await readRobotsFiles(session, [source], { userAgent });
  if (robots === null || robots === undefined) return EXIT.unknown;
  checkWhole(session, robots);
  const made = formatFile(robots.file, { mode, ...readings });
  const isChanged = made.steps.length > 0;
  const style = styleFor(session.io, options.color as ColorWish);
  if (options.json === true) {
    const { steps, refused, edits, proven } = made;
    const facts = { robots: robotsFacts(robots), mode, readings: made.readings };
    await session.output.write(
      jsonLine({ ...facts, changed: isChanged, steps, refused, edits, proven }),
    );
  } else {
    if (isCheck) await session.output.write(session.spell(stepRows(session, style, made.steps)));
    session.io.stderr.write(session.spell(reportRows(session, style, made)));
  }
  await write(session, destination, made, isChanged);
  return exitFor(isCheck, isChanged);
};

const exitFor = (isCheck: boolean, isChanged: boolean): ExitCode =>
  isCheck && isChanged ? EXIT.disallowed : EXIT.ok;

/** A file that needs no change is left alone by `--write`. */
async function write(
  session: Session,
  destination: Destination,
  { bytes }: Formatted,
  isChanged: boolean,
): Promise<void> {
  if (destination.kind === "write" && !isChanged) return;
  await putFile(session, destination, bytes);
}

function atLine({ texts, words }: Session, line: number, text: Text): Text {
  return line === 0
    ? say`${words.proofs.format.wholeFile}: ${text}`
    : say`${texts.line(line)}: ${text}`;
}

/** What would be done, line by line. */
function stepRows(session: Session, style: Style, steps: readonly FormatStep[]): string {
  const { format } = session.analysis;
  return steps
    .flatMap((step) => wrap(atLine(session, step.line, format.step(step)), style))
    .map((row) => `${row}\n`)
    .join("");
}

/** What was not done and why, how much was, and the proof; for standard error. */
function reportRows(
  session: Session,
  style: Style,
  { steps, refused, readings }: Formatted,
): string {
  const { format } = session.analysis;
  const { shown, left } = limited(refused, TOLD);
  const counts = [format.done(steps.length), format.left(refused.length)].filter(
    (one) => one !== "",
  );
  const plain = { ...style, colors: styleFor(session.io, false).colors };
  const rows = [
    ...shown.flatMap(({ line, step, because }) => {
      const what = step === null ? [] : say`${format.step(step)}. `;
      return wrap(atLine(session, line, [...what, ...format.because(because)]), plain);
    }),
    ...(left > 0 ? wrap([session.words.proofs.format.moreLeft(left)], plain) : []),
    ...wrap([`${counts.join(` ${style.signs.dot} `)}. ${format.proven(readings)}`], plain),
  ];
  return rows.map((row) => `${row}\n`).join("");
}
