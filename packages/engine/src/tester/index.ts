export { ADDRESS_LIMIT, asTyped, asTypedAt } from "./address.ts";
export { askerOf, askersOfRegistry } from "./asker.ts";
export { askCrawler } from "./crawler.ts";
export type {
  AddressChange,
  AddressProblem,
  AskedCrawler,
  CrawlerProblem,
  NoteCode,
  OtherCrawler,
  RobotsFacts,
  RobotsSource,
  StatusMeaning,
  Target,
  Tested,
  TestResult,
} from "./model.ts";
export { statusMeaning } from "./status.ts";
export { type TestOptions, test } from "./test.ts";
