import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freelanceAccount, goodPassword } from '../../../test/account-bodies.ts';
import { type MadeUser, makePortfolioItem } from '../../../test/builders/index.ts';
import { findTraces } from '../../../test/find-traces.ts';
import { unzip } from '../../../test/unzip.ts';
import { forgetReferences } from './forget-references.job.ts';
import { createReferencesTest, facts, type ReferencesTest } from './references.fixture.ts';

let app: ReferencesTest;
beforeAll(async () => {
  app = await createReferencesTest();
});
afterAll(() => app.close());

async function exportOf(user: Pick<MadeUser, 'id' | 'token'>) {
  const url = buildUrl(personalDataRoutes.export, { params: { id: user.id } });
  const headers = { authorization: `Bearer ${user.token}` };
  const answer = await app.server.inject({ method: 'GET', url, headers });
  const files = await unzip(answer.rawPayload);
  return JSON.parse(files.get('confirmations-de-projets.json')?.toString() ?? '[]');
}

test('the archive holds requests and answers, and nothing that opens a link', async () => {
  const { user, project } = await app.makeAuthor();
  const firm = await app.makeFirm();
  await app.ask(user, project.id, { companyId: firm.profile.id });
  await app.answer(await app.mailedTo(firm.user.email), { answer: 'confirm' }, firm.user);
  for (const person of [user, firm.user]) {
    const [row] = await exportOf(person);
    expect(row).toMatchObject({ project_id: project.id, state: 'confirmed', answerer_name: 'Nora Belkacem' });
    expect(row).not.toHaveProperty('token_hash');
  }
  expect(await exportOf((await app.makeAuthor()).user)).toEqual([]);
});

test('no answer to others holds the address or who signed', async () => {
  const { user, profile, project } = await app.makeAuthor();
  const email = app.nextEmail();
  await app.ask(user, project.id, { email });
  await app.answer(await app.mailedTo(email), { answer: 'confirm' });
  const urls = [`/api/portfolio/item/${project.id}`, `/api/portfolio/${profile.id}`];
  for (const url of [...urls, `/api/freelancers/${profile.id}`]) {
    const { body } = await app.server.inject({ method: 'GET', url });
    expect(body).toContain(facts.agency);
    expect(body).not.toMatch(/agence\d+@|Nora Belkacem|Associée/u);
  }
});

test('deleting the author’s account, or that of who was asked, leaves nothing', async () => {
  const base = await freelanceAccount(app, { username: 'Zéphyrine Quatrebarbes' });
  const made = await app.call(accountRoutes.create, { body: { ...base, email: 'zephyrine@exemple.fr' } });
  const me = made.body as unknown as MadeUser;
  const { id: freelanceId } = await app.context.db
    .selectFrom('freelances')
    .select('id')
    .where('user_id', '=', me.id)
    .executeTakeFirstOrThrow();
  const mine = await makePortfolioItem(app.context, freelanceId, { ...facts, agency: 'Atelier Zq' });
  const email = 'quatrebarbes-agence@exemple.fr';
  await app.context.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', me.id)
    .execute();
  expect((await app.ask(me, mine.id, { email })).status).toBe(201);
  const author = await app.makeAuthor();
  await app.ask(author.user, author.project.id, { email: 'zephyrine@exemple.fr' });
  await app.answer(await app.mailedTo('zephyrine@exemple.fr'), { answer: 'confirm', name: 'Zéphyrine Q' });
  const texts = [email, 'zephyrine@exemple.fr', 'Zéphyrine'];
  expect((await findTraces(app, texts)).length).toBeGreaterThan(2);
  const removal = { params: { id: me.id }, token: me.token, body: { password: goodPassword } };
  expect((await app.call(personalDataRoutes.remove, removal)).status).toBe(204);
  await app.makeJobsDue();
  await app.runJobs();
  expect((await findTraces(app, texts)).filter((trace) => !trace.startsWith('pgboss.'))).toEqual([]);
  expect(await app.mark(author.project.id)).toBeNull();
});

test('a year later requests without a mark are gone, and a mark no longer says who signed or was asked', async () => {
  const open = await app.makeAuthor();
  await app.ask(open.user, open.project.id, { email: app.nextEmail() });
  const confirmed = await app.makeAuthor();
  const email = app.nextEmail();
  await app.ask(confirmed.user, confirmed.project.id, { email });
  await app.answer(await app.mailedTo(email), { answer: 'confirm' });
  app.passTime({ hours: 24 * 366 });
  await forgetReferences(app.context);
  expect((await app.list(await app.again(open.user))).asked).toEqual([]);
  expect((await app.list(await app.again(confirmed.user))).asked).toMatchObject([
    { state: 'confirmed', email: null, name: null },
  ]);
  expect(await app.mark(confirmed.project.id)).not.toBeNull();
});
