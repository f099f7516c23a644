import { savedItemRoutes as routes } from '@mitoyen/contract/features/saved-items/saved-items.contract.ts';
import { maxSavedItems, type SavedKind } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
  makePortfolioItem,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const at = ({ id }: MadeUser, kind: SavedKind, itemId: string) => ({ id, kind, itemId });
const save = (user: MadeUser, kind: SavedKind, itemId: string) =>
  app.call(routes.save, { token: user.token, params: at(user, kind, itemId) });
const note = (user: MadeUser, kind: SavedKind, itemId: string, text: string) =>
  app.call(routes.note, { token: user.token, params: at(user, kind, itemId), body: { note: text } });
const list = (user: MadeUser, query: object = {}) =>
  app.call(routes.list, { token: user.token, params: { id: user.id }, query });
const among = async (user: MadeUser, ids: readonly string[]) =>
  (await app.call(routes.among, { token: user.token, query: { userId: user.id, of: ids.join(',') } })).body;

/** One of each kind, of others. */
async function things() {
  const freelance = await makeFreelance(app.context, { title: 'Architecte HMONP' });
  const jobseeker = await makeJobseeker(app.context);
  const company = await makeCompany(app.context, { name: 'Atelier Hélène' });
  const offer = await makeOffer(app.context, { company, title: 'Relevé d’une halle' });
  const project = await makePortfolioItem(app.context, freelance.profile.id, { title: 'Une école' });
  return { freelance, jobseeker, company, offer, project };
}
const reader = async () => (await makeCompany(app.context)).user;

test('each kind is kept, listed as it is now, told of among others, and taken back', async () => {
  const user = await reader();
  const { freelance, jobseeker, offer, project } = await things();
  const kept = [
    ['freelance', freelance.profile.id],
    ['jobseeker', jobseeker.profile.id],
    ['offer', offer.id],
    ['project', project.id],
  ] as const;
  for (const [kind, id] of kept) {
    expect((await save(user, kind, id)).status).toBe(204);
    app.passTime({ seconds: 1 });
  }
  await save(user, 'offer', offer.id);
  const all = await list(user);
  expect(all.headers['x-total-count']).toBe('4');
  expect(all.body.map(({ kind, thing }) => [kind, thing?.title])).toEqual([
    ['project', 'Une école'],
    ['offer', 'Relevé d’une halle'],
    ['jobseeker', jobseeker.user.username],
    ['freelance', freelance.user.username],
  ]);
  expect(all.body.at(-1)?.thing).toMatchObject({
    subtitle: 'Architecte HMONP',
    person: { skills: expect.any(Array) },
  });
  expect((await list(user, { kind: 'offer' })).body.map(({ id }) => id)).toEqual([offer.id]);
  expect(await among(user, [offer.id, user.id])).toEqual([offer.id]);
  expect(await among(await reader(), [offer.id])).toEqual([]);
  await app.call(routes.remove, { token: user.token, params: at(user, 'offer', offer.id) });
  expect(await among(user, [offer.id])).toEqual([]);
});

test('an id that is none is nothing to keep, to note on or to take back', async () => {
  const { user } = await makeFreelance(app.context);
  expect((await save(user, 'freelance', '😀')).status).toBe(404);
  expect((await note(user, 'freelance', '?a=b', 'À rappeler')).status).toBe(404);
  const params = at(user, 'offer', 'x');
  expect((await app.call(routes.remove, { token: user.token, params })).status).toBe(204);
  expect(await among(user, ['x'])).toEqual([]);
});

test('a note is one’s own, stays when the thing is gone, and is bounded', async () => {
  const user = await reader();
  const { project } = await things();
  expect((await note(user, 'project', project.id, 'x')).error).toMatchObject({
    code: 'saved_item_not_found',
  });
  await save(user, 'project', project.id);
  expect((await note(user, 'project', project.id, 'a'.repeat(100_000))).status).toBe(400);
  expect((await note(user, 'project', project.id, 'À revoir')).status).toBe(204);
  await app.context.db.deleteFrom('portfolio_items').where('id', '=', project.id).execute();
  expect((await list(user)).body).toMatchObject([{ id: project.id, note: 'À revoir', thing: null }]);
  await note(user, 'project', project.id, '');
  expect((await list(user)).body[0]?.note).toBeNull();
});

test('who hides, is suspended or deleted is not named any more, nor can be kept', async () => {
  const user = await reader();
  const { jobseeker, freelance, project, offer, company } = await things();
  await save(user, 'jobseeker', jobseeker.profile.id);
  await save(user, 'freelance', freelance.profile.id);
  await save(user, 'project', project.id);
  await save(user, 'offer', offer.id);
  await app.call(visibilityRoutes.change, {
    token: jobseeker.user.token,
    params: { id: jobseeker.user.id },
    body: { visibility: 'discreet', hiddenFrom: [] },
  });
  for (const { id } of [freelance.user, company.user])
    await sql`update users set suspended_at = now() where id = ${id}`.execute(app.context.db);
  const { body } = await list(user);
  expect(body.map(({ thing }) => thing)).toEqual([null, null, null, null]);
  expect(JSON.stringify(body)).not.toContain(jobseeker.user.username);
  const other = await reader();
  for (const [kind, id] of [
    ['jobseeker', jobseeker.profile.id],
    ['freelance', freelance.profile.id],
    ['offer', offer.id],
    ['offer', other.id],
  ] as const)
    expect((await save(other, kind, id)).error).toMatchObject({ code: 'saved_item_missing' });
});

test('a closed offer is said to be, a draft is nobody’s', async () => {
  const user = await reader();
  const { offer } = await things();
  await save(user, 'offer', offer.id);
  await app.context.db
    .updateTable('offers')
    .set({ status: 'filled', closed_at: new Date() })
    .where('id', '=', offer.id)
    .execute();
  expect((await list(user)).body[0]?.thing).toMatchObject({ title: 'Relevé d’une halle', isClosed: true });
});

test('an account keeps so many, also at once', async () => {
  const user = await reader();
  await sql`insert into saved_items (user_id, kind, item_id, saved_at)
    select ${user.id}, 'offer', gen_random_uuid(), now() from generate_series(1, ${maxSavedItems - 1})`.execute(
    app.context.db,
  );
  const { freelance, jobseeker, offer } = await things();
  const answers = await Promise.all([
    save(user, 'freelance', freelance.profile.id),
    save(user, 'jobseeker', jobseeker.profile.id),
    save(user, 'offer', offer.id),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
});
