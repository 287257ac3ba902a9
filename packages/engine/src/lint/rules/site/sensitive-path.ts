import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/**
 * What somebody looks for who reads a robots.txt with bad intentions. Names of ordinary pages, such as a form to reset a
 * password, are left out.
 */
const SECRET: readonly RegExp[] = [
  /\/(?:backups?|dumps?|secrets?|credentials|passwords|private[-_]?keys?|phpmyadmin|mysql)(?=$|[/*$]|[-_.](?:\d|old|new|db|sql|site|files|data))/i,
  /\/\.(?:git|env|svn|ssh|aws|htpasswd)(?=$|[/*$.])/i,
  /\.(?:sql|bak|pem|kdbx)(?:\.gz|\.zip)?\*?\$?$/i,
  /\/[a-z0-9]*admin[-_](?:area|backup|console|hidden|interface|login|panel|portal|private|secret|tools)/i,
];

/** Paths that a public file gives away. Blocking crawlers protects none of them. */
export const sensitivePath = defineRule({
  id: "sensitive-path",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("3"), GOOGLE_SPEC],
  *check(file) {
    const seen = new Set<string>();
    for (const { from, to, pattern, isAllow, inForce } of file.rules()) {
      if (isAllow || !inForce || /[?=]/.test(pattern) || !isSecret(pattern)) continue;
      if (seen.has(pattern)) continue;
      seen.add(pattern);
      yield { from, to, args: { pattern } };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /wp-admin/\nDisallow: /user/password/\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /backup-2024/\nDisallow: /admin-secret\n",
      reports: ["2:11-2:24", "3:11-3:24"],
    },
  ],
});

const isSecret = (pattern: string): boolean => SECRET.some((sign) => sign.test(pattern));
