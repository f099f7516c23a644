import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const busyMachineMs = 60_000;
const include = JSON.parse(process.env.MUTATION_TESTS ?? '[]');

/**
 * The tests that judge mutants, for `npm run mutate`: one project, as Stryker runs only some tests of some files, and
 * one module graph for all files, as loading it would be most of the time.
 */
export default defineConfig({
  resolve: {
    // Stryker works on a copy of the repository, whose node_modules leads back to the original
    alias: [
      {
        find: /^@mitoyen\/contract\//,
        replacement: fileURLToPath(new URL('packages/contract/src/', import.meta.url)),
      },
    ],
  },
  test: {
    include,
    isolate: false,
    globalSetup: ['apps/server/test/global-setup.ts'],
    testTimeout: busyMachineMs,
    hookTimeout: busyMachineMs,
  },
});
