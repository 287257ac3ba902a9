import type { SuitePlace } from "@aushang/engine/suites";
import { asTyped } from "@aushang/engine/tester";
import type { Fields } from "./fields.ts";
import { KEYS } from "./form.ts";
import type { Problems } from "./problems.ts";

/** Where the files of a suite are: at its top, or in each of its environments. */
export function readPlaces(suite: Fields, problems: Problems): readonly SuitePlace[] {
  if (!suite.has("environments")) return [placeOf(suite, null, problems)];
  const beside = suite.first("file", "address");
  if (beside !== null)
    problems.add("keys-together", beside.at, { key: beside.text, other: "environments" });
  const environments = suite.fields("environments", null);
  if (environments === null) return [];
  const names = environments.keys();
  if (names.length === 0) problems.add("value-empty", environments.at, { key: "environments" });
  return names.map(({ text }) => {
    // One whose file is named from outside needs no more than its name.
    const fields = environments.isBlank(text) ? null : environments.fields(text, KEYS.environment);
    return fields === null
      ? { environment: text, file: null, origin: null }
      : placeOf(fields, text, problems);
  });
}

function placeOf(fields: Fields, environment: string | null, problems: Problems): SuitePlace {
  const file = fields.word("file")?.text ?? null;
  return { environment, file, origin: originOf(fields, problems) };
}

/** The origin that `address` names; its robots.txt may stand behind it. */
function originOf(fields: Fields, problems: Problems): string | null {
  const word = fields.word("address");
  if (word === null) return null;
  const target = asTyped(word.text);
  if (!("problem" in target) && ["/", "/robots.txt"].includes(target.target)) return target.origin;
  problems.add("not-an-origin", word.at, { found: word.text });
  return null;
}
