import { fileBom } from "./file/file-bom.ts";
import { fileBomMojibake } from "./file/file-bom-mojibake.ts";
import { fileEmpty } from "./file/file-empty.ts";
import { fileEncoding } from "./file/file-encoding.ts";
import { fileHtml } from "./file/file-html.ts";
import { fileLineEnds } from "./file/file-line-ends.ts";
import { fileNoRules } from "./file/file-no-rules.ts";
import { fileTooLarge } from "./file/file-too-large.ts";

/** Rules on what a file is made of. */
export const fileRules = [
  fileTooLarge,
  fileEncoding,
  fileBom,
  fileBomMojibake,
  fileLineEnds,
  fileHtml,
  fileEmpty,
  fileNoRules,
] as const;
