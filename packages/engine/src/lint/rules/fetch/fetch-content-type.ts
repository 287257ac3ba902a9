import { liveWith } from "../../live-examples.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A file that is not served as plain text in UTF-8. */
export const fetchContentType = defineRule({
  id: "fetch-content-type",
  severities: ["info", "warning"],
  since: "0.2.0",
  sources: [rfc("2.3"), GOOGLE_SPEC],
  *check({ options }) {
    const outcome = options.live?.outcome;
    if (outcome === undefined || outcome.status === null) return;
    if (outcome.status < 200 || outcome.status > 299) return;
    const type = outcome.headers["content-type"] ?? null;
    const isText = type !== null && /^text\/plain\s*(?:;|$)/i.test(type);
    const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(type ?? "")?.[1] ?? null;
    const isUtf8 = charset === null || /^(?:utf-?8|us-ascii)$/i.test(charset);
    if (isText && isUtf8) return;
    yield {
      from: 0,
      to: 0,
      severity: isText ? "warning" : "info",
      args: { type, isText, charset },
    };
  },
  examples: [
    { source: "User-agent: *\nDisallow:\n", reports: [], options: liveWith({}) },
    {
      source: "User-agent: *\nDisallow:\n",
      reports: ["1:1-1:1"],
      options: liveWith({ headers: { "content-type": "text/html" } }),
    },
    {
      source: "User-agent: *\nDisallow:\n",
      reports: ["1:1-1:1"],
      options: liveWith({ headers: { "content-type": "text/plain; charset=iso-8859-1" } }),
    },
  ],
});
