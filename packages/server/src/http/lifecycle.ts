import { setMaxListeners } from "node:events";

/** Where a server is in its life. */
type State = "starting" | "ready" | "stopping";

/** Keeps count of what runs, so that a server can stop without cutting anybody off. */
export interface Lifecycle {
  readonly state: State;
  /** How many requests are being answered. */
  readonly running: number;
  /** Aborts when the server will wait no longer. */
  readonly givenUp: AbortSignal;
  /** Counts a request in; call what it returns, once or more often, when the request is over. */
  enter(): () => void;
  /** The server can answer now. */
  ready(): void;
  /** Lets nothing new in, and resolves when nothing runs, or after `ms` when something still does. */
  drain(ms: number): Promise<void>;
}

/** A lifecycle in the state `starting`. */
export function createLifecycle(): Lifecycle {
  let state: State = "starting";
  let running = 0;
  let idle: (() => void) | null = null;
  const abort = new AbortController();
  // One listener for each running request.
  setMaxListeners(0, abort.signal);

  return {
    get state() {
      return state;
    },
    get running() {
      return running;
    },
    givenUp: abort.signal,
    enter() {
      let inside = true;
      running += 1;
      return () => {
        if (!inside) return;
        inside = false;
        running -= 1;
        if (running === 0) idle?.();
      };
    },
    ready() {
      if (state === "starting") state = "ready";
    },
    async drain(ms) {
      state = "stopping";
      if (running === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => {
          abort.abort();
          resolve();
        }, ms);
        idle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
