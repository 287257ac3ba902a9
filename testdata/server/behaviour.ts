import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What a behaviour can know of its surroundings when it answers. */
export interface Surroundings {
  /** Its own origin, such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** The origin of another behaviour. */
  originOf(name: string): string;
}

/** An HTTP answer: anything that Node's server can send. */
export type Respond = (
  request: IncomingMessage,
  response: ServerResponse,
  surroundings: Surroundings,
) => void;

/** What happens on a bare connection, byte by byte. Called when the client has sent its first octets. */
export type Converse = (socket: Socket, surroundings: Surroundings) => void;

/** Which certificate an https behaviour shows. */
export type CertificateKind = "valid" | "expired" | "other-name";

/** One way in which a server answers for /robots.txt. Each gets an origin (a port) of its own. */
export type Behaviour =
  | { readonly protocol: "http"; readonly respond: Respond }
  | { readonly protocol: "https"; readonly certificate: CertificateKind; readonly respond: Respond }
  | {
      readonly protocol: "raw";
      /** The scheme under which it is addressed; a raw server never speaks TLS. Default: http. */
      readonly scheme?: "http" | "https";
      readonly converse: Converse;
    };

/** The rules that a behaviour serves when it serves any. */
export const RULES = "User-agent: *\nDisallow: /shut/\n";

/** An http behaviour that answers every request in the same way. */
export function reply(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer = "",
): Behaviour {
  return http((_request, response) => {
    response.writeHead(status, headers);
    response.end(body);
  });
}

/** An http behaviour that answers 200 with a body as text/plain and further headers. */
export function text(
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Behaviour {
  return reply(200, { "content-type": "text/plain", ...headers }, body);
}

/** An http behaviour of one's own. */
export function http(respond: Respond): Behaviour {
  return { protocol: "http", respond };
}

/** A behaviour on the bare connection. */
export function raw(converse: Converse, scheme: "http" | "https" = "http"): Behaviour {
  return { protocol: "raw", scheme, converse };
}

/** An http behaviour that redirects; the target may depend on the surroundings. */
export function redirect(
  status: number,
  target: string | ((surroundings: Surroundings) => string),
): Behaviour {
  return http((_request, response, surroundings) => {
    const location = typeof target === "string" ? target : target(surroundings);
    response.writeHead(status, { location });
    response.end("moved\n");
  });
}

/** An http behaviour that redirects `count` times before it serves the rules. */
export function redirects(count: number): Behaviour {
  return http((request, response) => {
    const done = Number(/^\/hop\/(\d+)$/.exec(request.url ?? "")?.[1] ?? 0);
    if (done < count) response.writeHead(301, { location: `/hop/${done + 1}` }).end();
    else response.writeHead(200, { "content-type": "text/plain" }).end(RULES);
  });
}
