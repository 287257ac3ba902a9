import { Type } from "typebox";
import { ImpactAnswer } from "../schemas/counts.ts";
import { AnyFile, FRESH } from "../schemas/files.ts";
import { Reading, text } from "../schemas/parts.ts";
import { CrawlerList, readAskers } from "./crawlers.ts";
import { Faults } from "./faults.ts";
import { fetchFiles, type NamedFile, readFileInput } from "./files.ts";
import { operation } from "./operation.ts";
import { readOrigin } from "./origin.ts";

const FILE = { $ref: "RobotsFile#" };

/** `POST /api/v1/impact`. */
export const impact = operation({
  name: "impact",
  summary: "What a robots.txt, or a draft, means for addresses that exist",
  description:
    "Per crawler and rule how many addresses of a list, or requests of an access log, match, are decided and would change under a draft; rules that match nothing; how crawlers fetch the robots.txt. Exactly one of `addresses` and `log`, as much as fits in a body: the command line reads logs and sitemaps of any size.",
  body: Type.Object(
    {
      present: AnyFile,
      draft: Type.Optional(AnyFile),
      addresses: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
      log: Type.Optional(
        text("Lines of an access log: combined or common format, JSON lines, Cloudflare."),
      ),
      crawlers: CrawlerList,
      reading: Type.Optional(Reading),
      origin: Type.Optional(
        text("What the files are for, as https://shop.example; default: that of a fetched file."),
      ),
      ...FRESH,
    },
    { additionalProperties: false },
  ),
  shown: {
    properties: { present: FILE, draft: FILE },
    rules: { oneOf: [{ required: ["addresses"] }, { required: ["log"] }] },
  },
  answer: ImpactAnswer,
  examples: {
    addresses: {
      summary: "A list of addresses, under the present file and a draft",
      value: {
        present: "User-agent: *\nDisallow: /old/\n",
        draft: "User-agent: *\nDisallow: /*?\n",
        addresses: ["https://shop.example/shoes", "https://shop.example/shoes?sort=price"],
        crawlers: ["Googlebot"],
      },
    },
    log: {
      summary: "Requests of a log, under the live file",
      value: {
        present: { address: "https://shop.example" },
        log: '192.0.2.7 - - [30/Nov/2026:10:00:00 +0000] "GET /shoes HTTP/1.1" 200 512 "-" "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"\n',
      },
    },
  },
  serve: async (body, admitted, pool) => {
    const { addresses, log, reading = "rfc9309", fresh = false } = body;
    const faults = new Faults();
    const present = readFileInput(body.present, "/present", faults);
    const draft = body.draft === undefined ? null : readFileInput(body.draft, "/draft", faults);
    const from = fromOf(addresses, log, faults);
    const named = body.origin === undefined ? null : readOrigin(body.origin, "/origin", faults);
    faults.settle();
    const askers = readAskers(body.crawlers);
    const files = [present, draft].filter((one): one is NamedFile => one !== null);
    const [first, second = null] = await fetchFiles(files, fresh, admitted);
    if (first === undefined) throw new Error("the present file is missing");
    const origin = named ?? (present?.kind === "site" ? present.target.origin : null);
    const question = { present: first, draft: second, askers, reading, origin, from };
    return pool.run("impact", question, admitted);
  },
});

function fromOf(
  addresses: readonly string[] | undefined,
  log: string | undefined,
  faults: Faults,
):
  | { readonly kind: "addresses"; readonly addresses: readonly string[] }
  | { readonly kind: "log"; readonly text: string } {
  if (log === undefined && addresses !== undefined) return { kind: "addresses", addresses };
  if (addresses !== undefined)
    faults.add({ pointer: "/log", code: "not-together", args: { other: "addresses" } });
  else if (log === undefined)
    faults.add({ pointer: "", code: "needs-one-of", args: { names: "addresses, log" } });
  return { kind: "log", text: log ?? "" };
}
