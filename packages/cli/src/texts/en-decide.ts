import type { Words } from "./catalogue.ts";

/** Bad lines of `decide` in English. */
export const badLine: Words["badLine"] = {
  "not-utf8": () => ({
    what: "The line is not valid UTF-8.",
    why: "JSON is UTF-8; a robots file in other bytes belongs in robotsBase64.",
  }),
  "line-too-long": () => ({
    what: "The line is longer than 8 MiB.",
    why: "Longer lines are not kept in memory; split the robots file or shorten the line.",
  }),
  "not-json": (detail) => ({
    what: "The line is not valid JSON.",
    why: `Check quotes, commas and brackets: ${detail}`,
  }),
  "not-an-object": (detail) => ({
    what: `The line holds a JSON value of the kind ${detail}.`,
    why: 'A question is an object: {"robots": "…", "agent": "Googlebot", "url": "https://…"}.',
  }),
  "robots-missing": () => ({
    what: "The robots file is missing.",
    why: "Give its text in robots or its bytes in robotsBase64.",
  }),
  "robots-twice": () => ({
    what: "The robots file is given twice.",
    why: "Give robots or robotsBase64, not both.",
  }),
  "robots-not-text": (detail) => ({
    what: `The robots file is a JSON value of the kind ${detail}.`,
    why: "robots and robotsBase64 are strings.",
  }),
  "robots-not-base64": () => ({
    what: "robotsBase64 is not base64.",
    why: "Only A to Z, a to z, 0 to 9, + and / (or - and _) may stand in it, with = at the end.",
  }),
  "agent-missing": () => ({
    what: "The crawler is missing.",
    why: "Give one product token in agent or several in agents.",
  }),
  "agent-twice": () => ({
    what: "The crawler is given twice.",
    why: "Give agent or agents, not both.",
  }),
  "agent-not-text": (detail) => ({
    what: `The crawler is a JSON value of the kind ${detail}.`,
    why: "agent is a string, agents an array of strings.",
  }),
  "agent-empty": () => ({
    what: "agents is empty.",
    why: "Give at least one product token.",
  }),
  "url-missing": () => ({ what: "The address is missing.", why: "Give it in url." }),
  "url-not-text": (detail) => ({
    what: `The address is a JSON value of the kind ${detail}.`,
    why: "url is a string.",
  }),
  "reading-not-text": (detail) => ({
    what: `The reading is a JSON value of the kind ${detail}.`,
    why: "reading is a string.",
  }),
  "reading-unknown": (detail) => ({
    what: `There is no reading “${detail}”.`,
    why: "The readings are rfc9309, google, 1996 and 1994.",
  }),
};
