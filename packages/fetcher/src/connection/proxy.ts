import type { buildConnector, Dispatcher } from "undici";
import { EnvHttpProxyAgent } from "undici";
import type { Authorities } from "./connect.ts";

/** The proxy variables of an environment. Empty text: none. */
export interface ProxySettings {
  readonly http: string;
  readonly https: string;
  /** Hosts that are reached without a proxy, in the form of `NO_PROXY`. */
  readonly none: string;
}

/**
 * The usual variables `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`, lower case first; null when no proxy is set.
 * This machine is always reached directly: the proxy's `localhost` is another one.
 * An address without a scheme is taken as http, as curl does. One that is no http(s) address is a TypeError
 * that names the variable and keeps its value to itself, for it may hold a password.
 */
export function proxyFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): ProxySettings | null {
  const read = (name: string) =>
    environment[name.toLowerCase()] || environment[name.toUpperCase()] || "";
  const http = proxyAddress("HTTP_PROXY", read("HTTP_PROXY"));
  const https = proxyAddress("HTTPS_PROXY", read("HTTPS_PROXY"));
  if (http === "" && https === "") return null;
  return { http, https, none: withThisMachine(read("NO_PROXY").trim()) };
}

function withThisMachine(exceptions: string): string {
  // Alone, the asterisk means every host; undici knows it only so.
  if (exceptions === "*") return exceptions;
  return [exceptions, "localhost", "127.0.0.1", "[::1]"].filter((entry) => entry !== "").join(",");
}

function proxyAddress(variable: string, value: string): string {
  const text = value.trim();
  if (text === "") return "";
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url.href;
  throw new TypeError(`${variable} must be the http or https address of a proxy.`);
}

/**
 * A dispatcher that goes through the proxy, or directly with `connect` to the hosts of `NO_PROXY`. Through
 * the proxy every request is tunnelled (CONNECT), http too: only so is an error of the proxy's own never
 * taken for an answer of the site.
 */
export function proxyDispatcher(
  proxy: ProxySettings,
  connect: buildConnector.connector,
  limits: { readonly connect: number; readonly maxHeaderSize: number },
  authorities: Authorities | undefined,
): Dispatcher {
  return new EnvHttpProxyAgent({
    httpProxy: proxy.http,
    httpsProxy: proxy.https,
    noProxy: proxy.none,
    connect,
    maxHeaderSize: limits.maxHeaderSize,
    proxyTls: { timeout: limits.connect },
    requestTls: {
      timeout: limits.connect,
      ...(authorities !== undefined && { ca: [authorities].flat() as string[] }),
    },
  });
}
