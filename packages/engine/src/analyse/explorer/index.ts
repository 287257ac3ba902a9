export type {
  Example,
  ExampleCode,
  Miss,
  MissCode,
  NearMiss,
  Overlap,
  Overlaps,
  PatternCut,
  PatternFacts,
  PatternPart,
  PatternRemark,
  Relation,
} from "./model.ts";
export { overlapsOf } from "./overlaps.ts";
export { type ExploreOptions, explorePattern } from "./pattern-facts.ts";
