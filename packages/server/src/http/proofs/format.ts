import { Type } from "typebox";
import { FormatAnswer } from "../schemas/edits.ts";
import { FILE_PROPERTIES, ONE_FILE } from "../schemas/files.ts";
import { Reading, words } from "../schemas/parts.ts";
import { fileOf } from "./files.ts";
import { operation } from "./operation.ts";

/** `POST /api/v1/format`. */
export const format = operation({
  name: "format",
  summary: "A robots.txt tidied, merged or made small",
  description:
    "Only what is proven to change no verdict is done, for every crawler and address, in the readings that are named. What would change one is left out, and `refused` has the address for which it would.",
  body: Type.Object(
    {
      mode: words(
        ["format", "merge", "minify"],
        "`format` loses no line, `merge` no rule and no comment, `minify` leaves out what changes nothing.",
      ),
      readings: Type.Optional(
        Type.Array(Reading, {
          minItems: 1,
          uniqueItems: true,
          description: "In which no verdict may change. Default `rfc9309` and `google`.",
        }),
      ),
      newline: Type.Optional(words(["\n", "\r\n"], "Default: as most lines of the file end.")),
      keep: Type.Optional(
        Type.Array(words(["comments", "blank-lines"]), {
          uniqueItems: true,
          description: "What `minify` leaves in the file.",
        }),
      ),
      ...FILE_PROPERTIES,
    },
    { additionalProperties: false },
  ),
  shown: { rules: ONE_FILE },
  answer: FormatAnswer,
  examples: {
    given: {
      summary: "A text",
      value: {
        mode: "minify",
        robots: "useragent: *\nDisallow: /ab*\nAllow: /*b\nDisallow: /*c # why\n",
      },
    },
  },
  serve: async (body, admitted, pool) => {
    const { mode, readings, newline, keep } = body;
    const file = await fileOf(body, admitted);
    const options = {
      mode,
      ...(readings === undefined ? {} : { readings }),
      ...(newline === undefined ? {} : { newline }),
      ...(keep === undefined ? {} : { keep }),
    };
    return pool.run("format", { file, options }, admitted);
  },
});
