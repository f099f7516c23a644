import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { openSession } from '../../../test/open-session.ts';
import { tagOf } from '../../core/rendering/page-tags.ts';
import { endMarks } from './end-marks.job.ts';
import {
  createProofsTest,
  insurance,
  ordre,
  type ProofsTest,
  secretNumber,
  vigilance,
} from './proofs.fixture.ts';

let app: ProofsTest;
beforeAll(async () => {
  app = await createProofsTest();
});
afterAll(() => app.close());
beforeEach(() => app.moveTo('2026-06-01T10:00:00Z'));

const pageOf = async (id: string) => (await app.call(freelanceRoutes.get, { params: { id } })).body;
const marksOf = async (id: string) => (await pageOf(id)).proofs?.map(({ kind, state }) => `${kind} ${state}`);
const verify = (id: string) =>
  app.context.db
    .updateTable('proofs')
    .set({ state: 'verified', note: 'Lu sur le site.', decided_at: app.context.clock.now() })
    .where('id', '=', id)
    .execute();

test('others see kind, domains, end and state, and nothing else', async () => {
  const { user, profile } = await makeFreelance(app.context);
  const document = await app.upload(user);
  await app.add(user, { ...insurance, document });
  const answer = await app.server.inject(`/api/freelancers/${profile.id}`);
  expect(answer.json().proofs).toEqual([
    { kind: 'decennial', domains: 'Maîtrise d’œuvre complète', until: '2026-12-31', state: 'declared' },
  ]);
  for (const secret of [secretNumber, document, 'Mutuelle', 'métropolitaine'])
    expect(answer.body).not.toContain(secret);
});

test('a vigilance of 22 May is shown on 21 November at 23:59 in Paris, and gone a minute later', async () => {
  const { user, profile } = await makeFreelance(app.context);
  const { body } = await app.add(user, vigilance);
  await verify(body.id);
  app.moveTo('2026-11-21T22:59:00Z');
  expect(await marksOf(profile.id)).toEqual(['vigilance verified']);
  app.moveTo('2026-11-21T22:59:59.900Z');
  expect(await marksOf(profile.id)).toEqual(['vigilance verified']);
  app.moveTo('2026-11-21T23:00:00Z');
  expect(await marksOf(profile.id)).toEqual([]);
  const again = { ...user, token: await openSession(app.context, user.id) };
  expect((await app.list(again)).proofs[0]).toMatchObject({ state: 'expired' });
});

test('shared caches are told to forget the page as the day ends', async () => {
  const { db } = app.context;
  const { user, profile } = await makeFreelance(app.context);
  await db.insertInto('page_purging').values({ is_on: true }).execute();
  try {
    await app.add(user, vigilance);
    const told = async () => {
      const rows = await db.deleteFrom('stale_page_tags').returning('tag').execute();
      return rows.map(({ tag }) => tag);
    };
    expect(await told()).toEqual(expect.arrayContaining([tagOf(profile.id), tagOf(user.id)]));
    app.moveTo('2026-11-21T22:59:00Z');
    await endMarks(app.context);
    expect(await told()).toEqual([]);
    app.moveTo('2026-11-21T23:00:00Z');
    await endMarks(app.context);
    expect(await told()).toEqual(expect.arrayContaining([tagOf(profile.id)]));
  } finally {
    await db.deleteFrom('page_purging').execute();
  }
});

test('one that has not begun is not shown before it does, and one that is refused never', async () => {
  const { user, profile } = await makeFreelance(app.context);
  const { body } = await app.add(user, { ...insurance, from: '2026-07-01' });
  expect(await marksOf(profile.id)).toEqual([]);
  app.moveTo('2026-06-30T22:00:00Z');
  expect(await marksOf(profile.id)).toEqual(['decennial declared']);
  await app.context.db
    .updateTable('proofs')
    .set({ state: 'refused', note: 'Illisible.', decided_at: app.context.clock.now() })
    .where('id', '=', body.id)
    .execute();
  expect(await marksOf(profile.id)).toEqual([]);
});

