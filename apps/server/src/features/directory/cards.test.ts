import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { findCards } from './cards.repository.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
});
afterAll(() => world.close());

test('cards of both kinds come in the order asked for, without those of suspended accounts', async () => {
  const { context } = world;
  const made = [
    await makeFreelance(context, { username: 'Ada Lin', title: 'Urbaniste' }),
    await makeJobseeker(context, { username: 'Béa Roy', title: 'Métreuse' }),
    await makeFreelance(context, { username: 'Clara Sol', title: 'Paysagiste' }),
  ];
  const ids = made.map(({ profile }) => profile.id).reverse();
  const titles = async () => (await findCards(context.db, ids)).map(({ title }) => title);
  expect(await titles()).toEqual(['Paysagiste', 'Métreuse', 'Urbaniste']);
  await context.db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', made[1]?.user.id ?? '')
    .execute();
  expect(await titles()).toEqual(['Paysagiste', 'Urbaniste']);
});

test('a card says what the profile and its account say now', async () => {
  const { context } = world;
  const { user, profile } = await makeFreelance(context, { username: 'Ada Lin' });
  await context.db.updateTable('users').set({ username: 'Zoé Blanc' }).where('id', '=', user.id).execute();
  await context.db
    .updateTable('freelances')
    .set({ title: 'Conductrice de travaux', hourly_rate: 71 })
    .where('id', '=', profile.id)
    .execute();
  expect(await findCards(context.db, [profile.id])).toMatchObject([
    { firstName: 'Zoé', title: 'Conductrice de travaux', hourlyRate: 71 },
  ]);
});

test('a card says from which day somebody is free, as long as that is to come', async () => {
  const { context } = world;
  const free = async (available_from: string | null) => {
    const { profile } = await makeFreelance(context, { available_from });
    const { profile: seeker } = await makeJobseeker(context, { available_from });
    const cards = await findCards(context.db, [profile.id, seeker.id]);
    return cards.map(({ availableFrom }) => availableFrom);
  };
  expect(await free('2999-02-24')).toEqual(['2999-02-24', '2999-02-24']);
  expect(await free('2020-02-24')).toEqual([undefined, undefined]);
  expect(await free(null)).toEqual([undefined, undefined]);
});
