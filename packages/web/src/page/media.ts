import { useEffect, useState } from "preact/hooks";

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  const [holds, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const changed = (): void => set(list.matches);
    changed();
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  }, [query]);
  return holds;
}

/** Whether the browser says that it has a connection. */
export function useOnline(): boolean {
  const [online, set] = useState(() => navigator.onLine);
  useEffect(() => {
    const changed = (): void => set(navigator.onLine);
    addEventListener("online", changed);
    addEventListener("offline", changed);
    return () => {
      removeEventListener("online", changed);
      removeEventListener("offline", changed);
    };
  }, []);
  return online;
}
