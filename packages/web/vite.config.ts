import { defaultClientConditions, defineConfig } from "vite";
import { preloadFonts } from "./build/preload-fonts.ts";
import { serviceWorker } from "./build/service-worker.ts";

/** Builds the page into `dist`: static files only, nothing inline, so that `default-src 'self'` holds. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  publicDir: "public",
  resolve: { conditions: ["aushang-source", ...defaultClientConditions] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [preloadFonts(), serviceWorker()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: true,
  },
});
