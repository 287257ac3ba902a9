export { deAnalysis as analysis } from "@aushang/engine/texts/de";
