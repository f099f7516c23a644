// Runs every test: units and API with Vitest, then the journeys in a real browser against the built product.
// The last lines name what failed, where a long log is read from its end, and sum up both: `N passed, N failed`.
import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/find-chromium.mjs';
import { binOf, root, runNode } from './lib/run.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './lib/test-failures.mjs';

const journeys = join(root, 'e2e/playwright.config.ts');
const reports = await mkdtemp(join(tmpdir(), 'mitoyen-tests-'));
const totals = { passed: 0, failed: 0, failures: [] };

async function readReport(file) {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
}

/** A runner that failed without naming a test (a file that does not load, a server that does not start) counts. */
function add({ passed, failed, code, failures = [] }) {
  totals.passed += passed;
  totals.failures.push(...failures);
  totals.failed += failed > 0 || code === 0 ? failed : 1;
}

async function runUnits() {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runNode([binOf('vitest'), 'run', ...reporters]);
  const report = await readReport(file);
  const failures = failuresOfVitest(report);
  add({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, code, failures });
}

async function runJourneys(chromium) {
  const file = join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ['test', '-c', journeys, '--reporter=list,json'];
  const { code } = await runNode([binOf('@playwright/test', 'playwright'), ...args], { env });
  const report = await readReport(file);
  const stats = report?.stats;
  const failures = failuresOfPlaywright(report);
  add({
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    code,
    failures,
  });
}

const chromium = await ensureChromium();
if (!chromium) {
  console.error(
    'No Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
await runUnits();
const build = await runNode([join(root, 'scripts/build.mjs')]);
if (build.code !== 0) add({ passed: 0, failed: 1, code: build.code });
else if (existsSync(journeys)) await runJourneys(chromium);
await rm(reports, { recursive: true, force: true });
for (const failure of totals.failures) console.log(`FAILED ${failure}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
