import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The copies and samples that belong to the project; testdata/README.md says where they come from. */
const own = new URL("../../../testdata/vectors/", import.meta.url);
/** The whole sets, in a folder `shared` beside the repository. Not everybody has it. */
const whole = new URL("../../../../shared/", import.meta.url);

/** Whether the whole sets are at hand. */
export const hasWhole: boolean = existsSync(new URL("vectors/", whole));

/** A case of the large sets: one question and its answer. */
export interface VectorCase {
  readonly id: number;
  readonly claim?: string;
  readonly robotsBase64?: string;
  /** A file of the collection beside the whole sets. */
  readonly file?: string;
  readonly agent: string;
  readonly url: string;
  readonly reading: "google" | "rfc9309";
  readonly expect: { readonly verdict: "allowed" | "disallowed"; readonly line: number | null };
}

/** The lines of a file of the project. */
export const ownLines = <T>(name: string): readonly T[] => linesOf(new URL(name, own));

/** The lines of a file of the whole sets. */
export const wholeLines = <T>(name: string): readonly T[] =>
  linesOf(new URL(`vectors/${name}`, whole));

function linesOf<T>(address: URL): readonly T[] {
  const bytes = readFileSync(address);
  const text = (address.pathname.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** The same questions in another reading: the set that holds only answers, by id. */
export function answered(
  questions: readonly VectorCase[],
  answers: readonly Pick<VectorCase, "id" | "reading" | "expect">[],
): readonly VectorCase[] {
  const byId = new Map(questions.map((each) => [each.id, each]));
  return answers.map((answer) => {
    const question = byId.get(answer.id);
    if (question === undefined) throw new Error(`no question ${answer.id}`);
    return { ...question, ...answer };
  });
}

/** The robots file of a case. */
export function fileOf({ robotsBase64, file }: VectorCase): Uint8Array {
  if (robotsBase64 !== undefined) return Buffer.from(robotsBase64, "base64");
  return collected(file ?? "");
}

/** A file of the collection beside the whole sets. */
export function collected(name: string): Uint8Array {
  return readFileSync(new URL(`corpus/${name}`, whole));
}

/** Names of all files of the collection. */
export function collection(): readonly string[] {
  const rows = linesOf<{ readonly file: string }>(new URL("corpus/index.jsonl", whole));
  return rows.map(({ file }) => file);
}
