import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createPasswords } from './passwords.ts';

test('passwords match their hash alone', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash(goodPassword);
  // OWASP ASVS 5.0, appendix C: what Argon2id has to be given at least
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const found = [goodPassword, 'autre2motdepasse'].map((given) => passwords.verify(stored, given));
  expect(await Promise.all(found)).toEqual([true, false]);
  expect(await passwords.verify(null, 'a password that nobody has')).toBe(false);
});

test('while too many are hashed, calls that need it say to come back', async () => {
  const passwords = createPasswords({ concurrency: 1, maxQueued: 0 });
  const app = await createTestApp(() => ({ passwords }));
  const made = { email: 'nora@exemple.fr', password: goodPassword, name: 'Nora Petit' };
  const { token, user } = (await app.call(accountRoutes.register, { body: made })).body;
  let isOver = false;
  const flood = (async () => {
    while (!isOver) await passwords.hash('x');
  })();
  const { email, password, name } = made;
  const params = { id: user.id };
  const answers = [
    await app.call(accountRoutes.login, { body: { email, password } }),
    await app.call(accountRoutes.login, { body: { email: 'absente@exemple.fr', password } }),
    await app.call(accountRoutes.register, { body: { email: 'autre@exemple.fr', password, name } }),
    await app.call(accountRoutes.changePassword, {
      params,
      token,
      body: { currentPassword: password, newPassword: 'ardoise8zinc' },
    }),
  ];
  isOver = true;
  await flood;
  expect(answers.map(({ status, headers, error }) => [status, headers['retry-after'], error.code])).toEqual(
    answers.map(() => [503, '5', 'unavailable']),
  );
  expect((await app.call(accountRoutes.login, { body: { email, password } })).status).toBe(200);
  await app.close();
});
