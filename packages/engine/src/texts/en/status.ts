import type { FailureKind } from "../../outcome.ts";
import type { Catalogue } from "../catalogue.ts";
import { code, say, type Text } from "../parts.ts";
import { type StatusText, type StatusWords, statusExplanation } from "../status-case.ts";
import { failure } from "./verdicts.ts";

const ROBOTS = code("/robots.txt");
const CLOSED = "Rules unknown: the whole site stays closed.";
const AS_MISSING = "Crawlers read this as a missing file: nothing blocked.";
const NO_PROOF = "It is no proof that there is no file.";
const FORBIDDEN = "Forbidding the file does not forbid crawling.";
const ASK = "Ask whoever runs the server";
const OR_PASTE = "Or paste the file instead.";
const BLOCK_ALL = say`To close the site, serve ${code("User-agent: *")} and on the next line ${code("Disallow: /")} with status 200.`;

const explain = (title: string, meaning: Text, next: Text): StatusText => ({
  title,
  meaning,
  next,
});
const serverError = (title: string): StatusText =>
  explain(
    title,
    say`${CLOSED} By RFC 9309 that includes addresses that were open before. Google documents: for the first 12 hours crawling stops, then the last version without error is in force for up to 30 days (if there is none, everything is open), and after that everything is open if the site can otherwise be reached; if not, crawling stays stopped.`,
    say`${ASK} to serve ${ROBOTS} with 200, or with 404 if there is to be no file. Often a maintenance page answers for every address. Then fetch again.`,
  );
const unreachable = (kind: FailureKind, next: Text): StatusText =>
  explain(
    failure[kind],
    say`${CLOSED} RFC 9309 requires that, and Google documents it as a server error.`,
    say`${next} ${OR_PASTE}`,
  );
const unknown = (title: string, meaning: string, next: Text): StatusText =>
  explain(
    title,
    say`${meaning} Nothing was read, so the verdict stays unknown.`,
    say`${next} ${OR_PASTE}`,
  );

const cases: StatusWords = {
  given: () =>
    explain(
      "The file you gave, not fetched",
      say`The verdict is for this text. The server may hold something else.`,
      say`Test the address live to see what the server hands out now.`,
    ),
  readable: (status) =>
    explain(
      `File read (${status})`,
      say`Its rules apply to exactly this host, with this protocol and this port.`,
      say`After a change, crawlers may use an older copy for up to 24 hours.`,
    ),
  "404": () =>
    explain(
      "No robots.txt (404): nothing blocked",
      say`Without a file there are no rules. That is a normal state, not a fault.`,
      say`If you want to block nothing, there is nothing to do. Otherwise put a text file ${code("robots.txt")} into the root of the site.`,
    ),
  "410": () =>
    explain(
      "The robots.txt was removed (410): nothing blocked",
      say`The server says that the file is gone. Without a file there are no rules.`,
      say`If that was meant, there is nothing to do. Otherwise put the file back.`,
    ),
  "401": () =>
    explain(
      "The file asks for a login (401)",
      say`${FORBIDDEN} ${AS_MISSING}`,
      say`Let ${ROBOTS} be read without a login. ${BLOCK_ALL}`,
    ),
  "403": () =>
    explain(
      "The server refuses the file (403)",
      say`${FORBIDDEN} ${AS_MISSING}`,
      say`Often bot protection is the cause. ${ASK} to exempt ${ROBOTS} from it. ${BLOCK_ALL}`,
    ),
  "418": () =>
    explain(
      "The server turns the fetch away (418)",
      say`Some protection systems answer programs like this. ${AS_MISSING} ${NO_PROOF}`,
      say`Open ${ROBOTS} in a browser. If a file comes up there, paste it. ${ASK} to open it to everybody.`,
    ),
  "4xx": (status) =>
    explain(
      `The server does not hand out the file (${status})`,
      say`${AS_MISSING} By RFC 9309 that holds for 4xx answers. ${NO_PROOF}`,
      say`Not what you want? ${ASK} to serve ${ROBOTS} with 200.`,
    ),
  "429": () =>
    explain(
      "Too many requests (429)",
      say`${CLOSED} Google treats 429 as a server error, the RFC as 4xx. By the letter of the RFC nothing would be blocked; the cautious reading is shown.`,
      say`Wait a few minutes and fetch again. Still the same? ${ASK} to exempt ${ROBOTS} from the limit.`,
    ),
  "503": () => serverError("The server is unavailable for now (503)"),
  "5xx": (status) => serverError(`The server reports an error (${status})`),
  dns: () =>
    unreachable(
      "dns",
      say`Check the name. If it is right, ask whoever manages the domain to check the DNS entry.`,
    ),
  tls: () =>
    unreachable(
      "tls",
      say`Often the certificate has expired or is for another name. ${ASK} to renew it.`,
    ),
  timeout: () =>
    unreachable(
      "timeout",
      say`Fetch again. Still the same? ${ASK} whether it is overloaded or holds back unknown visitors.`,
    ),
  refused: () =>
    unreachable(
      "refused",
      say`Check ${code("http")} or ${code("https")} and the port. Are both right? ${ASK} whether it is up and whether a firewall turns us away.`,
    ),
  reset: () =>
    unreachable(
      "reset",
      say`Fetch again. Still the same? ${ASK} whether a protection system cuts off unknown visitors.`,
    ),
  "bad-response": () =>
    unreachable(
      "bad-response",
      say`${ASK} whether the answer for ${ROBOTS} is valid HTTP, can be unpacked, and redirects to http or https addresses only.`,
    ),
  "redirect-limit": () =>
    explain(
      failure["redirect-limit"],
      say`There are more than five, or they go round in a circle. ${AS_MISSING}`,
      say`Let the first address answer itself, or redirect to the file in a single step.`,
    ),
  "redirect-without-location": () =>
    explain(
      "The redirect names no usable target",
      say`${AS_MISSING} ${NO_PROOF}`,
      say`${ASK} to give the redirect a valid ${code("Location")} header, or to serve the file directly.`,
    ),
  "private-address": () =>
    unknown(
      failure["private-address"],
      "The address, or a redirect, leads into a private network. We do not fetch there.",
      say`On your own machine the command line can fetch it when you name it yourself: ${code("aushang test http://192.168.0.7/")}.`,
    ),
  cancelled: () => unknown("The fetch was cancelled", "No answer came.", say`Fetch again.`),
  "own-limit": () =>
    unknown(
      "Our fetcher is busy",
      "So as not to burden other people's servers, we limit how often we fetch.",
      say`Wait a minute and fetch again.`,
    ),
};

/** The English explanation of a fetch result. */
export const status: Catalogue["status"] = statusExplanation(cases);
