import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, nextSiret } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { registerCompany } from '../../../test/profile-bodies.ts';
import { otherEstablishment, registryCheckCalls } from './registry-checks.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.sandbox.setFault('registry', 'ok'));
afterAll(() => app.close());

const { createCompany, makeRetriesDue, companySeenOf } = registryCheckCalls(() => app);

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
    expect(await companySeenOf(user.id)).toEqual(['verified', 'exists']);
  });

  test('cannot be compared when the company has its name hidden, and nothing is asked again', async () => {
    const hidden = (await app.sandbox.companies()).find(({ name }) => name.startsWith('['));
    const { user, answer } = await createCompany('Mon Entreprise', hidden?.siret ?? '');
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({ siretStatus: 'pending', siretState: 'masked' }),
    ]);
    await app.runJobs();
    expect(await companySeenOf(user.id)).toEqual(['pending', 'masked']);
  });

  test('certify nothing when the company has no such establishment', async () => {
    const { name, siret } = await registerCompany(app);
    const { answer } = await createCompany(name, otherEstablishment(siret));
    expect(answer.body).toMatchObject({ siretStatus: 'failed', siretState: 'unknown' });
  });

  test('say that the establishment has closed', async () => {
    const { name, siret } = await registerCompany(app, { active: false });
    const { answer } = await createCompany(name, siret);
    expect(answer.body).toMatchObject({ siretStatus: 'failed', siretState: 'closed' });
  });
});
