/** The chunk of parts that nobody needs for a first look. */
export { AboutCrawler } from "./crawlers/about.tsx";
export { Others } from "./crawlers/others.tsx";
export { KeysDialog } from "./page/keys-dialog.tsx";
export { PrivacyDialog } from "./page/privacy-dialog.tsx";
export { SkippedList } from "./sheet/skipped-list.tsx";
export { Actions } from "./tester/actions.tsx";
export { Answers } from "./tester/answers.tsx";
export { Documented } from "./tester/documented.tsx";
export { DraftEditor } from "./tester/draft-editor.tsx";
export { FetchLine } from "./tester/fetch-line.tsx";
export { LineDialog } from "./tester/line-dialog.tsx";
export { Many } from "./tester/many.tsx";
export { Damaged, NoQuestion, NoResult } from "./tester/no-result.tsx";
export { Notes, Questions, ReadingNotice } from "./tester/notices.tsx";
export { StatusAdvice } from "./tester/status-advice.tsx";
