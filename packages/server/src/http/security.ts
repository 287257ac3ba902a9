import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { OPERATION_PATHS } from "./health.ts";
import { serverProblem } from "./problem.ts";

/** Under which names the server may be addressed. */
export interface HostRules {
  /** Only this machine can reach the server. */
  readonly loopback: boolean;
  /** Further names, in lower case. */
  readonly hostNames: readonly string[];
}

const OWN_NAMES = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a `Host` header names this server; any port is right, since a proxy or a forwarded port may stand between.
 * A name of somebody else that was made to point here (DNS rebinding) is refused: with it a foreign page would count
 * as ours. A server for others without configured names answers under every name.
 */
export function isOwnHost(header: string | undefined, { loopback, hostNames }: HostRules): boolean {
  if (!loopback && hostNames.length === 0) return true;
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(header ?? "")?.[1]?.toLowerCase() ?? "";
  return OWN_NAMES.test(name) || hostNames.includes(name.replace(/\.$/, ""));
}

/** How often a request names a host; more than once is malformed (RFC 9112, section 3.2), and each reader may take another. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
}

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a browser sends this for a page of another site. `Sec-Fetch-Site` decides where there is one, since no page
 * can forge it (another port of this machine is `same-site` there, and foreign); old browsers are known by `Origin`.
 * Programs send neither.
 */
export function isCrossSite(request: Pick<FastifyRequest, "method" | "headers" | "host">): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || plainHost(new URL(origin).host) !== plainHost(request.host);
}

const plainHost = (host: string): string => host.toLowerCase().replace(/:(?:80|443)$/, "");

const PERMISSIONS = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((name) => `${name}=()`)
  .join(", ");

/**
 * Headers of every answer and the checks of every request: whose name it uses, from which site it comes, and that no
 * body is compressed (a small body could unfold to a huge one). No CORS headers: other sites cannot read anything.
 */
export async function secure(app: FastifyInstance, rules: HostRules): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      // Nothing from elsewhere, nothing inline. `upgrade-insecure-requests` would break plain HTTP on one's own machine.
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });

  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", PERMISSIONS);
    reply.header("x-request-id", request.id);
    if (countHosts(request.raw.rawHeaders) > 1) throw serverProblem("request-malformed", null);
    const { host } = request.headers;
    const operation = !rules.loopback && OPERATION_PATHS.has(request.routeOptions.url ?? "");
    if (!operation && !isOwnHost(host, rules))
      throw serverProblem("host-not-allowed", { host: (host ?? "").slice(0, 80) });
    if (isCrossSite(request)) throw serverProblem("cross-site", null);
    const encoding = request.headers["content-encoding"];
    if (encoding !== undefined && encoding !== "identity")
      throw serverProblem("content-encoding", null, { headers: { "accept-encoding": "identity" } });
  });
}
