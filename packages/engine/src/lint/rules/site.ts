import { blocksEverything } from "./site/blocks-everything.ts";
import { resourcesBlocked } from "./site/resources-blocked.ts";
import { sensitivePath } from "./site/sensitive-path.ts";

/** Rules on what a file blocks, and gives away. */
export const siteRules = [blocksEverything, resourcesBlocked, sensitivePath] as const;
