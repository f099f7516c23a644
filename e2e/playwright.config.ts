import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeThrowawayDir } from '@mitoyen/embedded-postgres';
import { defineConfig } from '@playwright/test';
import { analyticsScriptUrl } from './support/analytics.ts';
import { ports } from './support/ports.ts';

/** Made by the run's first process, whose workers inherit it, and taken away once its server has stopped. */
function makeDataDir(): string {
  const folder = makeThrowawayDir('mitoyen-e2e-');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const dataDir = process.env.MITOYEN_E2E_DATA ?? makeDataDir();
process.env.MITOYEN_E2E_DATA = dataDir;

/** Journeys through the built product, its demo data and its sandbox, in the machine's Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/*.e2e.ts', 'accessibility.e2e.ts'],
  // No journey measures time: the limits only end one that hangs, also on a machine that has much else to do.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  outputDir: './test-results',
  use: {
    // an element that never comes is named by what waits for it, not by the whole journey
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    baseURL: `http://localhost:${ports.site}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // What a worker asks for, `page.route` does not see: journeys are about the pages, and those about the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What a failed journey did, asked for and logged. Pictures and trees of each step cost a quarter of all work: for
    // those, `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // Nothing in a journey looks at movement, which would be drawn sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-rasterization',
        '--disable-extensions',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" ../apps/server/dist/main.mjs`,
    url: `http://localhost:${ports.site}/health/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      // no journey is about a machine that has much else to do
      SHED_FROM_MS: '30000',
      PORT: String(ports.site),
      SANDBOX_PORT: String(ports.sandbox),
      METRICS_PORT: '0',
      DATA_DIR: join(dataDir, 'data'),
      ANALYTICS_SCRIPT_URL: analyticsScriptUrl,
      LOG_LEVEL: 'warn',
      // an outside service that answers late is no subject of a journey: one that never does, is
      REGISTRY_TIMEOUT_S: '60',
      STRIPE_TIMEOUT_S: '10',
    },
  },
});
