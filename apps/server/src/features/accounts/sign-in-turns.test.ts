import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

const { login } = accountRoutes;

test('more sign-ins of one account at once than have a place hold up nobody else', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = await createTestApp(({ passwords }) => ({
    passwords: {
      ...passwords,
      verify: async (stored, password) => {
        if (password === goodPassword) await held;
        return passwords.verify(stored, password);
      },
    },
  }));
  const email = 'courue@exemple.fr';
  const body = { email, password: goodPassword };
  await app.call(accountRoutes.register, { body: { ...body, name: 'Nora Petit' } });
  let address = 0;
  const many = Array.from({ length: 100 }, () => app.call(login, { body, from: `198.51.100.${++address}` }));

  // places are 32: this one would wait behind them for a second, and be refused
  const other = await app.call(login, {
    body: { email: 'autre@exemple.fr', password: 'pas le bon' },
    from: '203.0.113.1',
  });
  expect(other.status).toBe(401);

  release();
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
  await app.close();
});
