import fc from "fast-check";
import { errors } from "undici";
import { expect, test } from "vitest";
import { asFailure, FetchFailure, headFailure, tlsFailure } from "../src/failure.ts";

const coded = (code: unknown, message = "secret 10.0.0.7") =>
  Object.assign(new Error(message), { code });

test.each([
  ["ECONNREFUSED", "refused"],
  ["EHOSTUNREACH", "refused"],
  ["ENETUNREACH", "refused"],
  ["ECONNRESET", "reset"],
  ["EPIPE", "reset"],
  ["UND_ERR_SOCKET", "reset"],
  ["UND_ERR_RES_CONTENT_LENGTH_MISMATCH", "reset"],
  ["ETIMEDOUT", "timeout"],
  ["UND_ERR_CONNECT_TIMEOUT", "timeout"],
  ["ENOTFOUND", "dns"],
  ["EAI_AGAIN", "dns"],
  ["CERT_HAS_EXPIRED", "tls"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "tls"],
  ["UNABLE_TO_GET_ISSUER_CERT", "tls"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "tls"],
  ["ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", "tls"],
  ["EPROTO", "tls"],
  ["UND_ERR_HEADERS_OVERFLOW", "bad-response"],
  ["SOMETHING_NEW", "bad-response"],
  [undefined, "bad-response"],
  [42, "bad-response"],
])("the code %s is of kind %s, and the message stays inside", (code, kind) => {
  const failure = asFailure(coded(code));
  expect(failure.kind).toBe(kind);
  expect(failure.message).not.toMatch(/secret|10\./);
});

test.each([
  ["Proxy response (407) !== 200 when HTTP Tunneling", /proxy answered 407/],
  ["bad upgrade", /another protocol/],
  ["bad response", /answers no request/],
])("undici's message %j is understood", (message, words) => {
  expect(asFailure(new Error(message))).toMatchObject({ kind: "bad-response" });
  expect(asFailure(new Error(message)).message).toMatch(words);
});

test("a parser error is a bad response, unless the text simply ended", () => {
  const error = (message: string) => new errors.HTTPParserError(message);
  expect(asFailure(error("Invalid header token")).kind).toBe("bad-response");
  expect(asFailure(error("does not match (Invalid EOF state)")).kind).toBe("reset");
});

test("before the head is complete, a wrong length is a bad head", () => {
  const error = new errors.ResponseContentLengthMismatchError();
  expect([asFailure(error).kind, headFailure(error).kind]).toEqual(["reset", "bad-response"]);
  expect(headFailure(coded("ECONNRESET")).kind).toBe("reset");
});

test("of several failed addresses the most telling counts", () => {
  const both = new AggregateError([coded("ENETUNREACH"), coded("ECONNREFUSED")], "all failed");
  expect(asFailure(both).message).toBe("The server refused the connection.");
  const late = Object.assign(new AggregateError([coded("ENETUNREACH"), coded("ETIMEDOUT")]), {
    code: "ENETUNREACH",
  });
  expect(asFailure(late).kind).toBe("timeout");
});

test("a TLS failure says what is wrong, or names the code", () => {
  expect(tlsFailure(coded("CERT_HAS_EXPIRED")).message).toBe("The certificate has expired.");
  expect(tlsFailure(coded("ERR_SSL_X")).message).toBe("The TLS handshake failed (ERR_SSL_X).");
  expect(tlsFailure(coded("ECONNRESET")).message).toBe("The TLS handshake broke off.");
});

test("what is a failure already stays itself; its cause is kept", () => {
  const failure = new FetchFailure("dns", "Unknown.");
  expect(asFailure(failure)).toBe(failure);
  const cause = coded("ECONNRESET");
  expect(asFailure(cause).cause).toBe(cause);
});

test("anything thrown becomes one line of plain text", () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (thrown, code) => {
      for (const value of [thrown, coded(code), coded(thrown)]) {
        expect(asFailure(value).message).toMatch(/^[ -~]{5,120}$/);
      }
    }),
  );
});
