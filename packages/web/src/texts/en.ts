import { code, say } from "@aushang/engine/texts";
import type { PageTexts } from "./catalogue.ts";
import { crawler, others } from "./en/crawlers.ts";
import { numbersIn } from "./numbers.ts";

const { n, count } = numbersIn("en");

/** English labels of the page. */
export const en: PageTexts = {
  head: {
    skip: "Skip to the verdict",
    menu: "Main",
    pages: {
      test: "Test",
      compare: "Compare",
      pattern: "Pattern",
      tests: "Checks",
      impact: "Impact",
    },
    language: "Language",
    theme: {
      system: "Appearance: like the system",
      light: "Appearance: light",
      dark: "Appearance: dark",
    },
  },
  title: {
    start: "Test a robots.txt – Aushang",
    draft: "Draft – Aushang",
    many: (amount) => `${count(amount, "address", "addresses")} – Aushang`,
    answer: (verdict, address, crawler) => `${verdict}: ${address} for ${crawler} – Aushang`,
    heading: (address, crawler) => `${address} for ${crawler}`,
  },
  form: {
    title: "Test",
    source: "Source",
    live: "Live",
    draft: "Draft",
    liveNote: "Live reads the file that is on the server now.",
    address: "Address",
    addressOfPage: "Address of a page",
    addressOrPath: "Address or path",
    placeholder: "https://example.com/page",
    host: "Host",
    reading: "Reading",
    test: "Test",
    orBefore: "Or",
    orPaste: "paste a robots.txt",
    orAfter: ": it is read in this browser and sent nowhere.",
  },
  crawler,
  start: {
    title: "What does this robots.txt really say?",
    lead: "Which crawler may fetch which address, which line decides, and why.",
    examples: "Three files that surprise people",
    madeUp: "made up, nothing is fetched",
    shown: "shown",
    example: {
      cart: {
        title: "The shop cart",
        about: "Closed to everyone. Is it closed to Google?",
      },
      pdf: {
        title: "The PDF files",
        about: "One $, and a question mark gets around it.",
      },
      bot: {
        title: "The AI bot",
        about: "A blank line does not end a group.",
      },
    },
    more: "Beyond one address",
    can: [
      {
        title: "Many addresses",
        text: "Paste a list into the address field, one address a line, and get a table.",
      },
      {
        title: "Any crawler",
        text: "From the list, by a token of your own, or paste a whole User-Agent header.",
      },
      {
        title: "Drafts",
        text: "Paste a robots.txt and change it: the verdict follows as you type, even offline.",
      },
    ],
  },
  recent: { title: "Tested lately", forget: "Clear the list" },
  verdict: {
    mode: { live: "live", draft: "draft", example: "example" },
    sub: (crawler) => `for ${crawler}`,
    cancelled: "fetch cancelled",
    noServer: "no answer from our server",
  },
  loading: {
    reading: "Reading robots.txt",
    seconds: (amount) => `${n(amount)} s`,
    cancel: "cancels",
  },
  facts: {
    group: "Group applied",
    blocks: (amount) => (amount === 2 ? "two blocks" : `${n(amount)} blocks`),
    scope: "Holds for",
    thisHost: "exactly this host:",
    tested: "Tested as",
    otherGroup: (line, kind, crawler) =>
      kind === "disallow"
        ? say`${line} would block the address, but it stands under ${code("*")}, and ${crawler} has a group of its own.`
        : say`${line} would open the address, but it stands under ${code("*")}, and ${crawler} has a group of its own.`,
  },
  actions: {
    openDraft: "Open as draft",
    compare: "Compare",
    copyLink: "Copy link",
    linkCopied: {
      live: "Link copied. It holds address, crawler and reading; the file is read anew when it is opened.",
      draft:
        "Link copied. It holds the whole draft. No server gets it, but whoever has the link can read it.",
    },
    linkTooLong:
      "The draft is too long for a link that every program accepts. Download it as a file instead.",
    json: "JSON",
    jsonCopied: "Result copied as JSON.",
    download: "Download",
    edit: "Edit this file",
    openLive: "Open live",
    again: "Fetch again",
  },
  fetched: {
    redirects: (amount) => `${count(amount, "redirect", "redirects")}:`,
    notRules: "not read as rules",
    cacheNote: "For information: a test always reads the present file, at most 60 seconds old.",
    readBefore: "Read once,",
    readAfter: ", from our server.",
    olderCopies: "Crawlers may use a copy that is up to 24 hours old.",
    again: "Fetch again and check",
    searchConsole: "Ask Google to fetch: Search Console",
  },
  readings: {
    title: (amount, same) => {
      const who =
        amount === 1
          ? "Another reading"
          : amount === 2
            ? "Two other readings"
            : "Three other readings";
      const verb = amount === 1 ? "reads" : "read";
      return same
        ? `${who} ${amount === 1 ? "gets" : "get"} the same from another line`
        : `${who} ${verb} this file differently`;
    },
    show: "Show with this reading",
  },
  answers: { title: "Short answers", lead: "Questions about this:" },
  limits: "What a test cannot know",
  sheet: {
    draft: "draft",
    example: "example",
    came: "as it came, not read as rules",
    lines: (amount) => count(amount, "line", "lines"),
    changed: (time) => `changed ${time}`,
    decides: "decides",
    matches: "matches",
    skipped: "skipped",
    beyond: "beyond the limit",
    groupTag: (group, block, blocks) =>
      blocks === 1 ? `group ${group}` : `group ${group}, block ${n(block)} of ${n(blocks)}`,
    cut: "The rest of this line is not read.",
    invisible: (name) =>
      name === "?" ? "A byte that is not UTF-8" : `Invisible character ${name}`,
    restOfLine: (characters) => `${count(characters, "more character", "more characters")}`,
    otherGroup: "would match, other group",
    hidden: (from, to) =>
      from === to ? `Show line ${n(from)}` : `Show lines ${n(from)} to ${n(to)}`,
    showAll: (lines) => `Show all ${n(lines)} lines`,
    skippedTitle: "Without effect",
    skippedCount: (amount) => count(amount, "line", "lines"),
    applied: (rules) => `${count(rules, "rule", "rules")} in the group applied`,
    none: "No group applies",
    previous: "Previous marked line",
    next: "Next marked line",
    openedAsText:
      "The file holds bytes that are not UTF-8. Replacement characters stand for them in the draft.",
  },
  draft: {
    notLive: "Draft, not live.",
    notSent: "Nothing is saved to your site; nothing leaves this browser.",
    placeholder: "User-agent: *\nDisallow:",
    follows: "follows the draft as you type",
    damagedTitle: "This link is damaged",
    damagedText:
      "The draft in it cannot be read. It was never sent to us, so we cannot restore it. Ask for the whole link, or start anew.",
    startEmpty: "Start an empty draft",
    noQuestion: "host or address missing",
  },
  why: {
    title: "Why",
    copy: "copy as text",
    copied: "The steps were copied as text.",
    copyHead: (address, crawler, reading) => `${address} for ${crawler}, reading ${reading}`,
    address: "Address",
    pattern: "Pattern",
    takes: (pattern, address) => `${pattern} takes ${address === "" ? "nothing" : address}`,
    restOf: (rest) => `${rest} is left over`,
    alignment: (address, pattern, pieces) =>
      `The address ${address} against the pattern ${pattern}: ${pieces.join(", ")}.`,
    caption: (matching, rules) =>
      `${n(matching)} of ${count(rules, "rule", "rules")} in the group ${matching === 1 ? "matches" : "match"}`,
    line: "Line",
    rule: "Rule",
    octets: "Octets",
    outcome: "Outcome",
    comparedAs: "compared as",
    showAll: (amount) => `Show all ${n(amount)} matching rules`,
  },
  others,
  basis: {
    rule: "no line",
    "no-match": "no rule matches",
    "no-rules": "no rules",
    "robots-txt-itself": "the robots.txt itself",
    unavailable: "no file",
    unreachable: "fetch failed",
    "not-fetched": "not fetched",
    "other-origin": "another site",
    cached: "last version without error",
  },
  advice: {
    title: "What to do now",
    askedAs: "We asked as",
    eachHost: "Every host has a file of its own. Empty the host field, or test live.",
    readOther: (host) => `Read the file of ${host}`,
    write: "Write a first draft",
    paste: "Paste the file yourself",
    change: "Change the address",
  },
  trouble: {
    of: (failure) => {
      switch (failure.kind) {
        case "gone":
          return {
            title: "Our server does not answer",
            text: "Drafts still work: paste the file, and it is read in this browser. Or check your connection and try again.",
          };
        case "busy":
          return {
            title: "Our fetcher is busy",
            text: `Paste the file instead; it is read in this browser. Or try again ${failure.retryAfter === null ? "a little later" : `in ${n(failure.retryAfter)} s`}.`,
          };
        case "server-error":
          return {
            title: `Our server reports an error (${failure.status})`,
            text: "That is our fault, not the site’s. Paste the file, and it is read in this browser, or try again later.",
          };
        case "refused":
          return { title: failure.title, text: failure.detail };
      }
    },
    pasteLabel: "Paste a robots.txt",
    again: "Try again",
    cancelledTitle: "Cancelled",
    cancelledText: "Nothing was read, so the verdict is unknown.",
    offline: "You are offline. Drafts still work, nothing can be read live.",
  },
  many: {
    title: (amount, crawler) => `${count(amount, "address", "addresses")} for ${crawler}`,
    lead: "The robots.txt of each site is read once.",
    left: (amount) =>
      `${count(amount, "address was", "addresses were")} left out: 200 can be tested at once.`,
    notTested: "Not tested",
    reason: "Reason",
    show: "Show alone",
  },
  foot: {
    request: "A request, not a lock: no protection for secrets, no removal from an index.",
    says: "Aushang says what a file says, not what a crawler does.",
    crawlers: "Crawlers and sources (JSON)",
    http: "HTTP interface (OpenAPI)",
    keyboard: "Keyboard",
    privacy: "What is sent where",
  },
  keys: {
    title: "Keyboard",
    does: {
      address: "Enter an address",
      crawler: "Choose a crawler",
      test: "Test",
      draft: "Edit the file",
      compare: "Compare it with another",
      line: "Go to a line",
      marks: "Next, previous marked line",
      help: "This help",
      back: "Cancel, close, back to the verdict",
    },
    single: "Single letters as keys",
    singleNote: "While you type they are always off.",
    lineTitle: "Go to a line",
    lineLabel: (lines) => `Line, 1 to ${n(lines)}`,
    go: "Go",
  },
  dialog: {
    close: "Close",
    copyTitle: "To copy",
    copyText: "The browser does not allow copying. The text is selected: copy it yourself.",
  },
};
