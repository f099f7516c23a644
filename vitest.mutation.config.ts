import { defineConfig } from 'vitest/config';

const busyMachineMs = 60_000;
const include: string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]');
const needsDatabase = include.some((path) => path.startsWith('apps/server/'));

/**
 * The tests that judge mutants, for `npm run mutate`: one project, as Stryker runs only some tests of some files.
 * Loading the product is most of the time that a mutant takes: Node does it faster than Vite's module runner.
 */
export default defineConfig({
  test: {
    include,
    isolate: false,
    experimental: { viteModuleRunner: false },
    setupFiles: ['vitest.patience.ts'],
    globalSetup: needsDatabase ? ['apps/server/test/global-setup.ts'] : [],
    testTimeout: busyMachineMs,
    hookTimeout: busyMachineMs,
  },
});
