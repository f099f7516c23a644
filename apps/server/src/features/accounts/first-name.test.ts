import { usernameMessage } from '@mitoyen/contract/core/field-schemas.ts';
import { firstNameMessage } from '@mitoyen/contract/core/first-name.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freelanceAccount, goodPassword } from '../../../test/account-bodies.ts';
import { makeFreelance, makeJobseeker, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The first name that visitors read on a freelance's page and on its card in each list. */
async function shownOf(userId: string): Promise<(string | undefined)[]> {
  const page = await app.call(freelanceRoutes.getByUser, { params: { userId } });
  const { id } = page.body;
  const found = await app.call(directoryRoutes.search, { query: { type: 'freelance', limit: 100 } });
  const list = await app.call(freelanceRoutes.list, { query: { limit: 100 } });
  const cards = [found.body.items, list.body].map((items) => items.find((card) => card.id === id)?.firstName);
  return [page.body.firstName, ...cards];
}
const change = (user: { id: string; token: string }, body: object) =>
  app.call(accountRoutes.update, { params: { id: user.id }, token: user.token, body });

test('what is chosen of a name at registration is what visitors see', async () => {
  const body = await freelanceAccount(app, { username: 'Dupont Jean', firstName: 'Jean' });
  const made = await app.call(accountRoutes.create, { body });
  expect(made.body.user).toMatchObject({ username: 'Dupont Jean', firstName: 'Jean' });
  expect(await shownOf(made.body.id)).toEqual(['Jean', 'Jean', 'Jean']);
  const me = await app.call(accountRoutes.me, { token: made.body.token });
  expect(me.body).toMatchObject({ user: { firstName: 'Jean' }, profile: { firstName: 'Jean' } });
});

test('an account without a role chooses it as well', async () => {
  const body = { name: 'Le Goff Yann', email: 'yann@exemple.fr', password: goodPassword };
  const made = await app.call(accountRoutes.register, { body: { ...body, firstName: 'Goff' } });
  expect(made.body.user.firstName).toBe('Goff');
});

test('nothing chosen is what is computed', async () => {
  const { user } = await makeFreelance(app.context, { username: 'Anne-Marie Petit' });
  expect(await shownOf(user.id)).toEqual(['Anne-Marie', 'Anne-Marie', 'Anne-Marie']);
  const { status, body } = await change(user, { firstName: 'Petit' });
  expect([status, body.firstName]).toEqual([200, 'Petit']);
  expect(await shownOf(user.id)).toEqual(['Petit', 'Petit', 'Petit']);
  // left out it stays, taken back it is computed again
  expect((await change(user, { username: 'Anne-Marie Petit' })).body.firstName).toBe('Petit');
  expect((await change(user, { firstName: null })).body.firstName).toBe('Anne-Marie');
});

test('it goes with the name that it was a word of', async () => {
  const { user } = await makeFreelance(app.context, { username: 'Dupont Jean' });
  await change(user, { firstName: 'Jean' });
  expect((await change(user, { username: 'Dupont Paul' })).body.firstName).toBe('Dupont');
  // and does not come back with it
  expect((await change(user, { username: 'Dupont Jean' })).body.firstName).toBe('Dupont');
  expect((await change(user, { username: 'Durand Jean Paul', firstName: 'Jean Paul' })).body.firstName).toBe(
    'Jean Paul',
  );
  expect(await shownOf(user.id)).toEqual(['Jean Paul', 'Jean Paul', 'Jean Paul']);
});

test('one that is no word of the name is not shown', async () => {
  const { user } = await makeFreelance(app.context, { username: 'Dupont Jean' });
  await change(user, { firstName: 'Jean' });
  await app.context.db
    .updateTable('users')
    .set({ username: 'Anne Petit' })
    .where('id', '=', user.id)
    .execute();
  expect(await shownOf(user.id)).toEqual(['Anne', 'Anne', 'Anne']);
});

test.each(['Paul', 'Dupont Jean', 'jean', 'x'.repeat(100_000)])(
  '%.20s is no word of the name',
  async (firstName) => {
    const user = await makeUser(app.context, { username: 'Dupont Jean' });
    const { status, error } = await change(user, { firstName });
    expect([status, error.issues]).toEqual([400, [{ path: 'firstName', message: firstNameMessage }]]);
  },
);

test('a word that passes for the product’s staff is not shown alone', async () => {
  const user = await makeUser(app.context, { username: 'Marie Support' });
  const { status, error } = await change(user, { firstName: 'Support' });
  expect([status, error.code, error.issues?.[0]?.path]).toEqual([400, 'name_reserved', 'firstName']);
});

test('another’s first name stays', async () => {
  const { user } = await makeJobseeker(app.context, { username: 'Dupont Jean' });
  const other = await makeUser(app.context);
  const { status } = await change({ id: user.id, token: other.token }, { firstName: 'Jean' });
  expect(status).toBe(403);
});

test.each(['JEAN DUPONT', 'jean dupont', 'Marie DUPONT', 'Jean'])(
  '%s is refused by the server',
  async (name) => {
    const body = { name, email: 'refuse@exemple.fr', password: goodPassword };
    const { status, error } = await app.call(accountRoutes.register, { body });
    expect([status, error.issues]).toEqual([400, [{ path: 'name', message: usernameMessage }]]);
  },
);
