import { asTyped } from "@aushang/engine/tester";
import { readCrawler } from "./answer.ts";
import { readPasted } from "./pasted.ts";
import type { FieldProblem, Session } from "./session.ts";

/** The addresses that stand in the address field, as typed; none for an empty field and for a file. */
export function addressesOf(session: Pick<Session, "address">): readonly string[] {
  const pasted = readPasted(session.address);
  if (pasted.kind === "addresses") return pasted.addresses;
  return pasted.kind === "address" && pasted.address !== "" ? [pasted.address] : [];
}

/** What keeps a live test from being sent. Several addresses are told apart in their table. */
export function problemBeforeSending(
  session: Pick<Session, "address" | "crawler">,
): FieldProblem | null {
  const crawler = readCrawler(session.crawler);
  const addresses = addressesOf(session);
  if (addresses.length <= 1) {
    const [given = ""] = addresses;
    const target = asTyped(given);
    if ("problem" in target) return { field: "address", code: target.problem, given };
  }
  if ("problem" in crawler) {
    return { field: "crawler", code: crawler.problem, given: session.crawler };
  }
  return null;
}
