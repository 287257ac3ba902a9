import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Words that somebody looks for who reads a robots.txt with bad intentions. */
const SECRET =
  /(?:^|[/_.-])(?:backups?|dumps?|secrets?|private[_-]?keys?|passw(?:or)?ds?|credentials?|phpmyadmin|\.git|\.env|\.svn|\.htpasswd|id_rsa|sql)(?=$|[/_.*$-]|\d)|\.(?:sql|bak|old|pem|key|kdbx)(?:\.gz|\.zip)?\$?$|(?:^|[/_-])admin[_-][a-z0-9]{4,}/i;

/** Paths that a public file gives away. Blocking crawlers protects none of them. */
export const sensitivePath = defineRule({
  id: "sensitive-path",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("3"), GOOGLE_SPEC],
  *check(file) {
    const seen = new Set<string>();
    for (const { from, to, pattern, isAllow, inForce } of file.rules()) {
      if (isAllow || !inForce || /[?=]/.test(pattern) || !SECRET.test(pattern)) continue;
      if (seen.has(pattern)) continue;
      seen.add(pattern);
      yield { from, to, args: { pattern } };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /wp-admin/\nDisallow: /admin/\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /backup-2024/\nDisallow: /admin-secret\n",
      reports: ["2:11-2:24", "3:11-3:24"],
    },
  ],
});
