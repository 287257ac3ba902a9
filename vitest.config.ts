import { defineConfig } from "vitest/config";

/** Tests that start whole programs: browsers, installations, servers in processes of their own. */
const WHOLE = [
  "packages/web/test/browser/**/*.test.ts",
  "test/packaging.test.ts",
  "test/end-to-end/**/*.test.ts",
];

/** Tests run from source; only those of `WHOLE` need a build. */
export default defineConfig({
  resolve: { conditions: ["aushang-source"] },
  // Not "import": the workers pass these on to Node, which would then give a CommonJS require() the ESM file.
  ssr: { resolve: { conditions: ["aushang-source", "node"] } },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          include: ["packages/*/test/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
          exclude: WHOLE,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        // One at a time and after the others: a browser and a server fill two cores by themselves.
        test: { name: "whole", include: WHOLE, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
