import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A part of the page that is loaded after the first paint. */
export interface Later<Props extends object> {
  /** Draws the part as soon as it is there, and nothing until then. */
  readonly Part: FunctionComponent<Props>;
  /** Loads it without drawing it, so that it is there when it is needed, also with the server gone. */
  readonly preload: () => Promise<void>;
}

const AGAIN_MS = 2_000;

/**
 * Makes a part that is loaded when it is first drawn, or before by `preload`. A load that fails is tried again every
 * two seconds as long as the part is on the page.
 */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): Later<Props> {
  let Loaded: FunctionComponent<Props> | null = null;
  const preload = async (): Promise<void> => {
    Loaded ??= await load();
  };
  return {
    preload,
    Part: (props) => {
      const [, drawn] = useState(0);
      useEffect(() => {
        if (Loaded) return;
        let timer: ReturnType<typeof setTimeout> | undefined;
        let gone = false;
        const attempt = (): void => {
          preload().then(
            () => !gone && drawn((count) => count + 1),
            () => {
              if (!gone) timer = setTimeout(attempt, AGAIN_MS);
            },
          );
        };
        attempt();
        return () => {
          gone = true;
          clearTimeout(timer);
        };
      }, []);
      return Loaded ? <Loaded {...props} /> : null;
    },
  };
}
