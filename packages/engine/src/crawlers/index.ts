export type {
  CacheRule,
  Confidence,
  Crawler,
  CrawlerFacts,
  Evidence,
  FallbackBasis,
  Purpose,
  Quirk,
  RedirectRule,
  Respect,
  StatusClass,
} from "./model.ts";
export { nearestCrawlers } from "./nearest.ts";
export { crawlers, findCrawler } from "./registry.ts";
export { fromUserAgent, looksLikeUserAgent } from "./user-agent.ts";
