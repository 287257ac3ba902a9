import type { Catalogue } from "../catalogue.ts";

const EXAMPLE = "https://example.com/page";
const perhaps = (nearest: string | undefined): string =>
  nearest === undefined ? "" : `Did you mean ${nearest}? `;

/** What was done to a typed address, in English. */
export const change: Catalogue["change"] = {
  "scheme-added": "https:// was added.",
  "fragment-dropped": "The part from # on is dropped; it never goes to the server.",
  "host-to-ascii": "The host name is shown in the form that is requested.",
  escaped: "Spaces and special characters are percent-encoded.",
  "path-normalised": "The path is shown in the form that is requested.",
};

/** English messages on what was given. */
export const problem: Catalogue["problem"] = {
  "address-empty": () => ({
    title: "No address given",
    next: `Enter the address of a page, for example ${EXAMPLE}.`,
  }),
  "address-invalid": ({ given }) => ({
    title: `“${given}” is not an address`,
    next: `Check the spelling. An address looks like this: ${EXAMPLE}.`,
  }),
  "address-too-long": () => ({
    title: "The address is too long",
    next: "At most 8,192 characters are tested, escapes included. Shorten the address. To test the text of a robots.txt, give it as a draft or as a file.",
  }),
  "address-scheme": ({ given }) => ({
    title: `“${given}” does not begin with http:// or https://`,
    next: `Only web addresses are tested, for example ${EXAMPLE}.`,
  }),
  "address-credentials": () => ({
    title: "The address contains a user name or password",
    next: "Leave out everything up to the @. Crawlers do not log in, and passwords do not belong in an address.",
  }),
  "address-host-missing": ({ given }) => ({
    title: `“${given}” lacks the name of the site`,
    next: `Add it, for example ${EXAMPLE}.`,
  }),
  "crawler-empty": () => ({
    title: "No crawler given",
    next: "Choose one from the list, or enter its token, for example Googlebot.",
  }),
  "crawler-invalid": ({ given, nearest }) => ({
    title: `“${given}” names no crawler`,
    next: `${perhaps(nearest)}Enter a token, for example Googlebot, or the whole User-Agent header of a known crawler.`,
  }),
  "crawler-too-long": () => ({
    title: "The name of the crawler is too long",
    next: "Enter the token alone, for example Googlebot.",
  }),
  "reading-unknown": ({ given, nearest }) => ({
    title: `There is no reading “${given}”`,
    next: `${perhaps(nearest)}Choose rfc9309, google, 1996 or 1994.`,
  }),
  "robots-missing": () => ({
    title: "No robots.txt given",
    next: "Give the text of the file, or the address to read it from.",
  }),
  "robots-not-base64": () => ({
    title: "The robots.txt is not valid Base64",
    next: "Encode the bytes of the file as Base64, or give the file as text.",
  }),
  "robots-too-large": () => ({
    title: "The robots.txt is too large",
    next: "Crawlers read only the first 512,000 bytes. Give only that part.",
  }),
  "file-not-found": ({ given }) => ({
    title: `There is no file “${given}”`,
    next: "Check path and spelling. With - the standard input is read.",
  }),
  "file-unreadable": ({ given }) => ({
    title: `“${given}” cannot be read`,
    next: "Check that it is a file and not a folder, and that you may read it.",
  }),
};
