export { enAnalysis as analysis } from "@aushang/engine/texts/en";
