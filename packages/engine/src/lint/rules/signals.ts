import { contentSignalBlocked } from "./signals/content-signal-blocked.ts";
import { contentSignalKeyUnknown } from "./signals/content-signal-key-unknown.ts";
import { contentSignalRepeated } from "./signals/content-signal-repeated.ts";
import { contentSignalStatus } from "./signals/content-signal-status.ts";
import { contentSignalValueInvalid } from "./signals/content-signal-value-invalid.ts";
import { contentUsageDraft } from "./signals/content-usage-draft.ts";
import { contentUsageKeyUnknown } from "./signals/content-usage-key-unknown.ts";
import { contentUsageSyntax } from "./signals/content-usage-syntax.ts";
import { contentUsageValueInvalid } from "./signals/content-usage-value-invalid.ts";
import { licenseNotAbsolute } from "./signals/license-not-absolute.ts";
import { licenseScope } from "./signals/license-scope.ts";

/** Rules on directives that say what pages may be used for. */
export const signalRules = [
  contentSignalStatus,
  contentSignalKeyUnknown,
  contentSignalValueInvalid,
  contentSignalRepeated,
  contentSignalBlocked,
  contentUsageDraft,
  contentUsageKeyUnknown,
  contentUsageValueInvalid,
  contentUsageSyntax,
  licenseNotAbsolute,
  licenseScope,
] as const;
