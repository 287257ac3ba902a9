import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Endings of files that are what they are: programs such as `.php` are left out, they take queries. */
const FILE =
  /\*[^*$?]*\.(?:avi|bmp|csv|docx?|epub|gif|gz|ico|jpe?g|mov|mp[34]|odt|pdf|png|pptx?|rar|rtf|svg|swf|tar|tiff?|txt|wav|webp|wmv|xlsx?|zip|7z)$/i;

/** A star and the ending of a file, without `$`: it matches more than addresses that end so. */
export const dollarMissing = defineRule({
  id: "dollar-missing",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.3"), GOOGLE_SPEC],
  fixes: ["add-dollar"],
  *check(file) {
    for (const { from, to, pattern, inForce } of file.rules()) {
      if (!inForce || !FILE.test(pattern)) continue;
      const ending = pattern.slice(pattern.lastIndexOf("."));
      yield {
        from,
        to,
        args: { pattern, ending, examples: [`/a${ending}?x=1`, `/a${ending}-guide.html`] },
        fix: { code: "add-dollar", edits: [{ start: to, end: to, text: "$" }], isChoice: true },
      };
    }
  },
  examples: [
    {
      source: "User-agent: *\nDisallow: /*.pdf$\nDisallow: /*.cgi\nDisallow: /a.pdf\n",
      reports: [],
    },
    {
      source: "User-agent: *\nDisallow: /*.pdf\n",
      reports: ["2:11-2:17"],
      fixed: "User-agent: *\nDisallow: /*.pdf$\n",
    },
  ],
});
