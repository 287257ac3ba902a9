import { refuse, type Session } from "./session.ts";

/** Throws a `Refusal` for a `--user-agent` that cannot stand in a request: 1 to 1,000 printable ASCII characters can. */
export function checkUserAgent(session: Session, given: unknown): void {
  if (given === undefined) return;
  const text = String(given);
  if (!/^[\x20-\x7e]{1,1000}$/.test(text) || text.trim() === "")
    throw refuse(session.words.usage.userAgentInvalid());
}
