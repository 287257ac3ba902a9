/** The chunk of parts that nobody needs for a first look. */

import "./styles/pages/proofs.css";

export { Answers } from "./advice/answers.tsx";
export { Documented } from "./advice/documented.tsx";
export { StatusAdvice } from "./advice/status-advice.tsx";
export { openComparison } from "./compare/hand-over.ts";
export { AboutCrawler } from "./crawlers/about.tsx";
export { Others } from "./crawlers/others.tsx";
export { CopyDialog } from "./dialogs/copy-dialog.tsx";
export { KeysDialog } from "./dialogs/keys-dialog.tsx";
export { PrivacyDialog } from "./dialogs/privacy-dialog.tsx";
export { FileProofs } from "./proofs/file-proofs.tsx";
export { FlipStep } from "./proofs/flip/flip-step.tsx";
export { SkippedList } from "./sheet/skipped-list.tsx";
export { DraftEditor } from "./tester/draft-editor.tsx";
export { LineDialog } from "./tester/line-dialog.tsx";
export { Many } from "./tester/many.tsx";
export { Damaged, NoQuestion, NoResult } from "./tester/no-result.tsx";
export { Actions } from "./verdict/actions.tsx";
export { FetchLine } from "./verdict/fetch-line.tsx";
export { Notes, Questions, ReadingNotice } from "./verdict/notices.tsx";
