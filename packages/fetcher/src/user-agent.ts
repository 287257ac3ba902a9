/** Version of this package, as sent in the `User-Agent`. A test holds it equal to package.json. */
export const VERSION = "0.1.0";

/** The page that tells the owner of a site what this fetcher does and how often. Named in every request. */
export const DOCUMENTATION = "https://github.com/aushang/aushang#the-fetcher";

/** The `User-Agent` that is sent unless another one is given: product, version, documentation page. */
export const USER_AGENT = `Aushang/${VERSION} (+${DOCUMENTATION})`;

/** Longest `User-Agent` that is accepted, in characters; many servers refuse long request heads. */
const LONGEST = 1_000;

const PRINTABLE = /^[\x20-\x7e]+$/;

/**
 * The given `User-Agent`, if it can stand in a request: printable ASCII, not blank, at most 1,000 characters.
 * Anything else (line breaks and control characters above all) is a TypeError, never a changed header.
 */
export function checkUserAgent(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("userAgent must be a string.");
  if (value.trim() === "") throw new TypeError("userAgent must not be empty.");
  if (value.length > LONGEST) {
    throw new TypeError(`userAgent must not be longer than ${LONGEST} characters.`);
  }
  if (!PRINTABLE.test(value)) {
    throw new TypeError("userAgent must be printable ASCII, without line breaks.");
  }
  return value;
}
