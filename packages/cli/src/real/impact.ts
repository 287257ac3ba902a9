import type { ReadingId } from "@aushang/engine";
import type { Asker, Outcome } from "@aushang/engine/analyse";
import { createImpact, type ImpactResult } from "@aushang/engine/impact";
import type { ExitCode } from "../exit.ts";
import type { ReadRobots } from "../input/robots-file.ts";
import type { Session } from "../session.ts";
import { type ReadInput, RealInputs } from "./inputs.ts";

/** What two files mean for the addresses of sitemaps, or for the requests of logs. */
export interface RealImpact {
  readonly kind: "sitemap" | "log";
  readonly inputs: readonly ReadInput[];
  readonly result: ImpactResult;
}

/** What is to be counted. */
export interface ImpactQuestion {
  readonly present: ReadRobots;
  /** Null for what one file alone means. */
  readonly draft: ReadRobots | null;
  readonly askers: readonly Asker[];
  /** Which group applies to whom: those that no group names are counted as one. */
  readonly outcomes: readonly Pick<Outcome, "crawlers" | "groups">[];
  readonly reading: ReadingId;
  readonly sitemaps: readonly string[];
  readonly logs: readonly string[];
  readonly userAgent: unknown;
}

/** Reads sitemaps and logs, and counts what the files mean for them. `codes` tells what could not be read. */
export async function realImpact(
  session: Session,
  question: ImpactQuestion,
): Promise<{ readonly impacts: readonly RealImpact[]; readonly codes: ReadonlySet<ExitCode> }> {
  const inputs = new RealInputs(session, question.userAgent);
  const impacts: RealImpact[] = [];
  try {
    for (const kind of ["sitemap", "log"] as const) {
      const names = kind === "sitemap" ? question.sitemaps : question.logs;
      if (names.length === 0) continue;
      const impact = createImpact(optionsFor(question, kind));
      if (kind === "sitemap") await inputs.addSitemaps(impact, names);
      else await inputs.addLogs(impact, names);
      const read = inputs.read.inputs.filter((one) => one.kind === kind);
      impacts.push({ kind, inputs: read, result: impact.result() });
    }
  } finally {
    await inputs.close();
  }
  return { impacts, codes: inputs.read.codes };
}

function optionsFor(question: ImpactQuestion, kind: RealImpact["kind"]) {
  const { present, draft, reading } = question;
  const origin = present.origin ?? draft?.origin ?? null;
  return {
    present: present.file,
    reading,
    crawlers: kind === "log" ? question.askers : listAskers(question),
    ...(draft === null ? {} : { draft: draft.file }),
    ...(origin === null ? {} : { origin }),
  };
}

/** A list is asked about for everybody: whoever no group names fares as `*` does. */
function listAskers({ askers, outcomes }: ImpactQuestion): readonly Asker[] {
  if (!askers.some(({ token }) => token === "*")) return askers;
  const named = new Set(
    outcomes
      .filter(({ groups }) => [groups.old, groups.new].some((one) => one !== null && one !== "*"))
      .flatMap(({ crawlers }) => crawlers),
  );
  return askers.filter(({ token }) => token === "*" || named.has(token));
}
