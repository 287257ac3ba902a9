import { defaultClientConditions, defineConfig } from "vite";
import { preloadFonts } from "./build/preload-fonts.ts";
import { serviceWorker } from "./build/service-worker.ts";

/**
 * What a first look at the page needs, as one file for all languages and one for each: cut into what some later part
 * uses too and the rest, they would be longer.
 */
function firstFiles() {
  const languages = ["de", "en", "da"].map((language) => ({
    name: language,
    test: new RegExp(`/texts/(?:bundles/)?${language}(?:\\.ts|/(?!analysis).*)$`),
  }));
  const common = {
    name: "words",
    test: /\/texts\/(?:situation|status-case|numbers|difference|amounts)\.ts$/,
  };
  return [
    ...languages,
    common,
    { name: "first", tags: ["$initial" as const], test: /^(?!.*\/texts\/analysis\/)/ },
  ];
}

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
    rolldownOptions: {
      // How long a plugin took on a busy machine is no warning.
      checks: { bundlerTimings: false, pluginTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: firstFiles() } },
    },
  },
});
