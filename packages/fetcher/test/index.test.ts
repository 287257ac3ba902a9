import { expect, test } from "vitest";
import * as entry from "../src/index.ts";

test("what the package gives out", () => {
  expect(Object.keys(entry).toSorted()).toEqual(["TIMEOUTS", "USER_AGENT", "createFetcher"]);
});
