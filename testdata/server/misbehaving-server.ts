import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from "node:net";
import { answers } from "./answers.ts";
import type { Behaviour, CertificateKind } from "./behaviour.ts";
import { type Certificate, issueCertificate } from "./certificate.ts";
import { faults } from "./faults.ts";

const behaviours: Readonly<Record<string, Behaviour>> = { ...answers, ...faults };

/** The behaviours that are there from the start; what each does is said in answers.ts and faults.ts. */
export type BehaviourName = keyof typeof answers | keyof typeof faults;

/** A request as it came in. */
interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The origin of one behaviour. */
export interface Site {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** The address of its robots.txt. */
  readonly robots: string;
  readonly port: number;
  /** Every HTTP request so far; stays empty for raw behaviours. */
  readonly requests: readonly SeenRequest[];
  /** Connections accepted so far. */
  readonly accepted: number;
  /** Connections open now. */
  readonly open: number;
}

/** Servers on 127.0.0.1, one free port for each behaviour, so that /robots.txt itself misbehaves. */
export interface MisbehavingServer {
  site(name: BehaviourName): Site;
  /** Starts one more site, with a behaviour of the test's own (see behaviour.ts). */
  serve(behaviour: Behaviour): Promise<Site>;
  /** A port of 127.0.0.1 on which nothing listened when it was last looked at. */
  readonly closedPort: number;
  /**
   * PEM of the certificates of all https behaviours, to be named as authorities. That of `https-rules` is for
   * 127.0.0.1 and `secure.example`.
   */
  readonly authorities: string;
  /** Ends all connections and listeners. */
  close(): Promise<void>;
}

/** Starts every behaviour. Takes some tens of milliseconds. */
export async function startMisbehavingServer(): Promise<MisbehavingServer> {
  const certificates: Readonly<Record<CertificateKind, Certificate>> = {
    valid: issueCertificate(["127.0.0.1", "secure.example"]),
    expired: issueCertificate(["127.0.0.1"], -30, -1),
    "other-name": issueCertificate(["other.example"]),
  };
  const listeners: Listener[] = [];
  const named = new Map<string, Listener>();
  const originOf = (name: string): string => {
    const listener = named.get(name);
    if (listener === undefined) throw new RangeError(`No behaviour is called ${name}.`);
    return listener.origin;
  };
  const serve = async (behaviour: Behaviour): Promise<Listener> => {
    const listener = new Listener(behaviour, certificates, originOf);
    listeners.push(listener);
    await listener.start();
    return listener;
  };
  await Promise.all(
    Object.entries(behaviours).map(async ([name, behaviour]) => {
      named.set(name, await serve(behaviour));
    }),
  );
  const vacant = await serve(behaviours.rules as Behaviour);
  await vacant.close();
  return {
    site: (name) => named.get(name) as Site,
    serve,
    closedPort: vacant.port,
    authorities: Object.values(certificates)
      .map(({ cert }) => cert)
      .join(""),
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}

/** One behaviour on one port. */
class Listener implements Site {
  readonly requests: SeenRequest[] = [];
  accepted = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  readonly #scheme: "http" | "https";
  #port = 0;

  constructor(
    behaviour: Behaviour,
    certificates: Readonly<Record<CertificateKind, Certificate>>,
    originOf: (name: string) => string,
  ) {
    this.#scheme = behaviour.protocol === "raw" ? (behaviour.scheme ?? "http") : behaviour.protocol;
    this.#server = this.#createServer(behaviour, certificates, originOf);
    this.#server.on("connection", (socket: Socket) => {
      this.accepted += 1;
      this.#sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => this.#sockets.delete(socket));
    });
  }

  get port(): number {
    return this.#port;
  }

  get origin(): string {
    return `${this.#scheme}://127.0.0.1:${this.#port}`;
  }

  get robots(): string {
    return `${this.origin}/robots.txt`;
  }

  get open(): number {
    return this.#sockets.size;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #createServer(
    behaviour: Behaviour,
    certificates: Readonly<Record<CertificateKind, Certificate>>,
    originOf: (name: string) => string,
  ): Server {
    const self = this;
    const surroundings = {
      get origin() {
        return self.origin;
      },
      originOf,
    };
    if (behaviour.protocol === "raw") {
      return createTcpServer((socket) => {
        socket.once("data", () => behaviour.converse(socket, surroundings));
      });
    }
    const listen: RequestListener = (request, response) => {
      const { method = "", url = "", headers } = request;
      this.requests.push({ method, path: url, headers });
      response.on("error", () => {});
      behaviour.respond(request, response, surroundings);
    };
    if (behaviour.protocol === "http") return createHttpServer(listen);
    return createHttpsServer({ ...certificates[behaviour.certificate] }, listen);
  }
}
