export { markdownOf, markdownText } from "./analysis/markdown.ts";
export type { AnalysisCatalogue } from "./analysis.ts";
export { answersFor } from "./answers.ts";
export type {
  AnswerId,
  Catalogue,
  InputProblem,
  Language,
  ProblemArgs,
  VerdictWord,
} from "./catalogue.ts";
export { type FindingWords, findingMessage, fixTitle, type RuleWords } from "./findings.ts";
export { chooseLanguage } from "./language.ts";
export { code, lineRef, type Part, plain, say, strong, type Text } from "./parts.ts";
export { closingStatus, isEarned, verdictWord } from "./words.ts";
