import { Type } from "typebox";
import { ExplainAnswer } from "../schemas/explanations.ts";
import { FILE_PROPERTIES, ONE_FILE } from "../schemas/files.ts";
import { Reading } from "../schemas/parts.ts";
import { CrawlerList, readAskers } from "./crawlers.ts";
import { fileOf } from "./files.ts";
import { operation } from "./operation.ts";

/** `POST /api/v1/explain`. */
export const explain = operation({
  name: "explain",
  summary: "What a robots.txt says to whom",
  description:
    "The file in sentences; the groups that apply to crawlers, with what becomes of each rule: alive with an address that only it decides, or dead with the lines that cover it, proven; and one short address for each way in which the file decides.",
  body: Type.Object(
    { ...FILE_PROPERTIES, crawlers: CrawlerList, reading: Type.Optional(Reading) },
    { additionalProperties: false },
  ),
  shown: { rules: ONE_FILE },
  answer: ExplainAnswer,
  examples: {
    given: {
      summary: "A text",
      value: {
        robots:
          "User-agent: *\nDisallow: /cart/\nDisallow: /cart/old/\n\nUser-agent: GPTBot\nDisallow: /\n",
        crawlers: ["Googlebot", "GPTBot"],
      },
    },
    live: { summary: "The live file of a site", value: { address: "https://shop.example" } },
  },
  serve: async (body, admitted, pool) => {
    const askers = readAskers(body.crawlers);
    const file = await fileOf(body, admitted);
    return pool.run("explain", { file, askers, reading: body.reading ?? "rfc9309" }, admitted);
  },
});
