import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import type { Mode } from '@mitoyen/sandbox/faults/faults.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeUser, nextSiret } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { companyBody, freelanceBody, registerCompany } from '../../../test/profile-bodies.ts';
import { companySirets } from '../companies/index.ts';
import { freelanceSirets } from '../freelances/index.ts';
import { sendAllRechecks } from './recheck-siret.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.sandbox.setFault('registry', 'ok'));
afterAll(() => app.close());

async function createFreelance(siret: string) {
  const user = await makeUser(app.context, { role: 'freelance' });
  const answer = await app.call(freelanceRoutes.create, { token: user.token, body: freelanceBody(siret) });
  return { user, answer };
}

async function createCompany(name: string, siret: string) {
  const user = await makeUser(app.context, { role: 'entreprise' });
  const answer = await app.call(companyRoutes.create, { token: user.token, body: companyBody(name, siret) });
  return { user, answer };
}

/** Makes the jobs that wait for a new try due. */
async function makeRetriesDue() {
  await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(
    app.context.db,
  );
}

const statusOf = async (userId: string) =>
  (await app.call(freelanceRoutes.getByUser, { params: { userId } })).body.siretStatus;

describe('a freelance’s SIREN', () => {
  test.each([
    ['is not in the registry', nextSiret()],
    ['fails its check digit', '12345678901234'],
  ])('is refused when it %s', async (_why, siret) => {
    const { answer } = await createFreelance(siret);
    expect(answer.status).toBe(400);
    const message = 'Le SIREN fourni est introuvable dans la base des entreprises.';
    expect([answer.error.error, answer.error.issues]).toEqual([message, [{ path: 'siret', message }]]);
  });

  test('certifies nothing when the company has closed, and refuses nobody', async () => {
    const { siret } = await registerCompany(app, { active: false });
    expect((await createFreelance(siret)).answer.body.siretStatus).toBe('failed');
  });

  test('is checked again when it changes', async () => {
    const { user, profile } = await makeFreelance(app.context);
    const put = (siret: string) =>
      app.call(freelanceRoutes.updateByUser, {
        params: { userId: user.id },
        token: user.token,
        body: freelanceBody(siret),
      });
    expect((await put(nextSiret())).error.code).toBe('siren_not_found');
    expect((await put(profile.siret)).body.siretStatus).toBe('verified');
    const { siret } = await registerCompany(app);
    expect((await put(siret)).body).toMatchObject({ siret, siretStatus: 'verified' });
    await app.sandbox.setFault('registry', 'error');
    const other = await registerCompany(app);
    expect((await put(other.siret)).body).toMatchObject({ siret: other.siret, siretStatus: 'pending' });
  });
});

describe('while the registry does not answer', () => {
  test.each<Mode>(['refuse', 'hang', 'error', 'garbage'])(
    '(%s) the profile is made, its SIRET pending',
    async (mode) => {
      const { siret } = await registerCompany(app);
      await app.sandbox.setFault('registry', mode);
      const start = performance.now();
      const { answer } = await createFreelance(siret);
      expect([answer.status, answer.body.siretStatus]).toEqual([201, 'pending']);
      expect(performance.now() - start).toBeLessThan(5500);
    },
  );

  test('a job goes on asking until it knows', async () => {
    const { siret } = await registerCompany(app);
    await app.sandbox.setFault('registry', 'error');
    const [real, unreal] = [await createFreelance(siret), await createFreelance(nextSiret())];
    await app.runJobs();
    expect([await statusOf(real.user.id), await statusOf(unreal.user.id)]).toEqual(['pending', 'pending']);

    await app.sandbox.setFault('registry', 'ok');
    await makeRetriesDue();
    await app.runJobs();
    expect([await statusOf(real.user.id), await statusOf(unreal.user.id)]).toEqual(['verified', 'failed']);
  });
});

test('what stayed pending is taken up again day by day', async () => {
  const company = await registerCompany(app);
  const pending = { siret: company.siret, siret_status: 'pending' } as const;
  const freelance = await makeFreelance(app.context, pending);
  const firm = await makeCompany(app.context, { ...pending, name: company.name });
  await sendAllRechecks(app.context, [freelanceSirets, companySirets]);
  await app.runJobs();
  expect(await statusOf(freelance.user.id)).toBe('verified');
  const seen = await app.call(companyRoutes.getByUser, { params: { userId: firm.user.id } });
  expect(seen.body.siretStatus).toBe('verified');
});

describe('a company’s name and SIRET', () => {
  test('belong together, however the name is written', async () => {
    const { siret } = await registerCompany(app, { name: 'ATELIER DES TROIS PONTS' });
    const { answer } = await createCompany('L’Atelier des Trois Ponts (SARL)', siret);
    expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ siretStatus: 'verified' })]);
  });

  test('are refused when another company has that name', async () => {
    const [one, other] = [
      await registerCompany(app, { name: 'NORD OSSATURE' }),
      await registerCompany(app, { name: 'SUD MACONNERIE' }),
    ];
    const message = 'Le nom de l’entreprise ne correspond pas au SIREN du SIRET fourni.';
    for (const [name, siret] of [
      [one.name, other.siret],
      ['Nulle Part Ailleurs', one.siret],
      [one.name, nextSiret()],
      [one.name, '12345678901234'],
    ] as const) {
      const { answer } = await createCompany(name, siret);
      expect([answer.status, answer.error.error, answer.error.issues]).toEqual([
        400,
        message,
        [{ path: 'siret', message }],
      ]);
    }
  });

  test('are checked again when the name changes', async () => {
    const { user, profile } = await makeCompany(app.context, { name: 'Charpente Vive' });
    const put = (body: object) =>
      app.call(companyRoutes.updateByUser, { params: { userId: user.id }, token: user.token, body });
    expect((await put({ name: 'Charpente Vive', address: '1, rue Neuve' })).status).toBe(200);
    expect((await put({ name: 'Autre Nom' })).error.code).toBe('company_name_mismatch');
    await app.sandbox.setFault('registry', 'error');
    expect((await put({ name: 'Autre Nom' })).body).toMatchObject({
      siret: profile.siret,
      siretStatus: 'pending',
    });
  });

  test('settle by a job after the registry is back', async () => {
    const { name, siret } = await registerCompany(app);
    await app.sandbox.setFault('registry', 'error');
    const { user, answer } = await createCompany(name, siret);
    expect(answer.body).toMatchObject({ siretStatus: 'pending' });
    await app.sandbox.setFault('registry', 'ok');
    await makeRetriesDue();
    await app.runJobs();
    const seen = await app.call(companyRoutes.getByUser, { params: { userId: user.id } });
    expect(seen.body.siretStatus).toBe('verified');
  });

  test('wait when the company has its name hidden', async () => {
    const hidden = (await app.sandbox.companies()).find(({ name }) => name.startsWith('['));
    const { answer } = await createCompany('Mon Entreprise', hidden?.siret ?? '');
    expect([answer.status, answer.body.siretStatus]).toEqual([201, 'pending']);
  });
});
