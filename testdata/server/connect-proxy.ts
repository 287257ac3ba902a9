import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** An HTTP proxy on 127.0.0.1 that opens tunnels (CONNECT) and keeps a list of them. */
export interface ConnectProxy {
  /** Such as `http://127.0.0.1:40123`. */
  readonly address: string;
  /** Targets asked for so far, as `host:port`. */
  readonly tunnels: readonly string[];
  /** `Proxy-Authorization` of each of them; empty text when there was none. */
  readonly authorizations: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a proxy. Every tunnel leads to the asked port of 127.0.0.1, whatever the host is called. With
 * `refusal` it answers that status instead of opening one.
 */
export async function startConnectProxy(refusal?: number): Promise<ConnectProxy> {
  const tunnels: string[] = [];
  const authorizations: string[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((_request, response) => response.writeHead(405).end());
  server.on("connection", keep);
  server.on("connect", (request: IncomingMessage, client: Socket, head: Buffer) => {
    const target = request.url ?? "";
    tunnels.push(target);
    authorizations.push(request.headers["proxy-authorization"] ?? "");
    if (refusal !== undefined) {
      client.end(`HTTP/1.1 ${refusal} Refused\r\n\r\n`);
      return;
    }
    const upstream = connect(Number(target.split(":").at(-1)), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connected\r\n\r\n");
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    keep(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tunnels,
    authorizations,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
