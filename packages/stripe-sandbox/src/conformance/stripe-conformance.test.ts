import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const command = fileURLToPath(new URL('../../conformance.mjs', import.meta.url));

it.each([
  ['no key', '', 'STRIPE_TEST_KEY'],
  ['a live key', 'sk_live_0000000000', 'live'],
  ['a live key of few rights', 'rk_live_0000000000', 'live'],
  ['a key that cannot call', 'pk_test_0000000000', 'STRIPE_TEST_KEY'],
])('the command refuses %s in one sentence', (_, key, says) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    encoding: 'utf8',
    env: { ...process.env, STRIPE_TEST_KEY: key },
  });
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(says)]);
  expect(stderr).not.toContain('0000000000');
});
