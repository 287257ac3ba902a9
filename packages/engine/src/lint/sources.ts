/** Where a rule's statement can be read. */
export interface Source {
  readonly name: string;
  readonly url: string | null;
  /** The day it was read, ISO date. */
  readonly read: string;
}

const READ = "2026-11-30";

const page = (name: string, url: string | null): Source => ({ name, url, read: READ });

/** A section of RFC 9309. */
export const rfc = (section: string): Source =>
  page(`RFC 9309, ${section}`, `https://www.rfc-editor.org/rfc/rfc9309#section-${section}`);

/** Google's page on how it reads robots.txt. */
export const GOOGLE_SPEC: Source = page(
  "Google: How Google interprets the robots.txt specification",
  "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt",
);
/** Google's published parser. */
export const GOOGLE_CODE: Source = page(
  "google/robotstxt: robots.cc and reporting_robots.cc, 22b355f",
  "https://github.com/google/robotstxt",
);
/** Google's crawlers and their tokens. */
export const GOOGLE_CRAWLERS: Source = page(
  "Google: common and special-case crawlers",
  "https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers",
);
/** Yandex's help on robots.txt. */
export const YANDEX: Source = page(
  "Yandex Webmaster help: robots.txt, its errors and limits",
  "https://yandex.com/support/webmaster/en/controlling-robot/robots-txt",
);
/** Bing's announcement on which section it reads. */
export const BING: Source = page("Bing Webmaster Blog, May 2012", "https://blogs.bing.com");
/** The text of 1994. */
export const ORIGINAL_1994: Source = page(
  "A Standard for Robot Exclusion, 1994",
  "https://www.robotstxt.org/orig.html",
);
/** The draft of 1996. */
export const DRAFT_1996: Source = page(
  "draft-koster-robots-00, 1996",
  "https://www.robotstxt.org/norobots-rfc.txt",
);
/** Moz on its crawler. */
export const MOZ: Source = page(
  "Moz: rogerbot",
  "https://moz.com/help/moz-procedures/crawlers/rogerbot",
);
/** RFC 3986 on percent-encoding. */
export const RFC_3986: Source = page(
  "RFC 3986, 2",
  "https://www.rfc-editor.org/rfc/rfc3986#section-2",
);
/** The registry of this engine. */
export const REGISTRY: Source = page("Aushang: registry of crawlers", null);
/** Cloudflare on Content-Signal. */
export const CONTENT_SIGNAL: Source = page(
  "Cloudflare: content signals; draft-romm-aipref-contentsignals-00 (expired April 2026)",
  "https://contentsignals.org",
);
/** The working group's drafts on Content-Usage. */
export const AIPREF: Source = page(
  "IETF aipref: draft-ietf-aipref-attach-05 and -vocab-08",
  "https://datatracker.ietf.org/wg/aipref/documents/",
);
/** Really Simple Licensing. */
export const RSL: Source = page("RSL 1.0: robots.txt", "https://rslstandard.org/guide/robots-txt");
/** Yandex on Clean-param. */
export const CLEAN_PARAM: Source = page(
  "Yandex Webmaster help: Clean-param",
  "https://yandex.com/support/webmaster/en/robot-workings/clean-param",
);
/** A parser that collects directives beyond the standard. */
export const EXTENSIONS: Source = page(
  "crawler-commons: RobotsExtension.java, 8e14e27",
  "https://github.com/crawler-commons/crawler-commons",
);
/** Seznam on the rate of its crawler. */
export const SEZNAM: Source = page(
  "Seznam: controlling the crawler",
  "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
);
/** Common Crawl on its crawler. */
export const COMMON_CRAWL: Source = page("Common Crawl: FAQ", "https://commoncrawl.org/faq");
/** Google's announcement that noindex in robots.txt ends. */
export const NOINDEX_ENDS: Source = page(
  "Google Search Central, July 2019: unsupported rules in robots.txt",
  "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
);
