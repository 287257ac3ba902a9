import { rules } from "@aushang/engine/lint";
import { LEVELS, PROFILES } from "./config-text.ts";

/** The JSON Schema (draft-07) of `aushang.config.json`, for editors. The command line carries it as a file. */
export function configSchema(): object {
  const ids = rules.map(({ id }) => id);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Configuration of aushang lint",
    type: "object",
    additionalProperties: false,
    properties: {
      $schema: { type: "string", description: "Where this schema is, for editors." },
      levels: {
        type: "object",
        additionalProperties: false,
        properties: Object.fromEntries(ids.map((id) => [id, { $ref: "#/definitions/level" }])),
        description: "Severity of the findings of a rule; off leaves the rule out.",
      },
      ignore: {
        type: "array",
        items: { enum: ids },
        description: "Rules that are left out.",
      },
      profiles: {
        type: "array",
        items: { enum: PROFILES },
        description:
          "Whose eyes the files are looked at with, beside everybody's: Google, crawlers of the standards of 1994 and 1996, Yandex.",
      },
      address: {
        type: "string",
        pattern: "\\S",
        description: "Address of the website that the files are for.",
      },
    },
    definitions: { level: { enum: LEVELS } },
  };
}
