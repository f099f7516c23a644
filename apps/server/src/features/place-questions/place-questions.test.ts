import { placeQuestionRoutes } from '@mitoyen/contract/features/place-questions/place-questions.contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { freelanceUnreadPlaces } from '../freelances/index.ts';
import { readPlacesJob } from './read-places.job.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

async function readPlaces(): Promise<void> {
  await app.context.jobs.send(app.context.db, readPlacesJob, {});
  await app.runJobs();
}

async function placeOf(
  table: 'freelances' | 'jobseekers' | 'companies' | 'offers',
  id: string,
): Promise<string | null> {
  const { db } = app.context;
  const row = await db.selectFrom(table).select('place_code').where('id', '=', id).executeTakeFirstOrThrow();
  return row.place_code;
}

const question = (user: MadeUser) =>
  app
    .call(placeQuestionRoutes.get, { params: { userId: user.id }, token: user.token })
    .then(({ body }) => ({ words: body.words, codes: body.candidates.map(({ code }) => code) }));
const answer = (user: MadeUser, code: string | null) =>
  app.call(placeQuestionRoutes.answer, { params: { userId: user.id }, token: user.token, body: { code } });
const nothing = { words: '', codes: [] };

describe('words without a code', () => {
  test.each([
    ['Lyon', 'c69123'],
    ['Saint-Denis (93)', 'c93066'],
    ['Saint-Denis', null],
    ['Sud-Ouest', null],
    ['Rhône', null],
  ])('of a freelance, %s: %s', async (location, code) => {
    const { profile } = await makeFreelance(app.context, { location });
    await readPlaces();
    expect(await placeOf('freelances', profile.id)).toBe(code);
  });

  test('of job seekers, companies and offers; a company’s postal code tells its city from others', async () => {
    const seeker = await makeJobseeker(app.context, { location: 'Villeurbanne' });
    const one = { registration_city: 'Saint-Denis', postal_code: '97400' };
    const company = await makeCompany(app.context, one);
    const bare = await makeCompany(app.context, { registration_city: 'Saint-Denis', postal_code: null });
    const offer = await makeOffer(app.context, { company, location: 'Mamoudzou' });
    const anywhere = await makeOffer(app.context, { company, location: null });
    await readPlaces();
    expect(await placeOf('jobseekers', seeker.profile.id)).toBe('c69266');
    expect(await placeOf('companies', company.profile.id)).toBe('c97411');
    expect(await placeOf('companies', bare.profile.id)).toBeNull();
    expect(await placeOf('offers', offer.id)).toBe('c97611');
    expect(await placeOf('offers', anywhere.id)).toBeNull();
  });

  test('are all read, whatever their number, once; new words are read again', async () => {
    const { profile } = await makeFreelance(app.context, { location: 'Sud-Ouest' });
    const { db } = app.context;
    const company = await makeCompany(app.context);
    const moreThanABatch = 101;
    for (let count = 0; count < moreThanABatch; count += 1)
      await makeOffer(app.context, { company, location: count < 100 ? 'Sud-Ouest' : 'Nantes' });
    await readPlaces();
    const coded = await db.selectFrom('offers').select('place_code').where('place_code', 'is not', null);
    expect(await coded.execute()).toEqual([{ place_code: 'c44109' }]);
    const { id } = profile;
    // noted as read: only another text is looked at again
    await db.updateTable('freelances').set({ place_read: 'Nantes', location: 'Nantes' }).execute();
    await readPlaces();
    expect(await placeOf('freelances', id)).toBeNull();
    await db.updateTable('freelances').set({ location: 'Brest (29)' }).execute();
    await readPlaces();
    expect(await placeOf('freelances', id)).toBe('c29019');
  });

  test('that changed while they were read say nothing of the new ones', async () => {
    const { id } = (await makeFreelance(app.context, { location: 'Nantes' })).profile;
    await freelanceUnreadPlaces.settle(app.context.db, [{ id, words: 'Lyon', code: 'c69123' }]);
    expect(await placeOf('freelances', id)).toBeNull();
    await readPlaces();
    expect(await placeOf('freelances', id)).toBe('c44109');
  });

  test('never take the place of one that was chosen', async () => {
    const { profile } = await makeFreelance(app.context, { location: 'Lyon', place_code: 'c69383' });
    await readPlaces();
    expect(await placeOf('freelances', profile.id)).toBe('c69383');
  });
});

describe('the question where somebody is', () => {
  test('names the candidates, and one press answers it', async () => {
    const { user, profile } = await makeFreelance(app.context, { location: 'Saint-Denis' });
    await readPlaces();
    const asked = await question(user);
    expect(asked.words).toBe('Saint-Denis');
    expect(asked.codes).toEqual(expect.arrayContaining(['c93066', 'c97411']));
    expect((await answer(user, 'c97411')).body).toEqual({ words: '', candidates: [] });
    expect(await placeOf('freelances', profile.id)).toBe('c97411');
    expect(await question(user)).toEqual(nothing);
  });

  test('is not asked again after « none of these », until the words change', async () => {
    const { user, profile } = await makeJobseeker(app.context, { location: 'Saint-Denis' });
    await readPlaces();
    await answer(user, null);
    expect(await question(user)).toEqual(nothing);
    expect(await placeOf('jobseekers', profile.id)).toBeNull();
    await app.context.db.updateTable('jobseekers').set({ location: 'Vienne' }).execute();
    expect((await question(user)).codes).toContain('c38544');
    await readPlaces();
    expect((await question(user)).codes).toContain('c38544');
  });

  test('has nothing to ask where words name one place, none, or a place is known', async () => {
    const { user: lyon } = await makeFreelance(app.context, { location: 'Lyon' });
    const { user: south } = await makeFreelance(app.context, { location: 'Sud-Ouest' });
    const { user: known } = await makeCompany(app.context, { place_code: 'c93066' });
    expect(await question(lyon)).toEqual(nothing);
    expect((await question(south)).codes).toEqual([]);
    expect(await question(known)).toEqual(nothing);
  });

  test('takes places that there are, from their owner', async () => {
    const { user } = await makeFreelance(app.context, { location: 'Saint-Denis' });
    const { user: other } = await makeFreelance(app.context);
    expect((await answer(user, 'c00000')).error.code).toBe('place_unknown');
    const foreign = { params: { userId: user.id }, token: other.token, body: { code: 'c93066' } };
    expect((await app.call(placeQuestionRoutes.answer, foreign)).status).toBe(403);
    expect((await question(user)).words).toBe('Saint-Denis');
  });
});
