import type { TextLoaders } from "../../page/use-texts.ts";
import type { ProofTexts } from "./catalogue.ts";

/** The words of what is proven on the tester's page, a file for each language. */
export const PROOF_TEXTS: TextLoaders<ProofTexts> = {
  de: () => import("./proofs-de.ts").then(({ proofs }) => proofs),
  en: () => import("./proofs-en.ts").then(({ proofs }) => proofs),
  da: () => import("./proofs-da.ts").then(({ proofs }) => proofs),
};
