import { textArgument } from "../url.ts";
import type { AddressChange, AddressProblem, Target } from "./model.ts";

/** Longest address that is tested, in UTF-16 units: what servers commonly take, and the bound of our own work. */
export const ADDRESS_LIMIT = 8192;

/** What a typed text can turn out to be. */
type Typed = Target | { readonly problem: AddressProblem };

/**
 * Turns what a person typed into the address that a crawler requests: WHATWG URL parsing (dot segments resolved,
 * IDN to ASCII, blanks and non-ASCII escaped), escapes in upper case, fragment dropped, `https://` added where the
 * scheme is missing. Credentials and schemes other than http and https are refused. Never throws on a string.
 */
export function asTyped(typed: string): Typed {
  const text = textArgument("typed", typed).trim();
  if (text === "") return { problem: "address-empty" };
  if (text.length > ADDRESS_LIMIT) return { problem: "address-too-long" };
  const scheme = schemeOf(text);
  if (scheme === "foreign") return { problem: "address-scheme" };
  const url = parseUrl(scheme === "web" ? text : `https://${text.replace(/^\/\//, "")}`);
  if (url === null)
    return {
      problem: /^https?:[/\\]*(?:[?#]|$)/i.test(text) ? "address-host-missing" : "address-invalid",
    };
  if (url.username !== "" || url.password !== "") return { problem: "address-credentials" };
  if (scheme === "none" && !isHostAlone(url)) return { problem: "address-invalid" };
  return targetFrom(url, text, scheme === "none");
}

/**
 * The same for a draft that is thought of at one origin: `/shop?x=1` is that path there. Anything that does not begin
 * with a single `/` is read as a whole address.
 */
export function asTypedAt(origin: string, typed: string): Typed {
  const text = textArgument("typed", typed).trim();
  return asTyped(/^\/(?!\/)/.test(text) ? origin + text : text);
}

/** Which scheme a text begins with. `shop.example:8080` and `name:secret@host` begin with none. */
function schemeOf(text: string): "web" | "foreign" | "none" {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return "none";
  if (scheme === "http" || scheme === "https") return "web";
  const rest = text.slice(scheme.length + 1);
  if (rest.startsWith("//")) return "foreign";
  const isPort = /^\d{1,5}(?:[/?#]|$)/.test(rest);
  const hasCredentials = scheme !== "mailto" && /^[^/?#]*@/.test(rest);
  return isPort || hasCredentials ? "none" : "foreign";
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Whether a text without a scheme names a host: a dot, a port, an IPv6 address or `localhost`. One word is none. */
function isHostAlone(url: URL): boolean {
  const { hostname } = url;
  return (
    /[^.]\.[^.]/.test(hostname) ||
    url.port !== "" ||
    hostname.startsWith("[") ||
    hostname === "localhost"
  );
}

function targetFrom(url: URL, typed: string, schemeAdded: boolean): Typed {
  const target = (url.pathname + url.search).replace(/%[0-9a-f]{2}/gi, (octet) =>
    octet.toUpperCase(),
  );
  const address = url.origin + target;
  // Escaping makes three octets of one: what was short enough when typed may be too long now.
  if (address.length > ADDRESS_LIMIT) return { problem: "address-too-long" };
  return {
    address,
    origin: url.origin,
    target,
    robotsAddress: `${url.origin}/robots.txt`,
    changes: changesOf(typed, url.hostname, target, schemeAdded),
  };
}

/** What a person should be told about the way from the typed text to the address. */
function changesOf(
  typed: string,
  hostname: string,
  target: string,
  schemeAdded: boolean,
): readonly AddressChange[] {
  const [whole = ""] = typed.split("#");
  const afterScheme = whole.replace(/^(?:https?:)?[/\\]*/i, "");
  const pathFrom = afterScheme.search(/[/?\\]/);
  const host = (pathFrom < 0 ? afterScheme : afterScheme.slice(0, pathFrom)).replace(/:\d*$/, "");
  const rest = pathFrom < 0 ? "" : afterScheme.slice(pathFrom);
  const [path = ""] = rest.split("?");
  const changes: AddressChange[] = [];
  if (schemeAdded) changes.push("scheme-added");
  if (host.toLowerCase() !== hostname) changes.push("host-to-ascii");
  if (hasNewEscape(target, rest)) changes.push("escaped");
  if (DOT_SEGMENT.test(path) || path.includes("\\") || DROPPED.test(rest))
    changes.push("path-normalised");
  if (typed.includes("#")) changes.push("fragment-dropped");
  return changes;
}

/** A segment that stands for this folder or the one above, however its dots are written. */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** The URL standard drops these wherever they stand. */
const DROPPED = /[\t\r\n]/;

/** Whether an escape stands in the target more often than in what was typed, or in another case. */
function hasNewEscape(target: string, typed: string): boolean {
  const left = escapesIn(typed);
  return escapesIn(target).some((escaped) => {
    const at = left.indexOf(escaped);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

const escapesIn = (text: string): string[] => text.match(/%[0-9a-f]{2}/gi) ?? [];
