import { isIP, type LookupFunction, connect as openTcp, type Socket } from "node:net";
import { connect as openTls } from "node:tls";
import type { buildConnector } from "undici";
import { type Deadline, untilAborted } from "../deadline.ts";
import { asFailure, FetchFailure, tlsFailure } from "../failure.ts";
import type { AddressPolicy, Endpoint } from "./guard.ts";
import { type Lookup, type ResolvedAddress, resolveChecked } from "./resolve.ts";

/** Certificate authorities to trust instead of Node's own: PEM text. */
export type Authorities = string | readonly string[];

/** What a connection has to obey and whom it tells. */
export interface ConnectionRules {
  readonly policy: AddressPolicy;
  readonly lookup: Lookup;
  readonly deadline: Deadline;
  readonly authorities: Authorities | undefined;
  /** Told when the other side resets the connection, at any time. */
  readonly onReset: (error: Error) => void;
}

/** How long one of several addresses is tried before the next one's turn, in milliseconds. */
const ATTEMPT = 500;

/**
 * A connector for undici that checks the target three times: an IP literal before anything else, every
 * address that a name resolves to, and the address that the socket in fact reached. There is one resolution
 * and its checked list is what the socket gets, so a name cannot change its mind in between.
 */
export function guardedConnector(rules: ConnectionRules): buildConnector.connector {
  return (options, callback) => {
    connectChecked(options, rules).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(asFailure(error), null),
    );
  };
}

async function connectChecked(
  options: buildConnector.Options,
  rules: ConnectionRules,
): Promise<Socket> {
  const secure = options.protocol === "https:";
  const host = options.hostname.replace(/^\[|\]$/g, "").toLowerCase();
  const endpoint = { host, port: options.port ? Number(options.port) : secure ? 443 : 80 };
  const resolving = resolveChecked(endpoint, rules.policy, rules.lookup);
  const addresses = await untilAborted(resolving, rules.deadline.signal);
  const socket = await open(endpoint, secure, addresses, rules);
  const reached = socket.remoteAddress;
  if (reached === undefined) {
    throw new FetchFailure("reset", "The connection was closed as soon as it was open.");
  }
  if (!rules.policy.permits(endpoint, reached)) {
    socket.destroy();
    throw new FetchFailure(
      "private-address",
      "The connection led to an address that is not public.",
    );
  }
  rules.deadline.enter("firstByte");
  return socket;
}

function open(
  endpoint: Endpoint,
  secure: boolean,
  addresses: readonly ResolvedAddress[],
  rules: ConnectionRules,
): Promise<Socket> {
  const { signal } = rules.deadline;
  return new Promise((resolve, reject) => {
    const socket = secure
      ? dialTls(endpoint, addresses, rules.authorities)
      : openTcp(dialOptions(endpoint, addresses));
    let onTheWire = false;
    const abort = () => {
      socket.destroy();
      reject(signal.reason);
    };
    const settle = () => signal.removeEventListener("abort", abort);
    signal.addEventListener("abort", abort, { once: true });
    socket.once("connect", () => {
      onTheWire = true;
    });
    socket.once(secure ? "secureConnect" : "connect", () => {
      settle();
      resolve(socket);
    });
    // Stays for good: between here and undici's own listener no error may be without one.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      settle();
      if (error.code === "ECONNRESET") rules.onReset(error);
      reject(secure && onTheWire ? tlsFailure(error) : asFailure(error));
    });
  });
}

function dialOptions(endpoint: Endpoint, addresses: readonly ResolvedAddress[]) {
  return {
    host: endpoint.host,
    port: endpoint.port,
    lookup: fixedLookup(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT,
    noDelay: true,
  };
}

function dialTls(
  endpoint: Endpoint,
  addresses: readonly ResolvedAddress[],
  authorities: Authorities | undefined,
): Socket {
  return openTls({
    ...dialOptions(endpoint, addresses),
    ALPNProtocols: ["http/1.1"],
    // An IP literal must not be sent as a server name (RFC 6066 section 3), nor a final dot.
    ...(isIP(endpoint.host) === 0 && { servername: endpoint.host.replace(/\.$/, "") }),
    ...(authorities !== undefined && { ca: [authorities].flat() as string[] }),
  });
}

/** Hands the socket the list that was checked, whatever it asks for. */
function fixedLookup(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const first = addresses[0];
    if (options.all || first === undefined) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}
