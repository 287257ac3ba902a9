import type { FastifyInstance } from "fastify";
import type { Admission } from "../work/admission.ts";
import type { Pool } from "../work/pool.ts";
import { check } from "./check.ts";
import { diff } from "./diff.ts";
import { explain } from "./explain.ts";
import { format } from "./format.ts";
import { impact } from "./impact.ts";
import { type Operation, serveOperations } from "./operation.ts";
import { pattern } from "./pattern.ts";
import { plan } from "./plan.ts";
import { why } from "./why.ts";

/** All questions about all addresses. */
const OPERATIONS: readonly Operation[] = [diff, explain, pattern, why, plan, format, check, impact];

/**
 * Serves every question about all addresses. `prepare` finds the answers that their description
 * shows, and says whether all were found.
 */
export function serveProofs(
  app: FastifyInstance,
  { admission, pool }: { readonly admission: Admission; readonly pool: Pool },
): { readonly prepare: () => Promise<boolean> } {
  const answers = new Map<string, unknown>();
  serveOperations(app, OPERATIONS, { admission, pool, answers });

  const answer = async ({ name, examples, serve }: Operation): Promise<void> => {
    const [first] = Object.values(examples);
    const octets = await serve((first?.value ?? {}) as never, admission.own, pool);
    answers.set(name, JSON.parse(new TextDecoder().decode(octets)));
  };
  return {
    prepare: async () => {
      const found = await Promise.allSettled(OPERATIONS.map(answer));
      return found.every(({ status }) => status === "fulfilled");
    },
  };
}
