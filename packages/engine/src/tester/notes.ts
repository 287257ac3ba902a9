import type { Basis, GroupVia, ReadingId } from "../model.ts";
import { contentOf } from "./content.ts";
import type { AskedCrawler, NoteCode, RobotsFacts, StatusMeaning, Target } from "./model.ts";

/** What the notes are made of. */
export interface Circumstances {
  readonly target: Target;
  readonly crawler: AskedCrawler;
  readonly reading: ReadingId;
  readonly robots: RobotsFacts;
  readonly body: Uint8Array | null;
  readonly basis: Basis;
  readonly via: GroupVia;
  readonly truncated: boolean;
}

/** Remarks on a result, the most telling first. */
export function notesOf(found: Circumstances): readonly NoteCode[] {
  return [
    ...statusNotes(found.robots.meaning, found.robots.status),
    ...fileNotes(found),
    ...placeNotes(found),
    ...crawlerNotes(found),
  ];
}

function statusNotes(meaning: StatusMeaning, status: number | null): readonly NoteCode[] {
  if (meaning.state === "not-fetched")
    return meaning.cause === "private-address" ? ["private-address"] : [];
  if (meaning.state === "unavailable" && meaning.cause === "status-4xx")
    return [
      status === 404
        ? "status-404"
        : status === 401 || status === 403
          ? "status-401-403"
          : "status-other-4xx",
    ];
  if (meaning.state !== "unreachable") return [];
  if (meaning.cause === "status-429") return ["status-429"];
  return [meaning.cause === "status-5xx" ? "status-5xx" : "no-answer"];
}

function fileNotes({ body, robots, basis, truncated }: Circumstances): readonly NoteCode[] {
  if (body === null) return [];
  const notes: NoteCode[] = [];
  const content = contentOf(body);
  if (content === "html") notes.push("html-served");
  if (content === "binary") notes.push("binary-served");
  if (content === "empty") notes.push("file-empty");
  else if (basis === "no-rules") notes.push("no-rules-in-file");
  if (truncated) notes.push("file-truncated");
  const type = robots.contentType;
  if (type !== null && content !== "html" && !/^text\/plain\b/i.test(type))
    notes.push("content-type-not-text");
  return notes;
}

function placeNotes({ target, robots }: Circumstances): readonly NoteCode[] {
  const notes: NoteCode[] = [];
  if (!isSameOrigin(robots.finalAddress, robots.address)) notes.push("redirected-elsewhere");
  const [path = ""] = target.target.split("?");
  if (path !== "/robots.txt" && path.toLowerCase().endsWith("/robots.txt"))
    notes.push("robots-address-elsewhere");
  return notes;
}

function isSameOrigin(a: string, b: string): boolean {
  const origin = (address: string) => /^https?:\/\/[^/?#]*/i.exec(address)?.[0].toLowerCase();
  return origin(a) === origin(b);
}

function crawlerNotes({ crawler, reading, via }: Circumstances): readonly NoteCode[] {
  const notes: NoteCode[] = [];
  const { entry, token } = crawler;
  if (entry?.controlOnly) notes.push("crawler-control-only");
  if (entry?.retired) notes.push("crawler-retired");
  if (entry?.respects === "no") notes.push("crawler-ignores-robots");
  if (entry?.respects === "user-triggered-ignores") notes.push("crawler-user-triggered");
  if (entry?.respects === "unknown") notes.push("crawler-respect-unknown");
  if (entry !== null && entry.obeysStar === null && via === "star")
    notes.push("crawler-star-not-documented");
  if (reading === "google" && token !== "*" && !/^[A-Za-z_-]+$/.test(token))
    notes.push("token-never-matches-google");
  return notes;
}
