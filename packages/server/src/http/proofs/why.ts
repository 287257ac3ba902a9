import { Type } from "typebox";
import { WhyAnswer } from "../schemas/edits.ts";
import { FILE_PROPERTIES, ONE_FILE } from "../schemas/files.ts";
import { Reading, text } from "../schemas/parts.ts";
import { readSingle } from "../tester/question.ts";
import { readAsker } from "./crawlers.ts";
import { Faults } from "./faults.ts";
import { fetchFile, type NamedFile, readAnyFile } from "./files.ts";
import { operation } from "./operation.ts";
import { OneSite } from "./origin.ts";

const [ROBOTS, BASE64] = ONE_FILE.oneOf;

/** `POST /api/v1/why`. */
export const why = operation({
  name: "why",
  summary: "Why an address has its verdict, and what would flip it",
  description:
    "The verdict of the file, the rules that came near to the other one and what kept them, and the smallest edits that flip it, each with all that it changes besides, proven. Without a file, the live one of the address's site is fetched.",
  body: Type.Object(
    {
      address: text("Address as a person types it; with a file a path will do."),
      crawler: text("Product token, or a whole User-Agent header."),
      robots: FILE_PROPERTIES.robots,
      robotsBase64: FILE_PROPERTIES.robotsBase64,
      fresh: FILE_PROPERTIES.fresh,
      reading: Type.Optional(Reading),
    },
    { additionalProperties: false },
  ),
  shown: {
    rules: { not: { required: [...(ROBOTS?.required ?? []), ...(BASE64?.required ?? [])] } },
  },
  answer: WhyAnswer,
  examples: {
    given: {
      summary: "A draft",
      value: {
        address: "/shoes?page=2&sort=price",
        crawler: "Bingbot",
        robots: "User-agent: *\nDisallow: /*?sort=\n",
      },
    },
    live: {
      summary: "The live file of the address",
      value: { address: "https://shop.example/shoes", crawler: "Googlebot" },
    },
  },
  serve: async (body, admitted, pool) => {
    const { address, crawler, robots, robotsBase64, reading = "rfc9309", fresh = false } = body;
    const faults = new Faults();
    const named = readAnyFile({ robots, robotsBase64 }, "", faults);
    faults.settle();
    const asker = readAsker(crawler, "/crawler");
    const target =
      named === "none"
        ? readSingle(address, "/address")
        : new OneSite(null).read(address, "/address", faults);
    const place: NamedFile | null =
      named === "none" ? { kind: "site", pointer: "/address", target } : named;
    const file = await fetchFile(place as NamedFile, fresh, admitted);
    return pool.run("why", { file, asker, target: target.target, reading }, admitted);
  },
});
