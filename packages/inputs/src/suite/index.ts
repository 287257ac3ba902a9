export { readSuite, SUITE_LIMITS, type SuiteReading } from "./read.ts";
export { suiteSchema } from "./schema.ts";
