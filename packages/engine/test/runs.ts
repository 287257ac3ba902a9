/** Whether everything is to be tried at length: `npm run test:long`. */
export const isLong: boolean = (process.env.AUSHANG_LONG ?? "") !== "";

/** How often a property is tried: bounded in every run, far more often in a long one. */
export const runs = (usual: number, long: number): { readonly numRuns: number } => ({
  numRuns: isLong ? long : usual,
});

/** Milliseconds that a property may take. */
export const PATIENCE: number = isLong ? 1_800_000 : 60_000;
