import type { Plugin } from "vite";

/** Adds a preload link for each font, so that the first text is drawn in its own letters. */
export function preloadFonts(): Plugin {
  return {
    name: "aushang-preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith(".woff2"))
          .sort()
          .map((name) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${name}`,
              crossorigin: "",
            },
            injectTo: "head" as const,
          })),
    },
  };
}
