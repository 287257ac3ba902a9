import { cleanParamInvalid } from "./extensions/clean-param-invalid.ts";
import { cleanParamYandexOnly } from "./extensions/clean-param-yandex-only.ts";
import { crawlDelayIgnored } from "./extensions/crawl-delay-ignored.ts";
import { directiveUnread } from "./extensions/directive-unread.ts";
import { hostUnsupported } from "./extensions/host-unsupported.ts";
import { noindexUnsupported } from "./extensions/noindex-unsupported.ts";
import { requestRate } from "./extensions/request-rate.ts";
import { visitTime } from "./extensions/visit-time.ts";

/** Rules on directives of single crawlers, and on those that nobody reads any more. */
export const extensionRules = [
  crawlDelayIgnored,
  noindexUnsupported,
  hostUnsupported,
  requestRate,
  visitTime,
  cleanParamYandexOnly,
  cleanParamInvalid,
  directiveUnread,
] as const;
