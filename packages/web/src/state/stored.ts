/** What the page keeps in this browser, and nowhere else. */
export interface Stored {
  /** Addresses that were tested live, latest first. */
  readonly recent: readonly string[];
  /** Single-letter keys work. */
  readonly keys: boolean;
  readonly theme: Theme;
  readonly language: string | null;
}

/** Light, dark, or as the system has it. */
export type Theme = "system" | "light" | "dark";

const RECENT_LIMIT = 8;
const KEY = "aushang";

const NOTHING: Stored = { recent: [], keys: true, theme: "system", language: null };

/** The part of `localStorage` that is needed; absent where a browser forbids it. */
type Shelf = Pick<Storage, "getItem" | "setItem">;

function shelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Reads what was kept; whatever is damaged or forbidden counts as nothing. */
export function readStored(from: Shelf | null = shelf()): Stored {
  try {
    const kept = JSON.parse(from?.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const { recent, keys, theme, language } = kept;
    const list = Array.isArray(recent) ? recent : [];
    return {
      recent: list.filter((one) => typeof one === "string").slice(0, RECENT_LIMIT),
      keys: keys !== false,
      theme: theme === "light" || theme === "dark" ? theme : "system",
      language: typeof language === "string" ? language : null,
    };
  } catch {
    return NOTHING;
  }
}

/** Keeps a change beside everything else that is kept. Returns what is kept now, also where nothing can be kept. */
export function keep(change: Partial<Stored>, on: Shelf | null = shelf()): Stored {
  const stored = { ...readStored(on), ...change };
  try {
    on?.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Full or forbidden: the page works without.
  }
  return stored;
}

/** The recent addresses with one more in front; doubles and what is too old fall out. */
export function withRecent(recent: readonly string[], address: string): readonly string[] {
  return [address, ...recent.filter((one) => one !== address)].slice(0, RECENT_LIMIT);
}
