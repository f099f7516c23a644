import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDiscreetTest, type DiscreetTest } from './discreet.fixture.ts';

let app: DiscreetTest;
beforeAll(async () => {
  app = await createDiscreetTest();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.db.deleteFrom('users').where('role', '=', 'jobseeker').execute();
});

const words = {
  title: 'Architecte singulière',
  specialization: 'Patrimoine alpin',
  description: 'Rien ne me ressemble.',
  skills: ['Aquarelle'],
  location: 'Caluire',
};

test('two firms that compare what they read share no field but bands', async () => {
  const person = await app.discreetPerson({ username: 'Zoé Quintrec', ...words, expected_salary: 41_234 });
  const [one, other] = [await app.confirmedFirm(), await app.confirmedFirm()];
  const [first, second] = [await app.list(one.user), await app.list(other.user)];
  const [card, same] = [first.body.items[0], second.body.items[0]];
  const bands = {
    trade: 'architecte',
    place: { code: 'r84', name: 'Auvergne-Rhône-Alpes' },
    experience: '6-10',
    software: ['revit'],
    phases: ['DCE'],
    availability: 'En poste, ouvert aux opportunités',
    salary: { min: 40_000, max: 45_000 },
    request: null,
    jobseekerId: null,
  };
  expect(card).toEqual({ ...bands, handle: expect.stringMatching(/^[\w-]{22}$/) });
  expect({ ...same, handle: '' }).toEqual({ ...bands, handle: '' });
  expect(same?.handle).not.toBe(card?.handle);
  // neither leads the other anywhere
  expect((await app.show(other.user, card?.handle ?? '')).status).toBe(404);
  expect((await app.show(one.user, card?.handle ?? '')).body).toEqual(card);
  const text = JSON.stringify([first.body, first.headers]);
  for (const told of [...Object.values(words).flat(), 'Zoé', person.user.id, person.profile.id, '41234'])
    expect(text).not.toContain(told);
});

test('an address is new each time the person becomes discreet', async () => {
  const { user } = await app.discreetPerson();
  const firm = await app.confirmedFirm();
  const handle = async () => (await app.list(firm.user)).body.items[0]?.handle ?? '';
  const before = await handle();
  // what the person edits meanwhile changes none
  await app.context.db
    .updateTable('jobseekers')
    .set({ title: 'Autre' })
    .where('user_id', '=', user.id)
    .execute();
  expect(await handle()).toBe(before);
  await app.change(user, 'public');
  expect((await app.show(firm.user, before)).status).toBe(404);
  await app.change(user, 'discreet');
  expect(await handle()).not.toBe(before);
  expect((await app.show(firm.user, before)).status).toBe(404);
});

test('the département stands once three that the firm may find share it with a trade, and is found by from then on', async () => {
  const [one, other] = [await app.confirmedFirm(), await app.confirmedFirm()];
  const people = [await app.discreetPerson(), await app.discreetPerson()];
  const places = async ({ user }: typeof one, query = {}) =>
    (await app.list(user, query)).body.items.map(({ place }) => place?.code);
  expect(await places(one)).toEqual(['r84', 'r84']);
  expect(await places(one, { place: 'd69' })).toEqual([]);
  expect(await places(one, { place: 'r84' })).toEqual(['r84', 'r84']);

  people.push(await app.discreetPerson());
  await app.discreetPerson({ trades: ['economiste'] });
  expect((await places(one)).sort()).toEqual(['d69', 'd69', 'd69', 'r84']);
  expect(await places(one, { place: 'c69123' })).toEqual(['d69', 'd69', 'd69']);
  expect(await places(one, { place: 'r84' })).toHaveLength(4);
  expect(await places(one, { place: 'd75' })).toEqual([]);

  // for a firm from which one of them hides, there are two
  await app.sandbox.addCompany({
    ...{ siren: other.profile.siret.slice(0, 9), siret: other.profile.siret },
    ...{ name: 'Employeur', active: true },
  });
  await app.change((people[0] as (typeof people)[0]).user, 'discreet', [other.profile.siret.slice(0, 9)]);
  expect((await places(other)).sort()).toEqual(['r84', 'r84', 'r84']);
  expect(await places(other, { place: 'd69' })).toEqual([]);
});

test.each([
  [{ trade: 'architecte' }, 2],
  [{ trade: ['economiste', 'dessinateur'] }, 0],
  [{ experience: '6-10' }, 2],
  [{ experience: ['0-2', '3-5'] }, 0],
  [{ software: 'revit' }, 2],
  [{ software: 'autocad' }, 0],
  [{ phase: 'DCE', software: 'revit' }, 2],
  [{ phase: 'DCE', software: 'autocad' }, 0],
  [{ availability: 'En poste, ouvert aux opportunités' }, 2],
  [{ availability: 'Disponible' }, 0],
  [{ minSalary: 44_000 }, 2],
  [{ minSalary: 45_000 }, 0],
  [{ maxSalary: 40_000 }, 2],
  [{ maxSalary: 39_999 }, 0],
])('%j finds %i', async (query, count) => {
  const firm = await app.confirmedFirm();
  await app.discreetPerson({ expected_salary: 41_000 });
  await app.discreetPerson({ expected_salary: 44_999 });
  const { body, headers } = await app.list(firm.user, query);
  expect([body.items.length, body.total, body.isTotalExact, headers['x-total-count']]).toEqual([
    ...[count, count, true, String(count)],
  ]);
});

test('pages follow each other, each person once, whatever leaves meanwhile', async () => {
  const firm = await app.confirmedFirm();
  const people = await Promise.all(Array.from({ length: 9 }, () => app.discreetPerson()));
  const handles: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { body } = await app.list(firm.user, { limit: 2, ...(cursor && { cursor }) });
    handles.push(...body.items.map(({ handle }) => handle));
    if (handles.length === 2) await app.change((people[0] as (typeof people)[0]).user, 'public');
    if (body.nextCursor === null) break;
    cursor = body.nextCursor;
  }
  expect(new Set(handles).size).toBe(handles.length);
  expect(handles.length).toBeGreaterThanOrEqual(8);
  const other = await app.confirmedFirm();
  const theirs = (await app.list(firm.user, { limit: 2 })).body.nextCursor;
  expect((await app.list(other.user, { cursor: theirs })).status).toBe(400);
  expect((await app.list(firm.user, { cursor: 'made up' })).status).toBe(400);
});
