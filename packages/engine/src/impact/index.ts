export { createImpact } from "./impact.ts";
export type {
  BadAddress,
  CompressionProblem,
  LogFormat,
  LogLineProblem,
  LogProblem,
  SitemapProblem,
  XmlFault,
} from "./input-problems.ts";
export type {
  Amount,
  CrawlerImpact,
  FetchPattern,
  FlipCount,
  FlipTemplate,
  Impact,
  ImpactOptions,
  ImpactResult,
  Named,
  RequestedBy,
  RequestRows,
  Requests,
  RobotsTxtFetches,
  RuleCount,
  RuleRef,
  SideCount,
} from "./model.ts";
