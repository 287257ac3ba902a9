import { tokenControlOnly } from "./tokens/token-control-only.ts";
import { tokenCut } from "./tokens/token-cut.ts";
import { tokenEmpty } from "./tokens/token-empty.ts";
import { tokenListComma } from "./tokens/token-list-comma.ts";
import { tokenRetired } from "./tokens/token-retired.ts";
import { tokenUndocumented } from "./tokens/token-undocumented.ts";
import { tokenUnknown } from "./tokens/token-unknown.ts";
import { tokenUserAgentString } from "./tokens/token-user-agent-string.ts";
import { tokenVersion } from "./tokens/token-version.ts";

/** Rules on the names in user-agent lines. */
export const tokenRules = [
  tokenEmpty,
  tokenUnknown,
  tokenRetired,
  tokenUndocumented,
  tokenControlOnly,
  tokenVersion,
  tokenCut,
  tokenListComma,
  tokenUserAgentString,
] as const;
