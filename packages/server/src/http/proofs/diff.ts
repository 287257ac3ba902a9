import { Type } from "typebox";
import { DiffAnswer } from "../schemas/changes.ts";
import { AnyFile, FRESH } from "../schemas/files.ts";
import { Reading } from "../schemas/parts.ts";
import { CrawlerList, readAskers } from "./crawlers.ts";
import { Faults } from "./faults.ts";
import { fetchFiles, type NamedFile, readFileInput } from "./files.ts";
import { operation } from "./operation.ts";

const FILE = { $ref: "RobotsFile#" };

const OLD = "User-agent: *\nDisallow: /shop\n";
const NEW =
  "User-agent: *\nDisallow: /shop/\n\nUser-agent: GPTBot\nDisallow: /shop\nDisallow: /news/\n";

/** `POST /api/v1/diff`. */
export const diff = operation({
  name: "diff",
  summary: "What changes from one robots.txt to another",
  description:
    "All addresses that open or close, as patterns minus exceptions, for each crawler, each with an address that really changes and the deciding lines; and whether it is proven that nothing else does. A site without a robots.txt counts as a file without rules, and `robots` says `absent`; a file that could not be read is never compared.",
  body: Type.Object(
    {
      old: AnyFile,
      new: AnyFile,
      crawlers: CrawlerList,
      readings: Type.Optional(
        Type.Array(Reading, { minItems: 1, uniqueItems: true, description: "Default `rfc9309`." }),
      ),
      addresses: Type.Optional(
        Type.Array(Type.String(), {
          minItems: 1,
          description: "Addresses for which it is counted what changes, in the first reading.",
        }),
      ),
      ...FRESH,
    },
    { additionalProperties: false },
  ),
  shown: { properties: { old: FILE, new: FILE } },
  answer: DiffAnswer,
  examples: {
    given: {
      summary: "Two texts, for two crawlers",
      value: { old: OLD, new: NEW, crawlers: ["Googlebot", "GPTBot"] },
    },
    live: {
      summary: "The live file against a draft, for everybody",
      value: { old: { address: "https://shop.example" }, new: { robots: NEW } },
    },
    addresses: {
      summary: "What it means for addresses that exist",
      value: { old: OLD, new: NEW, addresses: ["https://shop.example/shopping"] },
    },
  },
  serve: async (body, admitted, pool) => {
    const faults = new Faults();
    const old = readFileInput(body.old, "/old", faults);
    const next = readFileInput(body.new, "/new", faults);
    faults.settle();
    const askers = readAskers(body.crawlers);
    const files = [old, next] as readonly [NamedFile, NamedFile];
    const [before, after] = await fetchFiles(files, body.fresh ?? false, admitted);
    if (before === undefined || after === undefined) throw new Error("a file is missing");
    const { readings = ["rfc9309"], addresses = null } = body;
    return pool.run("diff", { old: before, next: after, askers, readings, addresses }, admitted);
  },
});
