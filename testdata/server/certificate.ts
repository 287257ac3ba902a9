import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isIP } from "node:net";

/** A key and a self-signed certificate, both PEM. To trust it, name it as a certificate authority. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const DAY = 86_400_000;

/**
 * Makes a self-signed certificate for host names and IPv4 addresses, valid from `from` to `to` days from now.
 * Written out by hand (RFC 5280) so that tests need neither a stored key nor the openssl command.
 */
export function issueCertificate(names: readonly string[], from = -1, to = 30): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(set(sequence(objectId("2.5.4.3"), utf8(names[0] ?? "nobody"))));
  const body = sequence(
    tagged(0xa0, integer([2])),
    integer([1, ...randomBytes(8)]),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(Date.now() + from * DAY), time(Date.now() + to * DAY)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(subjectNames(names), BASIC_CONSTRAINTS)),
  );
  const signature = tagged(0x03, Buffer.from([0]), sign("sha256", body, privateKey));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: toPem(sequence(body, ECDSA_WITH_SHA256, signature)),
  };
}

function subjectNames(names: readonly string[]): Buffer {
  const list = names.map((name) =>
    isIP(name) === 4
      ? tagged(0x87, Buffer.from(name.split(".").map(Number)))
      : tagged(0x82, Buffer.from(name, "ascii")),
  );
  return sequence(objectId("2.5.29.17"), tagged(0x04, sequence(...list)));
}

function tagged(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const octets = content.length.toString(16).padStart(content.length < 0x100 ? 2 : 4, "0");
  const length =
    content.length < 0x80
      ? [content.length]
      : [0x80 | (octets.length / 2), ...Buffer.from(octets, "hex")];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function sequence(...contents: readonly Buffer[]): Buffer {
  return tagged(0x30, ...contents);
}

function set(...contents: readonly Buffer[]): Buffer {
  return tagged(0x31, ...contents);
}

function integer(octets: readonly number[]): Buffer {
  return tagged(0x02, Buffer.from(octets));
}

function utf8(text: string): Buffer {
  return tagged(0x0c, Buffer.from(text, "utf8"));
}

/** UTCTime, which holds until 2049. */
function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/\D/g, "").slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`, "ascii"));
}

function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const octets = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) octets.unshift(0x80 | (left & 0x7f));
  return octets;
}

function toPem(der: Buffer): string {
  const lines = der.toString("base64").replace(/.{64}/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

const ECDSA_WITH_SHA256 = sequence(objectId("1.2.840.10045.4.3.2"));

const TRUE = tagged(0x01, Buffer.from([0xff]));

const BASIC_CONSTRAINTS = sequence(objectId("2.5.29.19"), TRUE, tagged(0x04, sequence(TRUE)));
