import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import {
  type CareerEntryInput,
  careerFutureMessage,
} from '@mitoyen/contract/features/jobseekers/career.schemas.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { updateJobseekerRow } from './jobseekers.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const entry = (fields: Partial<CareerEntryInput> = {}): CareerEntryInput => ({
  ...{ title: 'Dessinatrice', organisation: 'Agence Mistral', place: 'Nantes' },
  ...{ from: '2020-01', to: '2022-06', text: 'Plans d’exécution.' },
  ...fields,
});
const nextMonth = () => {
  const thisMonth = parisDay(app.context.clock.now()).slice(0, 7);
  return addDays(`${thisMonth}-01`, 31).slice(0, 7);
};

async function scene() {
  const { user, profile } = await makeJobseeker(app.context);
  const required = {
    ...{ title: profile.title, specialization: profile.specialization, location: profile.location },
    ...{ expectedSalary: 42_000, experienceYears: 8 },
    ...{ description: profile.description, skills: profile.skills },
  };
  const call = { token: user.token, params: { userId: user.id } };
  const put = (change: object) =>
    app.call(jobseekerRoutes.updateByUser, { ...call, body: { ...required, ...change } });
  const see = (token?: string) =>
    app.call(jobseekerRoutes.get, { params: { id: profile.id }, ...(token && { token }) });
  return { user, profile, put, see };
}

test('entries are kept newest first, and stay when a change leaves them out', async () => {
  const { put } = await scene();
  const early = entry({ from: '2015-09', to: '2018-08' });
  const { body } = await put({ experiences: [early, entry(), entry({ from: '2023-01', to: null })] });
  expect(body.experiences.map(({ from }) => from)).toEqual(['2023-01', '2020-01', '2015-09']);
  expect((await put({ title: 'Projeteuse' })).body.experiences).toHaveLength(3);
  expect((await put({ experiences: [] })).body.experiences).toEqual([]);
});

test('where somebody worked and learnt is told to members, not to visitors', async () => {
  const { user, put, see } = await scene();
  await put({ experiences: [entry()], education: [entry({ organisation: 'ENSA Nantes' })] });
  const visitor = (await see()).body;
  expect(visitor.experiences[0]).toMatchObject({ title: 'Dessinatrice', place: 'Nantes' });
  expect(JSON.stringify(visitor)).not.toMatch(/Mistral|ENSA/);
  const { user: member } = await makeJobseeker(app.context);
  expect((await see(member.token)).body.education[0]?.organisation).toBe('ENSA Nantes');
  expect((await see(user.token)).body.experiences[0]?.organisation).toBe('Agence Mistral');
});

const refused: [string, object, string, RegExp][] = [
  ['an end before the start', { to: '2019-12' }, 'experiences.0.to', /précéder le début/],
  ['no title', { title: ' ' }, 'experiences.0.title', /^Indiquez votre poste/],
  ['no firm', { organisation: '' }, 'experiences.0.organisation', /^Indiquez l’agence/],
  ['a month that is none', { from: '2020-13' }, 'experiences.0.from', /Début/],
  ['an end left empty', { to: '' }, 'experiences.0.to', /Fin/],
  ['100,000 characters', { text: 'a'.repeat(100_000) }, 'experiences.0.text', /600 caractères/],
  ['a text that is a number', { text: 3 }, 'experiences.0.text', /obligatoire|texte/i],
];
test.each(refused)('%s is refused beside its field', async (_, fields, path, message) => {
  const { put } = await scene();
  const { status, error } = await put({ experiences: [{ ...entry(), ...fields }] });
  expect(status).toBe(400);
  expect(error.issues).toContainEqual({ path, message: expect.stringMatching(message) });
});

test('what has not come yet is refused, of either list', async () => {
  const { put } = await scene();
  for (const list of ['experiences', 'education']) {
    const { status, error } = await put({ [list]: [entry(), entry({ to: nextMonth() })] });
    expect([status, error]).toMatchObject([
      400,
      { issues: [{ path: `${list}.1.to`, message: careerFutureMessage }] },
    ]);
  }
});

test('fifteen entries are kept, two hundred are refused at once', async () => {
  const { put } = await scene();
  const many = (count: number) => Array.from({ length: count }, () => entry());
  expect((await put({ education: many(15) })).body.education).toHaveLength(15);
  const { status, error } = await put({ education: many(200).map(() => ({ title: 3 })) });
  expect(status).toBe(400);
  expect(error).toMatchObject({ issues: [{ path: 'education', message: 'Formation : 15 au plus.' }] });
});

test.each([[{ experiences: 'Revit' }], [{ contracts: ['cdi', 'x'] }], [{ contracts: 'cdi' }]])(
  '%j is refused',
  async (change) => {
    const { put } = await scene();
    expect((await put(change)).status).toBe(400);
  },
);

test('contracts are kept once each, in the order of the list', async () => {
  const { put } = await scene();
  const { body } = await put({ contracts: ['stage', 'cdi', 'stage'] });
  expect(body.contracts).toEqual(['cdi', 'stage']);
});

test('nobody writes another’s career', async () => {
  const [one, other] = [await scene(), await scene()];
  const { status } = await app.call(jobseekerRoutes.updateByUser, {
    ...{ token: one.user.token, params: { userId: other.user.id } },
    body: { experiences: [entry()] } as never,
  });
  expect(status).toBe(403);
  expect((await other.see(other.user.token)).body.experiences).toEqual([]);
});

test('a profile of before has empty lists', async () => {
  const { user, see } = await scene();
  await app.context.db
    .transaction()
    .execute((tx) => updateJobseekerRow(tx, user.id, { title: 'Architecte' }));
  expect((await see()).body).toMatchObject({ experiences: [], education: [], contracts: [] });
});
