import type { RobotsFile } from "@aushang/engine";
import type { Counterfactual, FlippingEdit } from "@aushang/engine/analyse";
import type { TestResult } from "@aushang/engine/tester";
import { code, isEarned, verdictWord } from "@aushang/engine/texts";
import { wrap } from "../output/layout.ts";
import { listing } from "../output/listing.ts";
import { ownWords, safe } from "../output/safe.ts";
import { limited, marked, section } from "../output/sections.ts";
import { type Style, verdictLook } from "../output/style.ts";
import type { Session } from "../session.ts";

const INDENT = "  ";
/** Edits that are told; `--json` has all. */
const EDITS = 4;

/** What is drawn beside the answer itself. */
interface WhyMeans {
  readonly file: RobotsFile;
  /** Name of the given file; null when it was fetched. */
  readonly given: string | null;
  /** Crawlers to which every edit applies as well. */
  readonly alsoFor: readonly string[];
}

/** A verdict with what came near to the other one and what would flip it, for people. */
export function drawWhy(
  session: Session,
  style: Style,
  result: TestResult,
  found: Counterfactual | null,
  { file, given, alsoFor }: WhyMeans,
): string {
  const { analysis } = session;
  const drawing: Drawing = { session, style, file, alsoFor, crawler: result.crawler.token };
  const rows = [
    ...headRows(session, style, result, given),
    ...(found === null && result.verdict !== "out-of-scope"
      ? notKnownRows(session, style, result)
      : []),
    ...(found?.instead && found.line !== null
      ? wrap(analysis.counterfactual.instead(found.line, found.instead), style, INDENT)
      : []),
    ...(found === null
      ? []
      : [
          ...section(style, analysis.counterfactual.title.nearest, nearRows(session, style, found)),
          ...section(style, analysis.counterfactual.title.flip, editRows(drawing, found)),
        ]),
  ];
  return `${rows.join("\n")}\n`;
}

function headRows(
  { texts, words }: Session,
  style: Style,
  result: TestResult,
  given: string | null,
): readonly string[] {
  const word = verdictWord(result);
  const look = verdictLook(style, word, isEarned(result));
  const said = ownWords(words.test.verdictFor(texts.verdict[word], result.crawler.token));
  const source = given === null ? result.robots.address : words.test.given(given);
  const { name } = texts.reading[result.reading];
  return [
    look.paint(style.colors.bold(`${look.sign} ${said}`)),
    `${INDENT}${safe(result.address)}`,
    style.colors.gray(
      `${INDENT}${safe(source)}${result.reading === "rfc9309" ? "" : ` ${style.signs.dot} ${ownWords(name)}`}`,
    ),
    "",
    ...wrap(texts.because(result), style, INDENT),
  ];
}

/** What could not be read has no rules that could be looked at. */
function notKnownRows({ texts, words }: Session, style: Style, { robots }: TestResult) {
  const said = texts.status(robots.meaning, robots.status);
  return [
    "",
    ...wrap([words.proofs.why.notKnown], style, INDENT),
    ...wrap([{ kind: "strong", text: words.test.next }, " ", ...said.next], style, INDENT),
  ];
}

function nearRows({ analysis }: Session, style: Style, { kept, notCompared }: Counterfactual) {
  const { counterfactual: words } = analysis;
  return [
    ...(kept.length === 0 ? wrap(words.noneKept, style, INDENT) : []),
    ...kept.flatMap((rule) => marked(words.kept(rule), style, `${style.signs.dot} `)),
    ...(notCompared > 0 ? wrap(words.notCompared(notCompared), style, INDENT) : []),
  ];
}

/** What the drawing of edits needs. */
interface Drawing extends Pick<WhyMeans, "file" | "alsoFor"> {
  readonly session: Session;
  readonly style: Style;
  readonly crawler: string;
}

function editRows(drawing: Drawing, { edits, fixed }: Counterfactual): readonly string[] {
  const { session, style, alsoFor, crawler } = drawing;
  const { analysis, words } = session;
  if (fixed !== null) return wrap(analysis.counterfactual.fixed[fixed], style, INDENT);
  const { shown, left } = limited(edits, EDITS);
  return [
    ...shown.flatMap((edit, i) => [
      ...(i === 0 ? [] : [""]),
      ...oneEdit(drawing, edit, `${i + 1}. `),
    ]),
    ...(left === 0 ? [] : ["", ...wrap([words.proofs.why.moreEdits(left)], style, INDENT)]),
    ...(alsoFor.length === 0
      ? []
      : [
          "",
          ...wrap(
            words.proofs.why.alsoFor(code(crawler), analysis.diff.crawlers(alsoFor)),
            style,
            INDENT,
          ),
        ]),
  ];
}

function oneEdit(
  { session: { analysis }, style, file, crawler }: Drawing,
  { way, place, lines, effects }: FlippingEdit,
  mark: string,
): readonly string[] {
  const { counterfactual: words } = analysis;
  const deep = INDENT + " ".repeat(mark.length);
  return [
    ...marked([{ kind: "strong", text: words.way[way] }], style, mark),
    ...(place === "group" ? [] : wrap(words.place(place, crawler), style, deep)),
    ...listing(file, lines, style, deep),
    ...wrap(words.own(effects, crawler), style, deep).map(style.colors.gray),
    ...wrap(words.others(effects), style, deep).map(style.colors.gray),
  ];
}
