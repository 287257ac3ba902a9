import { problemBeforeSending } from "./before-sending.ts";
import { unpackDraft } from "./draft-link.ts";
import { readPage } from "./page-history.ts";
import { advance, FIRST, type Session } from "./session.ts";

/**
 * The session that the page's address asks for, complete before anything is drawn: no other screen flashes up first,
 * and nothing that is typed early is overwritten.
 */
export async function firstSession(): Promise<Session> {
  const page = readPage();
  if (page.draft !== null) {
    const draft = await unpackDraft(page.draft);
    return advance(FIRST, draft ? { kind: "draft", draft } : { kind: "damaged" });
  }
  const session = advance(FIRST, { kind: "restored", page });
  const { addresses } = page;
  if (addresses.length === 0) return session;
  const problem = problemBeforeSending(session);
  return advance(
    session,
    problem ? { kind: "problem", problem } : { kind: "sent", addresses, at: Date.now() },
  );
}
