import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeCompany, makeJob, makeOffer } from '../../../test/builders/index.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';
import { applicationsPersonalData } from './applications.personal-data.ts';

let app: ApplicationsTest;
beforeAll(async () => {
  app = await createApplicationsTest();
});
afterAll(() => app.stop());

async function received() {
  const offer = await makeOffer(app.context);
  const { user, id } = await makeApplication(app.context, offer.id);
  return { company: offer.user, offer, applicant: user, id };
}

test('a company marks what it received, and finds its favourites by filter and by count', async () => {
  const { company, offer, id } = await received();
  const { id: other } = await makeApplication(app.context, offer.id);
  const { status, body } = await app.favourite(company, id);
  expect([status, body.received?.isFavourite, body.status]).toEqual([200, true, 'sent']);
  const marked = await app.received(company, { favourite: '1' });
  expect(marked.body.map((application) => application.id)).toEqual([id]);
  expect(marked.headers['x-total-count']).toBe('1');
  expect((await app.counts(company)).body).toMatchObject([{ jobId: offer.id, favouriteCount: 1 }]);
  expect((await app.received(company)).body.map(({ id }) => id).sort()).toEqual([id, other].sort());

  expect((await app.favourite(company, id, false)).body.received?.isFavourite).toBe(false);
  expect((await app.received(company, { favourite: '1' })).body).toEqual([]);
  expect((await app.counts(company)).body).toMatchObject([{ favouriteCount: 0 }]);
});

test('nobody else marks it, and what makes no sense is refused', async () => {
  const { company, applicant, id } = await received();
  const { user: another } = await makeCompany(app.context);
  expect((await app.favourite(another, id)).status).toBe(404);
  expect((await app.favourite(company, newId())).status).toBe(404);
  expect((await app.favourite(company, 'x'.repeat(60))).status).toBe(404);
  expect((await app.favourite(applicant, id)).status).toBe(403);
  expect((await app.favourite(null, id)).status).toBe(401);
  const odd = await app.favourite(company, id, 'oui'.repeat(30_000));
  expect([odd.status, odd.error]).toMatchObject([400, { issues: [{ path: 'favourite' }] }]);
  expect((await app.received(company, { favourite: 'oui' })).status).toBe(400);
  expect((await app.received(company, { favourite: '1' })).body).toEqual([]);
});

test('its applicant learns nothing of it: not in their list, not in their archive, which the company’s says', async () => {
  const { company, applicant, id } = await received();
  await app.favourite(company, id);
  const [own] = (await app.sent(applicant)).body;
  expect(own).not.toHaveProperty('received');
  expect(JSON.stringify(own)).not.toMatch(/favo/iu);
  const archiveOf = async (user: { id: string }, role: 'freelance' | 'entreprise') => {
    const files = [];
    for await (const file of applicationsPersonalData.export?.(app.context, { ...user, role } as never) ?? [])
      files.push(file);
    return JSON.stringify(files);
  };
  expect(await archiveOf(applicant, 'freelance')).toContain(id);
  expect(await archiveOf(applicant, 'freelance')).not.toContain('favourite');
  expect(await archiveOf(company, 'entreprise')).toContain('favourite_at');
});

test('what is withdrawn is a favourite no more, and cannot be one', async () => {
  const { company, applicant, id } = await received();
  await app.favourite(company, id);
  await app.withdraw(applicant, id);
  expect((await app.received(company, { favourite: '1' })).body).toEqual([]);
  const refused = await app.favourite(company, id);
  expect([refused.status, refused.error]).toMatchObject([409, { code: 'application_withdrawn' }]);
  expect((await app.favourite(company, id, false)).status).toBe(200);
});

test('two hundred marks at once end as the last of them says, without a failure', async () => {
  const { company, offer, id } = await received();
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => (await app.favourite(company, id, at % 2 === 0)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { body } = await app.favourite(company, id);
  expect(body.received?.isFavourite).toBe(true);
  expect((await app.counts(company)).body).toMatchObject([{ jobId: offer.id, favouriteCount: 1 }]);
});

test('an answer keeps the mark, and brings the pictures and facts along', async () => {
  const { company, id } = await received();
  await app.favourite(company, id);
  const { body } = await app.answer(company, id, { status: 'shortlisted' });
  expect(body.received).toMatchObject({
    isFavourite: true,
    title: 'Architecte',
    location: 'Lyon',
    budget: 350,
  });
});

test('a job seeker’s application says what they hope for and what the job pays', async () => {
  const job = await makeJob(app.context);
  await makeApplication(app.context, job.id);
  const [application] = (await app.received(job.user)).body;
  expect(application?.received).toMatchObject({
    works: [],
    budget: null,
    salary: { min: 36_000, max: 42_000, period: 'year' },
    expectedSalary: expect.any(Number),
  });
});
