import type { FailureKind } from "@aushang/engine";
import { errors } from "undici";

/**
 * Why no usable answer came: a kind and one plain English line. It travels inside this package only;
 * callers see it as `failure` and `failureDetail` of an outcome. The line never holds a secret, a path,
 * or an address that the person did not type.
 */
export class FetchFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = "FetchFailure";
    this.kind = kind;
  }
}

type Meaning = readonly [FailureKind, string];

const NO_ROUTE: Meaning = ["refused", "The server cannot be reached from here."];
const BROKE_OFF: Meaning = ["reset", "The connection broke off before the answer was complete."];
const TOO_LONG: Meaning = ["timeout", "The server did not answer in time."];
const NO_NAME: Meaning = ["dns", "The name could not be resolved."];

/** Error codes of Node, OpenSSL and undici whose meaning is plain. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ["ECONNREFUSED", ["refused", "The server refused the connection."]],
  ["EHOSTUNREACH", NO_ROUTE],
  ["ENETUNREACH", NO_ROUTE],
  ["EHOSTDOWN", NO_ROUTE],
  ["ENETDOWN", NO_ROUTE],
  ["EADDRNOTAVAIL", NO_ROUTE],
  ["EACCES", NO_ROUTE],
  ["EPERM", NO_ROUTE],
  ["EINVAL", NO_ROUTE],
  ["ECONNRESET", BROKE_OFF],
  ["ECONNABORTED", BROKE_OFF],
  ["EPIPE", BROKE_OFF],
  ["UND_ERR_SOCKET", BROKE_OFF],
  ["UND_ERR_RES_CONTENT_LENGTH_MISMATCH", BROKE_OFF],
  ["ETIMEDOUT", TOO_LONG],
  ["UND_ERR_CONNECT_TIMEOUT", TOO_LONG],
  ["UND_ERR_HEADERS_OVERFLOW", ["bad-response", "The head of the answer is larger than 16 KiB."]],
  ["ENOTFOUND", NO_NAME],
  ["EAI_AGAIN", NO_NAME],
]);

/** A failure before the head of an answer was complete. */
export function headFailure(error: unknown): FetchFailure {
  // undici reports any bad head that announces a length as a body of the wrong length.
  if (codeOf(error) !== "UND_ERR_RES_CONTENT_LENGTH_MISMATCH") return asFailure(error);
  return new FetchFailure("bad-response", "The answer is not valid HTTP.", { cause: error });
}

/** What is wrong with a certificate, in words; other TLS errors are named by their code. */
const CERTIFICATE_FAULTS: ReadonlyMap<string, string> = new Map([
  ["CERT_HAS_EXPIRED", "The certificate has expired."],
  ["CERT_NOT_YET_VALID", "The certificate is not valid yet."],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "The certificate is self-signed."],
  ["SELF_SIGNED_CERT_IN_CHAIN", "The certificate chain ends in an unknown authority."],
  ["UNABLE_TO_GET_ISSUER_CERT", "The certificate's issuer is unknown."],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "The certificate's issuer is unknown."],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "The server does not send its whole certificate chain."],
  ["CERT_REVOKED", "The certificate was revoked."],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "The certificate is for another name."],
  ["ERR_TLS_CERT_ALTNAME_FORMAT", "The certificate's list of names is malformed."],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "The server does not speak TLS on this port."],
]);

/** A failed TLS handshake as a failure of kind `tls`; the code is named where there are no better words. */
export function tlsFailure(error: unknown): FetchFailure {
  const code = codeOf(error);
  const words = CERTIFICATE_FAULTS.get(code ?? "");
  const named = code === null || code === "ECONNRESET" ? "broke off" : `failed (${code})`;
  return new FetchFailure("tls", words ?? `The TLS handshake ${named}.`, { cause: error });
}

/**
 * Any thrown value as a failure with its kind. What is already a failure stays itself; what nobody foresaw
 * is `bad-response`, because something came back that could not be read.
 */
export function asFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const code = codeOf(error);
  if (code !== null && isTlsCode(code)) return tlsFailure(error);
  const meaning = meaningByMessage(error) ?? MEANINGS.get(code ?? "");
  if (meaning !== undefined) return new FetchFailure(meaning[0], meaning[1], { cause: error });
  const named = code === null ? "" : ` (${code})`;
  return new FetchFailure("bad-response", `The answer could not be read${named}.`, {
    cause: error,
  });
}

/** undici gives these cases one code or none and tells them apart in the message only. */
function meaningByMessage(error: unknown): Meaning | undefined {
  const message = error instanceof Error ? error.message : "";
  if (error instanceof errors.HTTPParserError) {
    return /EOF/.test(message) ? BROKE_OFF : ["bad-response", "The answer is not valid HTTP."];
  }
  const proxied = /^Proxy response \((\d+)\)/.exec(message);
  if (proxied !== null) {
    return ["bad-response", `The proxy answered ${proxied[1]} instead of opening a connection.`];
  }
  if (message === "bad upgrade") {
    return ["bad-response", "The server switched to another protocol."];
  }
  if (message === "bad response") {
    return ["bad-response", "The server sent something that answers no request."];
  }
  return undefined;
}

function isTlsCode(code: string): boolean {
  return (
    CERTIFICATE_FAULTS.has(code) ||
    code === "EPROTO" ||
    code === "UND_ERR_PRX_TLS" ||
    code.startsWith("ERR_SSL_") ||
    code.startsWith("ERR_TLS_") ||
    code.startsWith("CERT_") ||
    code.startsWith("UNABLE_TO_")
  );
}

/** Codes to prefer when several addresses of one name fail in different ways: the most telling first. */
const TELLING = ["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT"];

/** The error's code if it is a plain word, so that no foreign text gets into a failure's line. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError) {
    const codes = error.errors.map(codeOf);
    const telling = TELLING.find((code) => codes.includes(code));
    if (telling !== undefined) return telling;
  }
  const code = "code" in error ? error.code : null;
  return typeof code === "string" && /^[A-Z0-9_]{1,60}$/.test(code) ? code : null;
}
