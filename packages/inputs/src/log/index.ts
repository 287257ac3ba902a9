export type { OctetReader, OctetSource } from "../octets/source.ts";
export type {
  BadLine,
  LogEntry,
  LogField,
  LogFields,
  LogOptions,
  LogSummary,
} from "./model.ts";
export { type LogReading, readLog } from "./reader.ts";
export type { LogRows } from "./rows.ts";
