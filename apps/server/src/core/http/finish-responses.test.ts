import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const cookieOf = async (headers: Record<string, string>) =>
  (await app.call(offerRoutes.list, { headers })).headers['set-cookie'];

test('who calls without the cookie gets one of their own', async () => {
  const [first, second] = [
    await cookieOf({ host: 'localhost:3000' }),
    await cookieOf({ host: 'localhost:3000' }),
  ];
  expect(first).toMatch(/^csrf_token=[\w-]{32}; Path=\/; SameSite=Strict; Secure$/);
  expect(second).not.toBe(first);
  expect(await cookieOf({ host: '192.0.2.7' })).not.toContain('Secure');
  expect(await cookieOf({ cookie: 'a=b; csrf_token=x' })).toBeUndefined();
});

test('it comes neither with what caches share nor beside another cookie', async () => {
  const shared = await app.call(vocabularyRoutes.get);
  expect(shared.headers['cache-control']).toContain('public');
  expect(shared.headers['set-cookie']).toBeUndefined();
  const body = { email: 'biscuit@exemple.fr', password: goodPassword, name: 'Nora Petit' };
  const known = await app.call(accountRoutes.register, { body });
  expect(known.headers['set-cookie']).toMatch(new RegExp(`^${browserStorage.knownBrowser.name}=`));
});
