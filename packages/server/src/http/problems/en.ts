import type { JsonType, ServerWords } from "./words.ts";

const TYPES: Readonly<Record<JsonType, string>> = {
  string: "text in quotes",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "an object in { }",
  number: "a number",
};

const wait = (seconds: number): string => `${seconds} ${seconds === 1 ? "second" : "seconds"}`;

/** English. */
export const en: ServerWords = {
  problem: {
    "json-invalid": (place) => ({
      title: "This is not valid JSON",
      detail: `${place ? `The text stops being JSON at line ${place.line}, column ${place.column}. ` : ""}Check quotes, commas and brackets there and send it again.`,
    }),
    "body-missing": () => ({
      title: "The request has no body",
      detail:
        'Send a JSON object such as {"address": "https://example.com/", "crawler": "Googlebot"}.',
    }),
    "body-not-utf8": () => ({
      title: "The request body is not UTF-8",
      detail:
        "Save and send it as UTF-8. A robots.txt in another encoding goes into “robotsBase64”.",
    }),
    "body-invalid": () => ({
      title: "The request body does not fit",
      detail:
        "Correct what “errors” names and send it again. /api/openapi.json describes every property.",
    }),
    "body-too-large": ({ limit }) => ({
      title: "The request body is too large",
      detail: `At most ${limit.toLocaleString("en")} bytes are accepted. Of a robots.txt only the first 512,000 bytes are read: send no more than those.`,
    }),
    "media-type": () => ({
      title: "The request body is not marked as JSON",
      detail: "Send JSON and the header “Content-Type: application/json”.",
    }),
    "content-encoding": () => ({
      title: "Compressed request bodies are not accepted",
      detail: "Send the body uncompressed, without a Content-Encoding header.",
    }),
    "not-found": () => ({
      title: "There is nothing at this address",
      detail:
        "Check the spelling. The tester is at /, the interface is described in /api/openapi.json.",
    }),
    "method-not-allowed": ({ allowed }) => ({
      title: "This address does not accept this method",
      detail: `Use ${allowed}.`,
    }),
    "url-invalid": () => ({
      title: "The address of this request cannot be read",
      detail: "It contains a broken percent escape. Write a literal % as %25.",
    }),
    "request-malformed": () => ({
      title: "This request is not proper HTTP",
      detail: "Check its request line, headers and Content-Length, and send it again.",
    }),
    "too-much-work": () => ({
      title: "This is too much for one request",
      detail:
        "Evaluating the file for all that was asked takes too long, or gives too long an answer: it has very many rules. Ask for fewer addresses, crawlers or readings at a time. On the command line, “aushang” has no such limit.",
    }),
    "robots-not-readable": () => ({
      title: "A robots.txt could not be read",
      detail:
        "Nothing can be said about a file that could not be read; “errors” names it and the cause. Try again later, or send the file itself as “robots”.",
    }),
    "suite-invalid": () => ({
      title: "The suite cannot be read",
      detail: "Correct what “errors” names, line by line, and send it again.",
    }),
    "log-invalid": () => ({
      title: "The log cannot be read",
      detail:
        "Send lines of an access log in the combined format or as JSON; “errors” says where it fails.",
    }),
    "rate-limited": ({ seconds }) => ({
      title: "Too many requests from you",
      detail: `Try again in ${wait(seconds)}. Several addresses or crawlers fit in one request.`,
    }),
    "target-limited": ({ host, seconds }) => ({
      title: "This host has just been asked too often",
      detail: `To spare ${host}, its robots.txt is not fetched again yet. Try again in ${wait(seconds)}, or paste the file.`,
    }),
    "cross-site": () => ({
      title: "This request comes from another website",
      detail:
        "Browsers may use the interface only from its own page. Send it from a program, or from the page.",
    }),
    "host-not-allowed": ({ host }) => ({
      title: "This server does not answer under this name",
      detail: `It was asked as “${host}”. Open it as localhost or 127.0.0.1, or start it with this name as an allowed host name.`,
    }),
    "page-not-built": () => ({
      title: "The page has not been built",
      detail:
        "Run “npm run build” and start the server again. The interface under /api/ works without it.",
    }),
    overloaded: ({ seconds }) => ({
      title: "The server is busy",
      detail: `Try again in ${wait(seconds)}.`,
    }),
    stopping: () => ({
      title: "The server is stopping",
      detail: "Try again in a moment.",
    }),
    internal: ({ id }) => ({
      title: "Something went wrong in this server",
      detail: `It is our fault, not yours, and it has been logged. When you report it, name ${id}.`,
    }),
  },
  fault: {
    "unknown-property": ({ name }) =>
      `There is no property “${name}”. Remove it or correct its spelling.`,
    "wrong-type": ({ expected }) => `This must be ${TYPES[expected]}.`,
    missing: () => "This is required.",
    "too-few": ({ limit }) => `Give at least ${limit}.`,
    "too-many": ({ limit }) => `Give at most ${limit}.`,
    "not-in-list": ({ allowed }) => `This must be one of: ${allowed}.`,
    repeated: () => "Name each value once.",
    "named-twice": () => "This is there twice. Keep one of the two.",
    "not-together": ({ other }) => `Give either this or “${other}”, not both.`,
    needs: ({ other }) => `This has a meaning only together with “${other}”.`,
    "needs-single": () => "This is possible only with one “address” and one “crawler”.",
    "too-many-results": ({ results, limit }) =>
      `Addresses times crawlers would be ${results} results. At most ${limit} are given: send several requests.`,
    "needs-one-of": ({ names }) => `One of these is required: ${names}.`,
    "too-long": ({ limit }) => `This may have at most ${limit.toLocaleString("en")} characters.`,
    "too-deep": () => "This is nested more deeply than a suite can be.",
    "not-a-file": () =>
      "This must be the text of a robots.txt, or an object with “robots”, “robotsBase64” or “address”.",
    "other-origin": ({ origin }) =>
      `This address belongs to another site than ${origin}. One robots.txt is for one site: ask about each by itself.`,
    "not-an-origin": () => "This must be a site, such as https://shop.example, without a path.",
    "environment-unknown": ({ known }) =>
      known === ""
        ? "The suite has no environments. Leave this out."
        : `The suite has no such environment. It has: ${known}.`,
    "environment-needed": ({ known }) =>
      `The suite has several environments. Name the one that the file is for: ${known}.`,
    "source-missing": () =>
      "The suite names no live site for this. Send the robots.txt along, or name a site under “address” in the suite.",
    "at-line": ({ line, column, text }) => `Line ${line}, column ${column}: ${text}`,
    invalid: () => "This value is not accepted.",
  },
  toTester: "To the tester",
  listen: {
    "port-taken": (host, port) =>
      `Port ${port} on ${host} is already taken. Stop the program that uses it (perhaps Aushang runs already), or choose another port with --port.`,
    "port-forbidden": (host, port) =>
      `Port ${port} on ${host} may not be opened by this user. Choose a port above 1023 with --port.`,
    "host-unknown": (host) =>
      `This machine has no address “${host}”. Choose one of its own with --host, such as 127.0.0.1.`,
  },
};
