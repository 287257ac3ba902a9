/** What a bucket says to a request for tokens. */
type Grant =
  | { readonly granted: true }
  /** Whole seconds, at least 1, until there will be enough. */
  | { readonly granted: false; readonly retryAfter: number };

/** Token buckets, one per key, filled evenly. */
export interface Buckets {
  /** Takes one token of the key's bucket, if there is a whole one. */
  take(key: string): Grant;
  /** Takes away what was used, also below zero: then nothing is granted until the bucket has recovered. */
  spend(key: string, tokens: number): void;
}

const KEYS = 10_000;

/**
 * Buckets that hold `perMinute` tokens and gain as many in a minute. At most 10,000 keys are remembered; beyond
 * that the one that was used longest ago is forgotten, that is: full again.
 */
export function createBuckets(perMinute: number, now: () => number = Date.now): Buckets {
  const perMs = perMinute / 60_000;
  const buckets = new Map<string, { tokens: number; at: number }>();

  const tokensOf = (key: string, time: number): number => {
    const last = buckets.get(key);
    return last ? Math.min(perMinute, last.tokens + (time - last.at) * perMs) : perMinute;
  };
  const keep = (key: string, tokens: number, at: number): void => {
    // Inserting anew keeps the map in order of use.
    buckets.delete(key);
    buckets.set(key, { tokens, at });
    if (buckets.size > KEYS) buckets.delete(buckets.keys().next().value as string);
  };

  return {
    take(key) {
      const time = now();
      const tokens = tokensOf(key, time);
      if (tokens >= 1) {
        keep(key, tokens - 1, time);
        return { granted: true };
      }
      keep(key, tokens, time);
      return { granted: false, retryAfter: Math.max(1, Math.ceil((1 - tokens) / perMs / 1000)) };
    },
    spend(key, tokens) {
      const time = now();
      keep(key, tokensOf(key, time) - tokens, time);
    },
  };
}
