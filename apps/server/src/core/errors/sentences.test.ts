import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('an empty registration is told what to write in each field', async () => {
  const profile = { title: '', specialization: ' ', location: null, hourlyRate: '', skills: [] };
  const body = { username: '', email: '', password: '', role: 'freelance', profile };
  const { status, error } = await app.call(accountRoutes.create, { body: body as never });
  expect(status).toBe(400);
  expect(error.issues?.map(({ message }) => message)).toEqual([
    'Indiquez votre prénom et votre nom, par exemple Camille Durand.',
    'Indiquez votre adresse e-mail, par exemple camille@exemple.fr.',
    'Choisissez un mot de passe : 8 caractères au moins, dont une lettre et un chiffre.',
  ]);
});

test('what a schema has no sentence for is said in the product’s words', async () => {
  const call = (place: string) =>
    app.call(directoryRoutes.tradePage, { params: { trade: 'architecte' }, query: { place } });
  const { status, error } = await call('x'.repeat(100_000));
  expect([status, error.error]).toEqual([400, 'Écrivez 20 caractères au plus.']);
});