test('of two of a kind that is one, the verified one is shown; of diplomas, each', async () => {
  const { user, profile } = await makeFreelance(app.context);
  const { body: old } = await app.add(user, vigilance);
  await verify(old.id);
  await app.add(user, { ...vigilance, date: '2026-05-30' });
  for (const domains of ['Architecture', 'Urbanisme'])
    await app.add(user, { kind: 'diploma', body: 'ENSA Lyon', domains });
  expect((await pageOf(profile.id)).proofs?.map(({ kind, until }) => [kind, until])).toEqual([
    ['vigilance', '2026-11-21'],
    ['diploma', null],
    ['diploma', null],
  ]);
});

test('of who looks for a job, they are shown to whom the page is', async () => {
  const { user, profile } = await makeJobseeker(app.context, { visibility: 'members' });
  await app.add(user, ordre);
  const show = (token?: string) =>
    app.call(jobseekerRoutes.get, { params: { id: profile.id }, ...(token && { token }) });
  expect((await show()).status).toBe(404);
  const { user: firm } = await makeCompany(app.context);
  expect((await show(firm.token)).body.proofs).toMatchObject([{ kind: 'ordre', state: 'declared' }]);
});

test.each([
  ['Architecte DE', 'architecte'],
  ['Géomètre-expert', 'surveyor'],
  ['Architecte d’intérieur', undefined],
])('the page of a “%s” is told whether the title is reserved', async (title, reserved) => {
  const { profile } = await makeFreelance(app.context, { title });
  expect((await pageOf(profile.id)).reservedTitle).toBe(reserved);
  const seeker = await makeJobseeker(app.context, { title });
  const { body } = await app.call(jobseekerRoutes.get, { params: { id: seeker.profile.id } });
  expect(body.reservedTitle).toBe(reserved);
});

describe('the directory’s filter', () => {
  const found = async (filter: string) => {
    const query = { ordre: filter, limit: 100 } as never;
    const { body, headers } = await app.call(directoryRoutes.search, { query });
    expect(headers['x-total-count']).toBe(`${body.items.length}`);
    return body.items.map(({ id }) => id);
  };

  test('finds who declared a number, or whose number was verified, until it ends', async () => {
    const declared = await makeFreelance(app.context);
    const verified = await makeFreelance(app.context);
    const neither = await makeFreelance(app.context);
    await app.add(declared.user, ordre);
    const { body } = await app.add(verified.user, ordre);
    await verify(body.id);
    await app.add(neither.user, vigilance);

    expect(await found('declared')).toEqual(
      expect.arrayContaining([declared.profile.id, verified.profile.id]),
    );
    expect(await found('declared')).not.toContain(neither.profile.id);
    expect(await found('verified')).toEqual([verified.profile.id]);
    // a profile that is saved stays found
    await app.context.db
      .updateTable('freelances')
      .set({ title: 'Architecte DE' })
      .where('id', '=', verified.profile.id)
      .execute();
    expect(await found('verified')).toEqual([verified.profile.id]);
    app.moveTo('2027-03-31T21:59:00Z');
    expect(await found('verified')).toEqual([verified.profile.id]);
    app.moveTo('2027-03-31T22:00:00Z');
    expect(await found('verified')).toEqual([]);
    expect(await found('declared')).toEqual([]);
  });

  test('forgets one that is deleted or refused, and knows who is readmitted', async () => {
    const { user, profile } = await makeFreelance(app.context);
    const { body } = await app.add(user, ordre);
    const suspend = (at: Date | null) =>
      app.context.db.updateTable('users').set({ suspended_at: at }).where('id', '=', user.id).execute();
    await suspend(new Date());
    expect(await found('declared')).not.toContain(profile.id);
    await suspend(null);
    expect(await found('declared')).toContain(profile.id);
    await app.remove(user, body.id);
    expect(await found('declared')).not.toContain(profile.id);
  });

  test('knows no other words', async () => {
    const query = { ordre: 'peut-être' } as never;
    expect((await app.call(directoryRoutes.search, { query })).status).toBe(400);
  });
});
