import { lookup as systemLookup } from "node:dns/promises";
import { isIP } from "node:net";
import { FetchFailure } from "../failure.ts";
import type { AddressPolicy, Endpoint } from "./guard.ts";

/** One address that a name stands for. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/**
 * Resolves a host name to all its addresses. Rejecting, or an empty list, means that the name is not known.
 * It is asked once for each connection, and only addresses from that one answer are connected to.
 */
export type Lookup = (hostname: string) => Promise<readonly { readonly address: string }[]>;

/** The operating system's resolver, hosts file included, in the order it prefers. */
export const systemResolver: Lookup = (hostname) =>
  systemLookup(hostname, { all: true, verbatim: true });

/**
 * The addresses to connect to, all of them checked. A name is refused as soon as one of its addresses is not
 * permitted: a mixed answer is how a name is made to pass a check and then be used otherwise.
 * Throws a failure of kind `dns`, `private-address` or, for port 0, `refused`.
 */
export async function resolveChecked(
  endpoint: Endpoint,
  policy: AddressPolicy,
  lookup: Lookup,
): Promise<readonly ResolvedAddress[]> {
  if (endpoint.port === 0) {
    throw new FetchFailure("refused", "Nothing can be reached on port 0.");
  }
  const addresses = await addressesOf(endpoint.host, lookup);
  if (addresses.every(({ address }) => policy.permits(endpoint, address))) return addresses;
  throw new FetchFailure("private-address", refusalWords(endpoint, policy));
}

async function addressesOf(host: string, lookup: Lookup): Promise<readonly ResolvedAddress[]> {
  // Node never asks a lookup function for an IP literal, so it is checked here like any answer.
  if (isIP(host) !== 0) return [{ address: host, family: isIP(host) === 6 ? 6 : 4 }];
  const answers = await askFor(host, lookup);
  if (answers.length === 0) throw new FetchFailure("dns", "The name has no address.");
  return answers.map(({ address }) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
}

async function askFor(host: string, lookup: Lookup): Promise<Awaited<ReturnType<Lookup>>> {
  try {
    return await lookup(host);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    const why =
      code === "EAI_AGAIN" ? "no name server answered" : "it is not known to the name servers";
    throw new FetchFailure("dns", `The name could not be resolved: ${why}.`, { cause: error });
  }
}

/** Says no more than the person knows: not where a name leads, nor what a redirect tried to reach. */
function refusalWords(endpoint: Endpoint, policy: AddressPolicy): string {
  if (!policy.isTyped(endpoint)) return "A redirect leads to an address that is not public.";
  return isIP(endpoint.host) === 0
    ? "The name stands for an address that is not public."
    : "This address is not public.";
}
