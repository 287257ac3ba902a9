import { BlockList, isIP } from "node:net";

/** Whether a private address may be fetched from, or what is wrong with the list of allowed ones. */
export type Allowed =
  | { readonly allow: (ip: string, port: number) => boolean }
  | { readonly problem: string };

const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/;
const BRACKETS = /^\[([^\]]+)\]$/;

function readEntry(entry: string): { ip: string; port: number | null } | null {
  const [, six, four, digits] = WITH_PORT.exec(entry) ?? [];
  const ip = six ?? four ?? BRACKETS.exec(entry)?.[1] ?? entry;
  const port = digits === undefined ? null : Number(digits);
  if (isIP(ip) === 0 || port === 0 || (port ?? 1) > 65_535) return null;
  return { ip, port };
}

const family = (ip: string): "ipv4" | "ipv6" => (isIP(ip) === 6 ? "ipv6" : "ipv4");

/**
 * Reads entries such as `10.0.0.5`, `127.0.0.1:8080`, `::1` and `[::1]:80`. Every notation of an IPv6 address is the
 * same address. A name is refused: what it means can change while the server runs.
 */
export function readAllowed(entries: readonly string[]): Allowed {
  const byPort = new Map<number | null, BlockList>();
  for (const entry of entries) {
    const read = readEntry(entry.trim());
    if (read === null)
      return {
        problem: `“${entry}” is not an IP address with an optional port. Write 10.0.0.5, 127.0.0.1:8080 or [::1]:80.`,
      };
    const list = byPort.get(read.port) ?? new BlockList();
    list.addAddress(read.ip, family(read.ip));
    byPort.set(read.port, list);
  }
  return {
    allow: (ip, port) =>
      isIP(ip) !== 0 &&
      [byPort.get(null), byPort.get(port)].some((list) => list?.check(ip, family(ip)) ?? false),
  };
}
