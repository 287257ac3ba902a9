import type { ReadingId } from "@aushang/engine";
import { DEFAULT_READING, readPageAddress } from "../state/address-state.ts";
import { LINK_LIMIT, pack, unpack } from "../state/draft-link.ts";
import { FURTHER_ADDRESSES } from "../state/route.ts";

/** Under which files addresses are judged. The addresses themselves are in no link: they stay on the device. */
export interface ImpactQuestion {
  /** Where the present file comes from. */
  readonly source: "draft" | "live";
  readonly site: string;
  readonly present: string;
  /** Empty to look at the present file alone. */
  readonly draft: string;
  readonly reading: ReadingId;
}

/** What the page begins with. */
export interface FirstImpact {
  readonly question: ImpactQuestion;
  /** A link to it could not be read. */
  readonly damaged: boolean;
}

const NOTHING: ImpactQuestion = {
  source: "draft",
  site: "",
  present: "",
  draft: "",
  reading: DEFAULT_READING,
};

interface Kept {
  readonly impactQuestion: ImpactQuestion;
}

/** An entry of the history for a question, also for texts that no link can hold. */
export function keptAs(impactQuestion: ImpactQuestion): Kept {
  return { impactQuestion };
}

function fromShort(short: unknown, reading: ReadingId): ImpactQuestion | null {
  if (typeof short !== "object" || short === null) return null;
  const { p, d, l } = short as Record<string, unknown>;
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  return {
    source: typeof l === "string" ? "live" : "draft",
    site: text(l),
    present: text(p),
    draft: text(d),
    reading,
  };
}

/** What an address of the page asks for; what the entry of the history keeps goes before it. */
export async function readImpact(href: string, state: unknown): Promise<FirstImpact> {
  const kept = (state as Partial<Kept> | null)?.impactQuestion;
  if (kept) return { question: kept, damaged: false };
  const { draft: fragment, reading } = readPageAddress(href);
  if (fragment === null) return { question: { ...NOTHING, reading }, damaged: false };
  const question = fromShort(await unpack(fragment), reading);
  return { question: question ?? { ...NOTHING, reading }, damaged: question === null };
}

/** The address of the page for a question, and whether it holds all of it. No server gets the texts. */
export async function impactAddress(
  question: ImpactQuestion,
): Promise<{ readonly address: string; readonly whole: boolean }> {
  const { source, site, present, draft, reading } = question;
  const query = reading === DEFAULT_READING ? "" : `?reading=${reading}`;
  const address = FURTHER_ADDRESSES.impact + query;
  const isBlank = draft === "" && (source === "live" ? site === "" : present === "");
  if (isBlank) return { address, whole: true };
  const fragment = await pack({
    ...(source === "live" ? { l: site } : { p: present }),
    ...(draft !== "" && { d: draft }),
  });
  const whole = address.length + fragment.length <= LINK_LIMIT;
  return { address: whole ? address + fragment : address, whole };
}
