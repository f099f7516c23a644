import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const tryLink = (from?: string) =>
  app.call(accountRoutes.resetPassword, {
    body: { token: 'nobody-was-given-this-one', password: 'ardoise8zinc' },
    ...(from && { from }),
  });

test('a link that nobody was given costs no hashing', async () => {
  const hash = vi.spyOn(app.context.passwords, 'hash');
  expect((await tryLink()).error.code).toBe('reset_token_invalid');
  expect(hash).not.toHaveBeenCalled();
});

test('links are not tried one after the other from one address', async () => {
  const from = '203.0.113.7';
  const answers = await Promise.all(Array.from({ length: 121 }, () => tryLink(from)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await tryLink('203.0.113.8')).status).toBe(400);
});
