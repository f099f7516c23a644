import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const scripts = ['scripts/**/*.test.{ts,mjs}', 'ops/**/*.test.mjs', 'e2e/**/*.test.ts', 'bench/**/*.test.ts'];

/** No test measures time: the limit only ends one that hangs, also on a machine that has much else to do. */
const busyMachineMs = 240_000;

export default defineConfig({
  test: {
    // Much of a test is waiting for PostgreSQL or a browser's document: three go together even on two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // `isolate: false` in each project: a process, its packages and a document for each file were half of all work.
    // `vitest.setup.ts` loads our modules anew for each file; the server keeps no state in any, and loads them once.
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{sandbox,web}/src/**/*.test.ts',
            'apps/web/build/*.test.ts',
            ...scripts,
          ],
          isolate: false,
          setupFiles: ['vitest.patience.ts', 'vitest.setup.ts'],
          testTimeout: busyMachineMs,
          hookTimeout: busyMachineMs,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['vitest.patience.ts', 'vitest.setup.ts', 'apps/web/test/setup.ts'],
          testTimeout: busyMachineMs,
          hookTimeout: busyMachineMs,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          isolate: false,
          setupFiles: ['vitest.patience.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: busyMachineMs,
          hookTimeout: busyMachineMs,
        },
      },
    ],
  },
});
