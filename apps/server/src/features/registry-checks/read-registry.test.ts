import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { luhnCheckDigit, sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { registryRoutes } from '@mitoyen/contract/features/registry-checks/registry-checks.contract.ts';
import type { Mode } from '@mitoyen/sandbox/faults/faults.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { nextSiret } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { registerCompany } from '../../../test/profile-bodies.ts';
import { registryReadsPerAddress } from './read-registry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.sandbox.setFault('registry', 'ok'));
afterAll(() => app.close());

const read = (siret: string, from?: string) =>
  app.call(registryRoutes.read, { params: { siret }, ...(from && { from }) });

test('an establishment is answered as people write it, its town as a place', async () => {
  const { siret } = await registerCompany(app, { name: 'Charpentes du Rhône' });
  const answer = await read(siret);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    siret,
    isOpen: true,
    isHidden: false,
    name: 'Charpentes du Rhone',
    legalStatus: 'SAS',
    address: "1 rue de l'Exemple",
    postalCode: '75010',
    town: 'Paris',
    placeCode: 'c75056',
  });
});

test('a SIRET may be typed with spaces', async () => {
  const { siret } = await registerCompany(app);
  expect((await read(siret.replace(/(.{3})/g, '$1 '))).body.siret).toBe(siret);
});

test('of a closed establishment nothing is said of where it was', async () => {
  const { siret } = await registerCompany(app, { name: 'Charpentes Fermées', active: false });
  expect((await read(siret)).body).toMatchObject({
    isOpen: false,
    name: 'Charpentes Fermees',
    address: null,
    postalCode: null,
    town: null,
    placeCode: null,
  });
});

test('people who hide their name are told from nobody, and nothing of it leaves', async () => {
  const { siret } = await registerCompany(app, { name: '[NON-DIFFUSIBLE]' });
  const { body } = await read(siret);
  expect(body).toMatchObject({ isOpen: true, isHidden: true, name: null, address: null, postalCode: null });
  expect(JSON.stringify(body)).not.toContain('DIFFUSIBLE');
});

test('an unknown number, and one whose check digit is wrong, of which the registry hears nothing', async () => {
  expect((await read(nextSiret())).error).toMatchObject({ code: 'siret_unknown' });
  const { siret } = await registerCompany(app);
  const start = siret.slice(0, -1);
  const wrong = start + ((Number(luhnCheckDigit(start)) + 1) % 10);
  await app.sandbox.setFault('registry', 'error');
  const answer = await read(wrong);
  expect([answer.status, answer.error.code]).toEqual([404, 'siret_unknown']);
  const other = `${sirenOf(siret)}`;
  expect((await read(other)).status).toBe(404);
});

test.each<Mode>(['error', 'garbage', 'refuse'])('a registry in mode %s is away', async (mode) => {
  const { siret } = await registerCompany(app);
  await app.sandbox.setFault('registry', mode);
  const answer = await read(siret);
  expect([answer.status, answer.error.code]).toEqual([503, 'registry_unavailable']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(10);
  await app.sandbox.setFault('registry', 'ok');
  expect((await read(siret)).status).toBe(200);
});

test('one address asks so often, another still may', async () => {
  const { siret } = await registerCompany(app);
  const address = '203.0.113.77';
  for (let time = 0; time < registryReadsPerAddress.points; time += 1)
    expect((await read(siret, address)).status).toBe(200);
  const refused = await read(siret, address);
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_registry_reads']);
  expect((await read(siret, '203.0.113.78')).status).toBe(200);
});

test('while the registry says nothing, others read and write', async () => {
  const { siret } = await registerCompany(app);
  await app.sandbox.setFault('registry', 'hang');
  const hanging = Array.from({ length: 40 }, (_, index) => read(siret, `198.51.100.${index + 1}`));
  const name = (what: string) => () => what;
  const others = Promise.all([
    app.call(directoryRoutes.search, {}),
    app.call(accountRoutes.login, { body: { email: 'absente@exemple.fr', password: 'pas le bon' } }),
  ]);
  const first = await Promise.race([
    others.then(name('others')),
    ...hanging.map((one) => one.then(name('hanging'))),
  ]);
  expect(first).toBe('others');
  expect((await others).map(({ status }) => status)).toEqual([200, 401]);
  await Promise.all(hanging);
});

test('one address has few numbers on their way', async () => {
  const { siret } = await registerCompany(app);
  await app.sandbox.setFault('registry', 'hang');
  const asked = await Promise.all(Array.from({ length: 12 }, () => read(siret, '198.51.100.200')));
  expect(asked.filter(({ error }) => error.code === 'unavailable')).toHaveLength(2);
});
