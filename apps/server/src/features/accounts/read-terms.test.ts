import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const older = '2025-01-01';
const termsOf = async (token: string) => (await app.call(accountRoutes.me, { token })).body.user.termsVersion;
const read = (user: MadeUser, body: object = { version: termsVersion }, token?: string | undefined) =>
  app.call(accountRoutes.readTerms, { params: { id: user.id }, token, body });
const readIt = (user: MadeUser) => read(user, { version: termsVersion }, user.token);
const atRegistration = async ({ id }: { id: string }) => {
  const users = app.context.db.selectFrom('users').select('terms_version');
  return (await users.where('id', '=', id).executeTakeFirstOrThrow()).terms_version;
};
const readingsOf = ({ id }: MadeUser) =>
  app.context.db
    .selectFrom('terms_readings')
    .select(['version', 'read_at'])
    .where('user_id', '=', id)
    .execute();

test('a registration accepts the version in force', async () => {
  const registered = await app.call(accountRoutes.register, {
    body: { email: 'conditions@exemple.fr', password: goodPassword, name: 'Nora Petit' },
  });
  const created = await app.call(accountRoutes.create, {
    body: {
      email: 'conditions2@exemple.fr',
      password: goodPassword,
      username: 'Nora Petit',
      role: 'freelance',
    },
  });
  for (const { body } of [registered, created]) {
    expect(await termsOf(body.token)).toBe(termsVersion);
    expect(await atRegistration(body.user)).toBe(termsVersion);
  }
});

test('a form that was left open accepted what it showed', async () => {
  const register = (email: string, shown: string) =>
    app.call(accountRoutes.register, {
      body: { email, password: goodPassword, name: 'Nora Petit', termsVersion: shown },
    });
  expect(await atRegistration((await register('ouverte@exemple.fr', older)).body.user)).toBe(older);
  for (const [index, shown] of ['2999-01-01', '0', '2026-99-99'].entries()) {
    const { body } = await register(`ouverte${index}@exemple.fr`, shown);
    expect(await atRegistration(body.user)).toBe(termsVersion);
  }
});

test('an older account says that it read them; what it accepted at registration is kept', async () => {
  const user = await makeUser(app.context, { terms_version: older });
  expect(await termsOf(user.token)).toBe(older);
  const { status, body } = await readIt(user);
  expect([status, body.termsVersion]).toEqual([200, termsVersion]);
  expect(await termsOf(user.token)).toBe(termsVersion);
  expect(await atRegistration(user)).toBe(older);
});

test('the first reading is the one that counts', async () => {
  const user = await makeUser(app.context, { terms_version: null });
  await Promise.all([readIt(user), readIt(user)]);
  const first = await readingsOf(user);
  expect(first).toMatchObject([{ version: termsVersion }]);
  app.passTime({ days: 1 });
  expect((await readIt(user)).status).toBe(200);
  expect(await readingsOf(user)).toEqual(first);
});

test('another version than the one in force is refused, and nothing is noted', async () => {
  const user = await makeUser(app.context, { terms_version: older });
  const { status, error } = await read(user, { version: '2025-06-01' }, user.token);
  expect([status, error.code]).toEqual([409, 'terms_outdated']);
  for (const body of [{}, { version: 12 }, { version: 'x'.repeat(21) }]) {
    const refused = await read(user, body, user.token);
    expect([refused.status, refused.error.issues?.[0]?.path]).toEqual([400, 'version']);
  }
  expect(await readingsOf(user)).toEqual([]);
});

test('nobody reads them for somebody else', async () => {
  const user = await makeUser(app.context, { terms_version: older });
  const other = await makeUser(app.context);
  expect((await read(user)).status).toBe(401);
  expect((await read(user, { version: termsVersion }, other.token)).status).toBe(403);
  expect(await termsOf(user.token)).toBe(older);
});
