import { fetch5xx } from "./fetch/fetch-5xx.ts";
import { fetch403 } from "./fetch/fetch-403.ts";
import { fetch429 } from "./fetch/fetch-429.ts";
import { fetchContentType } from "./fetch/fetch-content-type.ts";
import { fetchDiffersHttpHttps } from "./fetch/fetch-differs-http-https.ts";
import { fetchDiffersWww } from "./fetch/fetch-differs-www.ts";
import { fetchRedirectHost } from "./fetch/fetch-redirect-host.ts";
import { fetchRedirectMany } from "./fetch/fetch-redirect-many.ts";
import { fetchSlow } from "./fetch/fetch-slow.ts";

/** Rules on how a file is served; only where it was fetched. */
export const fetchRules = [
  fetch403,
  fetch429,
  fetch5xx,
  fetchContentType,
  fetchRedirectHost,
  fetchRedirectMany,
  fetchSlow,
  fetchDiffersHttpHttps,
  fetchDiffersWww,
] as const;
