// Runs the conformance tests against Stripe's own test mode: `STRIPE_TEST_KEY=sk_test_… npm run stripe:conformance`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const key = process.env.STRIPE_TEST_KEY?.trim() ?? '';

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

if (/^[rs]k_live_/.test(key))
  refuse(
    'STRIPE_TEST_KEY is a live key: these tests make and delete things, and take a key of test mode only.',
  );
if (!/^[rs]k_test_/.test(key))
  refuse(
    'Set STRIPE_TEST_KEY to a secret key of Stripe’s test mode (sk_test_…), from its dashboard under Developers.',
  );

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const manifest = createRequire(import.meta.url).resolve('vitest/package.json');
const args = ['run', '--project', 'unit', '--no-file-parallelism', 'packages/stripe-sandbox/src/conformance'];
const { status } = spawnSync(process.execPath, [join(dirname(manifest), 'vitest.mjs'), ...args], {
  cwd: root,
  stdio: 'inherit',
  // another name, so that a key in the developer's environment does not change `npm test`
  env: { ...process.env, STRIPE_CONFORMANCE_KEY: key },
});
process.exit(status ?? 1);
