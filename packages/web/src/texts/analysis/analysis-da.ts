export { daAnalysis as analysis } from "@aushang/engine/texts/da";
