import type { Catalogue } from "../catalogue.ts";
import { code, say, type Text } from "../parts.ts";
import { type StatusText, type StatusWords, statusExplanation } from "../status-case.ts";

const CLOSED = "Rules unknown: the whole site stays closed.";
const AS_SERVER_ERROR =
  "RFC 9309 demands that, and Google's documentation treats it as a server error.";
const OVER_TIME =
  "Google documents: for the first 12 hours crawling stops, then the last version without error is in force for up to 30 days (if there is none, everything is open), and after that everything is open if the site can otherwise be reached; if not, crawling stays stopped.";
const OR_PASTE = "Or paste the file yourself.";
const BLOCK_ALL = say`To close the site, serve ${code("User-agent: *")} and on the next line ${code("Disallow: /")} with status 200.`;

const noRules = (title: string, meaning: Text, next: Text): StatusText => ({
  title,
  meaning,
  next,
});
const serverError = (title: string): StatusText => ({
  title,
  meaning: say`${CLOSED} By RFC 9309 that includes addresses that were open before. ${OVER_TIME}`,
  next: say`Ask whoever runs the server to serve ${code("/robots.txt")} with 200, or with 404 if there is to be no file. Often a maintenance page answers for every address. Then fetch again.`,
});
const unreachable = (title: string, what: string, next: Text): StatusText => ({
  title,
  meaning: say`${what} ${CLOSED} ${AS_SERVER_ERROR}`,
  next,
});
const unknown = (title: string, what: string, next: Text): StatusText => ({
  title,
  meaning: say`${what} Nothing was read, so the verdict stays unknown.`,
  next,
});

const cases: StatusWords = {
  given: () => ({
    title: "The file you gave, not fetched",
    meaning: say`The verdict is for this text. The server may hold something else.`,
    next: say`Test the address live to see what the server hands out now.`,
  }),
  readable: (status) => ({
    title: `File read (${status})`,
    meaning: say`Its rules apply to exactly this host, with this scheme and this port.`,
    next: say`After a change, crawlers may use an older copy for up to 24 hours.`,
  }),
  "404": () =>
    noRules(
      "No robots.txt (404): nothing blocked",
      say`Without a file there are no rules. That is a normal state, not a fault.`,
      say`If you want to block nothing, there is nothing to do. Otherwise put a text file ${code("robots.txt")} into the root of the site.`,
    ),
  "410": () =>
    noRules(
      "The robots.txt was removed (410): nothing blocked",
      say`The server says that the file is gone. Without a file there are no rules.`,
      say`If that was meant, there is nothing to do. Otherwise put the file back.`,
    ),
  "401": () =>
    noRules(
      "The file asks for a login (401)",
      say`Forbidding the file does not forbid crawling. Crawlers do not log in and read this as a missing file: nothing blocked.`,
      say`Let ${code("/robots.txt")} be read without a login. ${BLOCK_ALL}`,
    ),
  "403": () =>
    noRules(
      "The server refuses the file (403)",
      say`Forbidding the file does not forbid crawling. Crawlers read this as a missing file: nothing blocked.`,
      say`Often a protection against bots is the cause. Ask whoever runs the server to exempt ${code("/robots.txt")} from it. ${BLOCK_ALL}`,
    ),
  "418": () =>
    noRules(
      "The server turns the fetch away (418)",
      say`Some protection systems answer programs like this. By RFC 9309 it counts as a missing file: nothing blocked. It is no proof that there is no file.`,
      say`Open ${code("/robots.txt")} in a browser. If a file comes up there, ask whoever runs the server to open it to everybody. ${OR_PASTE}`,
    ),
  "4xx": (status) =>
    noRules(
      `The server does not hand out the file (${status})`,
      say`By RFC 9309 every 4xx answer but 429 counts as a missing file: nothing blocked. It is no proof that there is no file.`,
      say`If that is not what you want, ask whoever runs the server to serve ${code("/robots.txt")} with 200.`,
    ),
  "429": () => ({
    title: "Too many requests (429)",
    meaning: say`${CLOSED} 429: Google treats it as a server error, the RFC as 4xx. By the letter of the RFC nothing would be blocked; the cautious reading is shown.`,
    next: say`Wait a few minutes and fetch again. If that goes on, ask whoever runs the server to exempt ${code("/robots.txt")} from the limit.`,
  }),
  "503": () => serverError("The server is unavailable for now (503)"),
  "5xx": (status) => serverError(`The server reports an error (${status})`),
  dns: () =>
    unreachable(
      "The name was not found",
      "No server is known under this name.",
      say`Check the name. If it is right, ask whoever manages the domain to check the DNS entry. ${OR_PASTE}`,
    ),
  tls: () =>
    unreachable(
      "No secure connection could be made",
      "Often the certificate has expired or is for another name.",
      say`Ask whoever runs the server to renew the certificate or to add the name to it. ${OR_PASTE}`,
    ),
  timeout: () =>
    unreachable(
      "The server did not answer in time",
      "We waited, but the file did not come, or not all of it.",
      say`Fetch again. If that goes on, ask whoever runs the server whether it is overloaded or holds back fetches by strangers. ${OR_PASTE}`,
    ),
  refused: () =>
    unreachable(
      "The server accepts no connection",
      "No web server answers at this address and port.",
      say`Check ${code("http")} or ${code("https")} and the port. If both are right, ask whoever runs the server whether it is up and whether a firewall turns us away. ${OR_PASTE}`,
    ),
  reset: () =>
    unreachable(
      "The server broke off the connection",
      "The connection was made, but ended before the answer was complete.",
      say`Fetch again. Some protection systems cut off strangers like this: ask whoever runs the server. ${OR_PASTE}`,
    ),
  "bad-response": () =>
    unreachable(
      "The server's answer is malformed",
      "What came is not valid HTTP or could not be unpacked.",
      say`Show this message to whoever runs the server: the answer for ${code("/robots.txt")} must be valid HTTP. ${OR_PASTE}`,
    ),
  "redirect-limit": () =>
    noRules(
      "The redirects lead to no file",
      say`There are more than five, or they go round in a circle. Crawlers read that as a missing file: nothing blocked.`,
      say`Let the first address answer itself, or redirect to the file in a single step.`,
    ),
  "redirect-without-location": () =>
    noRules(
      "The redirect names no usable target",
      say`The server redirects but does not say where to, or what it says is invalid. That counts as a missing file: nothing blocked.`,
      say`Ask whoever runs the server to give the redirect a valid ${code("Location")} header, or to serve the file directly.`,
    ),
  "private-address": () =>
    unknown(
      "A private address",
      "The address, or a redirect, leads into a private network. We do not fetch there.",
      say`On your own machine the command line can, when you name the address yourself: ${code("aushang test http://192.168.0.7/")}. ${OR_PASTE}`,
    ),
  cancelled: () =>
    unknown(
      "The fetch was cancelled",
      "The fetch ended before an answer came.",
      say`Fetch again. ${OR_PASTE}`,
    ),
  "own-limit": () =>
    unknown(
      "Our fetcher is busy",
      "So as not to burden other people's servers, we limit how often we fetch.",
      say`Wait a minute and fetch again. ${OR_PASTE}`,
    ),
};

/** The English explanation of a fetch result. */
export const status: Catalogue["status"] = statusExplanation(cases);
