import type { Static } from "typebox";
import { expect, expectTypeOf, test } from "vitest";
import type { ApiTestResult, CrawlerEntry, ProblemBody, TestRequest } from "../src/http/api.ts";
import {
  type CheckedTestRequest,
  type Crawlers,
  type ProblemSchema,
  SHARED_SCHEMAS,
  type TestResult,
} from "../src/http/schemas.ts";

/** Types as a schema gives them, in the way of the engine: nothing may be written to. */
type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T;

type Described = Frozen<Static<typeof TestResult>>;
type DescribedCrawler = Frozen<Static<typeof Crawlers>>["crawlers"][number];

/** These hold when this file compiles; the schemas and the types then say the same of every value. */
test("the schemas and the types of the interface agree", () => {
  expectTypeOf<Frozen<CheckedTestRequest>>().toEqualTypeOf<TestRequest>();
  expectTypeOf<Frozen<Static<typeof ProblemSchema>>>().toEqualTypeOf<ProblemBody>();
  expectTypeOf<Described["candidates"]>().toEqualTypeOf<ApiTestResult["candidates"]>();
  expectTypeOf<Described["others"]>().toEqualTypeOf<ApiTestResult["others"]>();
  expectTypeOf<Described["differences"]>().toEqualTypeOf<ApiTestResult["differences"]>();
  expectTypeOf<Described["crawler"]>().toEqualTypeOf<ApiTestResult["crawler"]>();
  expectTypeOf<Described["verdict"]>().toEqualTypeOf<ApiTestResult["verdict"]>();
  expectTypeOf<Described["basis"]>().toEqualTypeOf<ApiTestResult["basis"]>();
  expectTypeOf<Described["reading"]>().toEqualTypeOf<ApiTestResult["reading"]>();
  expectTypeOf<Described["addressChanges"]>().toEqualTypeOf<ApiTestResult["addressChanges"]>();
  expectTypeOf<keyof Described>().toEqualTypeOf<keyof ApiTestResult>();
  expectTypeOf<keyof Described["robots"]>().toEqualTypeOf<keyof ApiTestResult["robots"]>();
  expectTypeOf<Described["robots"]["failure"]>().toEqualTypeOf<
    ApiTestResult["robots"]["failure"]
  >();
  expectTypeOf<keyof DescribedCrawler>().toEqualTypeOf<keyof CrawlerEntry>();
  expectTypeOf<Omit<DescribedCrawler, "facts">>().toEqualTypeOf<Omit<CrawlerEntry, "facts">>();
  expect(new Set(SHARED_SCHEMAS.map((schema) => Reflect.get(schema, "$id"))).size).toBe(
    SHARED_SCHEMAS.length,
  );
});
