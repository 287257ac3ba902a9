import { defineConfig } from "vitest/config";

/** Tests run from source: no build is needed for anything but the packaging and browser checks. */
export default defineConfig({
  resolve: { conditions: ["aushang-source"] },
  ssr: { resolve: { conditions: ["aushang-source", "node", "import", "default"] } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "packages/*/test/**/*.test.tsx", "test/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
