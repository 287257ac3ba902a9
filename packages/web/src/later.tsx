import { later } from "./page/later.tsx";
import type { Answer } from "./state/answer.ts";

// One file for all of them: each is small, and whoever needs one soon needs the others.
const all = () => import("./later-parts.ts");

const others = later(() => all().then((parts) => parts.Others));
const answers = later(() => all().then((parts) => parts.Answers));
const about = later(() => all().then((parts) => parts.AboutCrawler));
const many = later(() => all().then((parts) => parts.Many));
const draft = later(() => all().then((parts) => parts.DraftEditor));
const copy = later(() => all().then((parts) => parts.CopyDialog));
const keys = later(() => all().then((parts) => parts.KeysDialog));
const privacy = later(() => all().then((parts) => parts.PrivacyDialog));
const line = later(() => all().then((parts) => parts.LineDialog));
const actions = later(() => all().then((parts) => parts.Actions));
const fetchLine = later(() => all().then((parts) => parts.FetchLine));
const advice = later(() => all().then((parts) => parts.StatusAdvice));
const documented = later(() => all().then((parts) => parts.Documented));
const skipped = later(() => all().then((parts) => parts.SkippedList));
const readings = later(() => all().then((parts) => parts.ReadingNotice));
const notes = later(() => all().then((parts) => parts.Notes));
const questions = later(() => all().then((parts) => parts.Questions));
const noResult = later(() => all().then((parts) => parts.NoResult));
const noQuestion = later(() => all().then((parts) => parts.NoQuestion));
const damaged = later(() => all().then((parts) => parts.Damaged));
const flip = later(() => all().then((parts) => parts.FlipStep));
const proofs = later(() => all().then((parts) => parts.FileProofs));

/** Verdicts for the other crawlers. */
export const Others = others.Part;
/** Short answers, and what a test cannot know. */
export const Answers = answers.Part;
/** What is known about a crawler. */
export const AboutCrawler = about.Part;
/** The table for several addresses. */
export const Many = many.Part;
/** The field for drafts. */
export const DraftEditor = draft.Part;
/** A text to copy by hand. */
export const CopyDialog = copy.Part;
/** The help on keys. */
export const KeysDialog = keys.Part;
/** What is sent where. */
export const PrivacyDialog = privacy.Part;
/** Asks for a line. */
export const LineDialog = line.Part;

/** What can be done with a result. */
export const Actions = actions.Part;
/** Where the file came from. */
export const FetchLine = fetchLine.Part;
/** What to do when there is no file. */
export const StatusAdvice = advice.Part;

/** What operators document for a fetch result. */
export const Documented = documented.Part;
/** Lines without effect. */
export const SkippedList = skipped.Part;

/** Which other readings answer differently. */
export const ReadingNotice = readings.Part;
/** Remarks on file and crawler. */
export const Notes = notes.Part;
/** The questions that a verdict raises. */
export const Questions = questions.Part;
/** Instead of a result. */
export const NoResult = noResult.Part;
/** A draft without a question. */
export const NoQuestion = noQuestion.Part;
/** A draft that cannot be read. */
export const Damaged = damaged.Part;

/** What would flip a verdict. */
export const FlipStep = flip.Part;
/** What is proven about a whole file. */
export const FileProofs = proofs.Part;

/** Goes to the page that compares, with what the tester shows. */
export function openComparison(answer: Answer | null): void {
  all().then(
    (parts) => parts.openComparison(answer),
    () => undefined,
  );
}

/** Loads all of it, after the first paint; a failure shows when a part is needed. */
export async function preloadParts(): Promise<void> {
  const parts = [
    others,
    answers,
    about,
    many,
    draft,
    copy,
    keys,
    privacy,
    line,
    actions,
    fetchLine,
    advice,
    documented,
    skipped,
    readings,
    notes,
    questions,
    noResult,
    noQuestion,
    damaged,
    flip,
    proofs,
  ];
  await Promise.allSettled(parts.map((part) => part.preload()));
}
