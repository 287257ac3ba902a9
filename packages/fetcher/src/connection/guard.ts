import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Says whether an address (canonical text form) may be connected to on a port although it is not public. */
export type Allow = (ip: string, port: number) => boolean;

/** A host and port as they stand in an http(s) address; the host without IPv6 brackets, in lower case. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** Decides which addresses a host name may stand for. */
export interface AddressPolicy {
  /** May `ip`, which `endpoint` stands for or was connected to, be used? */
  permits(endpoint: Endpoint, ip: string): boolean;
  /** Is this the host and port that the person typed, and not one that a redirect brought up? */
  isTyped(endpoint: Endpoint): boolean;
}

/**
 * The rule for one fetch: public addresses always; those that `allow` names; and with `trustTyped` whatever
 * the very host and port stand for that the person typed, so that a redirect elsewhere gains nothing by it.
 */
export function addressPolicy(allow: Allow, trustTyped: boolean, typed: Endpoint): AddressPolicy {
  const isTyped = ({ host, port }: Endpoint) => host === typed.host && port === typed.port;
  return {
    isTyped,
    permits: (endpoint, ip) => {
      const canonical = canonicalAddress(ip);
      if (canonical === null) return false;
      return (
        isPublicAddress(canonical) ||
        allow(canonical, endpoint.port) ||
        (trustTyped && isTyped(endpoint))
      );
    },
  };
}

/** Host and port of an http(s) address; a missing port is the scheme's. */
export function endpointOf(url: URL): Endpoint {
  const host = url.hostname.replace(/^\[|\]$/g, "").toLowerCase();
  const byScheme = url.protocol === "https:" ? 443 : 80;
  return { host, port: url.port === "" ? byScheme : Number(url.port) };
}

/**
 * One spelling for every notation of an address: dotted decimal for IPv4 and for IPv4 mapped into IPv6,
 * RFC 5952 for IPv6, without a zone. Null when the text is not an IP address.
 */
export function canonicalAddress(ip: string): string | null {
  const version = isIP(ip);
  if (version === 0) return null;
  if (version === 4) return ip;
  // The URL parser writes all of an IPv6 address in hexadecimal. Without it ipaddr.js would take the
  // IPv4-compatible form "::8.8.8.8", as resolvers print it, for the IPv4 address 8.8.8.8.
  const plain = new URL(`http://[${ip.replace(/%.*$/, "")}]/`).hostname.slice(1, -1);
  return ipaddr.process(plain).toString();
}

/**
 * True for an address of the public internet. False for all that the registries of special addresses set
 * apart: loopback, private, link-local, carrier-grade NAT, multicast, broadcast, documentation, benchmarks,
 * reserved, and every form that carries an IPv4 address inside IPv6 (NAT64, 6to4, Teredo, IPv4-compatible),
 * whatever it carries; also for text that is no IP address.
 * Sources: IANA IPv4 and IPv6 Special-Purpose Address Registries, by way of ipaddr.js.
 */
export function isPublicAddress(ip: string): boolean {
  const canonical = canonicalAddress(ip);
  if (canonical === null || PLATFORM_ADDRESSES.has(canonical)) return false;
  const parsed = ipaddr.parse(canonical);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || isGlobalUnicast(parsed.toByteArray());
}

/** Only 2000::/3 is handed out as global unicast (IANA IPv6 Address Space); the rest is reserved. */
function isGlobalUnicast(octets: readonly number[]): boolean {
  return (octets[0] ?? 0) >> 5 === 1;
}

/** Looks public, is not: Azure's platform channel, which answers every virtual machine of that cloud. */
const PLATFORM_ADDRESSES: ReadonlySet<string> = new Set(["168.63.129.16"]);
