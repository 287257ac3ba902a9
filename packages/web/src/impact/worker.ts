import { countAll } from "./count.ts";
import type { ImpactJob, ImpactSays } from "./jobs.ts";

const say = (said: ImpactSays): void => postMessage(said);

addEventListener("message", async ({ data }: MessageEvent<ImpactJob>) => {
  try {
    const answer = await countAll(data, (progress) => say({ kind: "progress", progress }));
    say({ kind: "done", answer });
  } catch (cause) {
    // A rejection alone would reach nobody.
    setTimeout(() => {
      throw cause;
    });
  }
});
