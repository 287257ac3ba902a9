export { type OctetReader, type OctetSource, pieces } from "./source.ts";
