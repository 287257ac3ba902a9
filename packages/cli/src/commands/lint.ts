import { SIZE_LIMIT } from "@aushang/engine";
import { type LintOptions, lint } from "@aushang/engine/lint";
import type { FindingWords } from "@aushang/engine/texts";
import { EXIT, type ExitCode, worstExit } from "../exit.ts";
import type { Action } from "../forms.ts";
import { chosenFrom } from "../input/choice.ts";
import { configsFor, type LintConfig } from "../lint/config.ts";
import {
  countsOf,
  type FailOn,
  failsAt,
  findingWordsFor,
  type Linted,
  sumOf,
} from "../lint/document.ts";
import { drawEffect, mend, type Which, whichFrom } from "../lint/fixing.ts";
import { asGithub } from "../lint/github.ts";
import { asJson } from "../lint/json.ts";
import { asJunit } from "../lint/junit.ts";
import { type Place, placesFrom } from "../lint/places.ts";
import { drawLinted, tally } from "../lint/pretty.ts";
import { asSarif } from "../lint/sarif.ts";
import { type LintSource, readSources } from "../lint/sources.ts";
import { putFile } from "../new-file.ts";
import { forDisplay } from "../output/safe.ts";
import { type ColorWish, styleFor } from "../output/style.ts";
import { refuse, type Session } from "../session.ts";
import { checkUserAgent } from "../user-agent.ts";

const FORMATS = ["pretty", "json", "sarif", "github", "junit"] as const;
type Format = (typeof FORMATS)[number];

const LEVELS: readonly [FailOn, ...FailOn[]] = ["error", "warning", "info", "never"];

/** What was asked for. */
interface Asked {
  readonly format: Format;
  readonly failOn: FailOn;
  readonly which: Which | null;
  readonly color: ColorWish;
}

/** `aushang lint`: what is wrong with robots files, for people and for programs, and its fixes. */
export const lintCommand: Action = async (session, given, options) => {
  checkUserAgent(session, options.userAgent);
  const { words } = session;
  const asked: Asked = {
    format: chosenFrom(options.format, FORMATS, words.proofs.source.formatUnknown),
    failOn: chosenFrom(options.failOn, LEVELS, words.lint.failOnUnknown),
    which: whichFrom(session, options.fix),
    color: options.color as ColorWish,
  };
  const places = await placesFrom(session, namesFrom(session, given));
  if (asked.which !== null) refuseAddresses(session, places);
  const configs = await configsFor(session, places, options.config);
  if (configs === null) return EXIT.usage;
  const findingWords = await findingWordsFor(session);
  const take = taking(session, asked, findingWords, places);
  const codes = new Set<ExitCode>();
  for await (const source of readSources(session, places, options.userAgent)) {
    const linted = await lintOne(session, source, configs.get(source.place) ?? {}, asked);
    if (source.state === "unread") codes.add(EXIT.unknown);
    if (linted.findings.some(({ severity }) => failsAt(severity, asked.failOn)))
      codes.add(EXIT.disallowed);
    if (await take.one(linted)) continue;
    // Nobody reads on: what was not looked at is not known.
    codes.add(EXIT.unknown);
    break;
  }
  await take.finish();
  return worstExit(codes);
};

function namesFrom(session: Session, given: readonly string[]): readonly string[] {
  if (given.length > 0) return given;
  if (session.io.isTty.stdin)
    throw refuse(session.words.proofs.source.fileMissing("aushang lint robots.txt"));
  return ["-"];
}

function refuseAddresses(session: Session, places: readonly Place[]): void {
  for (const place of places)
    if (place.kind === "address")
      throw refuse(session.words.lint.fixAddress(forDisplay(place.address)));
}

async function lintOne(
  session: Session,
  source: LintSource,
  config: LintConfig,
  { which }: Asked,
): Promise<Linted> {
  const { bytes, live } = source;
  const { address: _own, ...rest } = config;
  // A file that was fetched is one of the site that it came from.
  const options: LintOptions = live === null ? config : { ...rest, live };
  if (which === null) {
    const findings = lint(bytes, options);
    return { source, bytes, findings, counts: countsOf(findings), applied: null };
  }
  // What is proven of the part that is read need not hold for what a shorter file would bring into it.
  if (bytes.length > SIZE_LIMIT)
    throw refuse(session.words.proofs.file.tooLong(forDisplay(source.name)));
  const mended = mend(bytes, options, which);
  await keep(session, source, mended.bytes, which);
  return { source, ...mended, counts: countsOf(mended.findings) };
}

/** Shows what the fixes change where that is not proven to be nothing, and puts the new file in its place. */
async function keep(
  session: Session,
  { place, name, bytes: old }: LintSource,
  bytes: Uint8Array,
  which: Which,
): Promise<void> {
  const isChanged = Buffer.compare(old, bytes) !== 0;
  if (isChanged && which === "all")
    session.io.stderr.write(session.spell(drawEffect(session, name, old, bytes)));
  if (place.kind === "stdin") await putFile(session, { kind: "stdout" }, bytes);
  else if (place.kind === "file" && isChanged)
    await putFile(session, { kind: "write", path: place.path }, bytes);
}

/** Writes results as they come for people, and all at once for programs. */
function taking(session: Session, asked: Asked, words: FindingWords, places: readonly Place[]) {
  const { format, failOn, which } = asked;
  const all: Linted[] = [];
  const style = styleFor(session.io, asked.color);
  // The fixed file is the result where it goes to standard output.
  const isAside = which !== null && places.some(({ kind }) => kind === "stdin");
  const write = async (text: string): Promise<boolean> => {
    if (!isAside) return session.output.write(text);
    session.io.stderr.write(text);
    return true;
  };
  if (format === "pretty") {
    const counts: Linted["counts"][] = [];
    return {
      one: (linted: Linted): Promise<boolean> => {
        const fixed = fixedRow(session, linted);
        const gap = counts.length === 0 ? "" : "\n";
        counts.push(linted.counts);
        return write(session.spell(gap + fixed + drawLinted(session, style, words, linted)));
      },
      finish: async (): Promise<void> => {
        if (counts.length < 2) return;
        const { dot } = style.signs;
        const sum = tally(session, style, sumOf(counts));
        const row = `${session.words.lint.files(counts.length)} ${dot} ${sum}`;
        await write(session.spell(`\n${style.colors.bold(row)}\n`));
      },
    };
  }
  return {
    one: async (linted: Linted): Promise<boolean> => {
      all.push(linted);
      return true;
    },
    finish: async (): Promise<void> => {
      await write(
        {
          json: () => asJson(words, all),
          sarif: () => asSarif(session, words, all),
          github: () => asGithub(session, words, all),
          junit: () => asJunit(session, words, all, failOn),
        }[format](),
      );
    },
  };
}

function fixedRow({ words }: Session, { source, applied }: Linted): string {
  if (applied === null) return "";
  const { fixed, nothingFixed } = words.lint;
  const name = forDisplay(source.name);
  return `${applied.length === 0 ? nothingFixed(name) : fixed(name, applied.length)}\n\n`;
}
