import { Type } from "typebox";
import { PlanAnswer } from "../schemas/edits.ts";
import { FILE_PROPERTIES, ONE_FILE } from "../schemas/files.ts";
import { FileVerdict, Reading, text } from "../schemas/parts.ts";
import { readAsker } from "./crawlers.ts";
import { Faults } from "./faults.ts";
import { fetchFile, type NamedFile, readFileProperties } from "./files.ts";
import { operation } from "./operation.ts";
import { OneSite } from "./origin.ts";

/** Wishes of one request. */
const WISHES = 200;

const Wish = Type.Object(
  {
    address: text("A path, or a whole address; all of one site."),
    crawler: text("Product token, or a whole User-Agent header."),
    verdict: FileVerdict,
  },
  { additionalProperties: false },
);

/** `POST /api/v1/plan`. */
export const plan = operation({
  name: "plan",
  summary: "Which lines make a robots.txt say what is wanted",
  description:
    "Few lines that meet all wishes, the file with them, and everything else that they change, proven for every crawler; or why it cannot be.",
  body: Type.Object(
    {
      wishes: Type.Array(Wish, { minItems: 1, maxItems: WISHES }),
      reading: Type.Optional(Reading),
      ...FILE_PROPERTIES,
    },
    { additionalProperties: false },
  ),
  shown: { rules: ONE_FILE },
  answer: PlanAnswer,
  examples: {
    given: {
      summary: "A text",
      value: {
        robots: "User-agent: *\nDisallow: /shop/\n",
        wishes: [{ address: "/shop/help", crawler: "Bingbot", verdict: "allowed" }],
      },
    },
    live: {
      summary: "The live file of a site",
      value: {
        address: "https://shop.example",
        wishes: [{ address: "https://shop.example/", crawler: "GPTBot", verdict: "disallowed" }],
      },
    },
  },
  serve: async (body, admitted, pool) => {
    const { reading = "rfc9309", fresh = false } = body;
    const faults = new Faults();
    const named = readFileProperties(body, "", faults);
    const site = new OneSite(named?.kind === "site" ? named.target.origin : null);
    const wishes = body.wishes.map(({ address, crawler, verdict }, i) => ({
      asker: readAsker(crawler, `/wishes/${i}/crawler`),
      address: site.read(address, `/wishes/${i}/address`, faults).target,
      verdict,
    }));
    faults.settle();
    const file = await fetchFile(named as NamedFile, fresh, admitted);
    return pool.run("plan", { file, wishes, reading }, admitted);
  },
});
