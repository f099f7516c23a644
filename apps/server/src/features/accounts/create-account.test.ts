import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { companyAccount, freelanceAccount, jobseekerAccount } from '../../../test/account-bodies.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { verifyPhone } from '../../../test/verify-phone.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.sandbox.setFault('registry', 'ok'));
afterAll(() => app.close());

const countRows = async (table: 'users' | 'freelances' | 'sessions' | 'portfolio_items') => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    app.context.db,
  );
  return Number(rows[0]?.count);
};
const countJobs = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pgboss.job`.execute(
    app.context.db,
  );
  return Number(rows[0]?.count);
};

describe('POST /api/users', () => {
  test('makes a freelance with profile and portfolio, signed in', async () => {
    const body = await freelanceAccount(app, {
      portfolio: [{ title: 'Maison', description: 'Bois', url: 'https://exemple.fr/maison', image: null }],
    });
    const { status, body: made } = await app.call(accountRoutes.create, { body });
    expect(status).toBe(201);
    expect(made.user).toMatchObject({
      role: 'freelance',
      profileCompleted: true,
      phone: null,
      email: body.email,
    });

    const me = await app.call(accountRoutes.me, { token: made.token });
    expect(me.body.profile).toMatchObject({ title: 'Architecte', hourlyRate: 45, siretStatus: 'verified' });
    expect(me.body.profile).toMatchObject({
      portfolio: [{ title: 'Maison', url: 'https://exemple.fr/maison' }],
    });
    const found = await app.call(directoryRoutes.search, {
      query: { search: 'rehabilitation saint-etienne' },
    });
    expect(found.body.items.map(({ firstName }) => firstName)).toContain('Camille');
  });

  test('makes a company', async () => {
    const { body: made } = await app.call(accountRoutes.create, { body: await companyAccount(app) });
    const me = await app.call(accountRoutes.me, { token: made.token });
    expect(me.body.profile).toMatchObject({ vatNumber: '69005', postalCode: '69005', is_subscribed: false });
  });

  test('makes a job seeker whose phone was verified, and only once with that verification', async () => {
    const headers = await verifyPhone(app, '+33612345601');
    const first = await app.call(accountRoutes.create, { body: jobseekerAccount('06 12 34 56 01'), headers });
    expect(first.body.user).toMatchObject({ role: 'jobseeker', phone: '+33612345601' });
    const second = await app.call(accountRoutes.create, {
      body: jobseekerAccount('06 12 34 56 01'),
      headers,
    });
    expect(second.status).toBe(400);
    expect(second.error.code).toBe('phone_not_verified');
  });

  test('refuses a job seeker whose phone another browser verified, or verified half an hour ago', async () => {
    await verifyPhone(app, '+33612345602');
    const elsewhere = await app.call(accountRoutes.create, { body: jobseekerAccount('+33612345602') });
    expect(elsewhere.error).toMatchObject({
      code: 'phone_not_verified',
      error: 'Veuillez vérifier votre numéro de téléphone avant de continuer.',
    });
    const headers = await verifyPhone(app, '+33612345603');
    app.passTime({ minutes: 31 });
    const late = await app.call(accountRoutes.create, { body: jobseekerAccount('+33612345603'), headers });
    expect(late.error.code).toBe('phone_not_verified');
  });

  test('an account without a profile has its role and an unfinished profile', async () => {
    const body = { ...(await freelanceAccount(app)), profile: undefined };
    const { body: made } = await app.call(accountRoutes.create, { body });
    expect(made.user).toMatchObject({ role: 'freelance', profileCompleted: false });
  });

  test('names every wrong field, the profile’s under profile', async () => {
    const body = await freelanceAccount(app, {
      username: 'jean dupont',
      email: 'pas une adresse',
      password: 'court1',
    });
    const account = await app.call(accountRoutes.create, { body });
    expect(account.status).toBe(400);
    expect(account.error.issues?.map(({ path }) => path).sort()).toEqual(['email', 'password', 'username']);

    const good = await freelanceAccount(app);
    const profile = { ...good.profile, title: 'A', siret: '123', hourlyRate: -1 };
    const refused = await app.call(accountRoutes.create, { body: { ...good, profile } });
    expect(refused.error.issues).toContainEqual({
      path: 'profile.siret',
      message: 'Le numéro SIRET doit contenir 14 chiffres.',
    });
    expect(refused.error.issues?.map(({ path }) => path).sort()).toEqual([
      'profile.hourlyRate',
      'profile.siret',
      'profile.title',
    ]);
  });

  test('does not let a caller set what is not theirs to set', async () => {
    const body = {
      ...(await freelanceAccount(app)),
      id: 'mine',
      profileCompleted: true,
      is_subscribed: true,
    };
    const profile = { ...body.profile, completedProjects: 99, id: 'mine', user_id: 'someone' };
    const { body: made } = await app.call(accountRoutes.create, { body: { ...body, profile } });
    expect(made.id).not.toBe('mine');
    const me = await app.call(accountRoutes.me, { token: made.token });
    expect(me.body.profile).toMatchObject({ completedProjects: 0, user_id: made.id });
  });

  test('twenty registrations with one address, case varied, make one account', async () => {
    const body = await freelanceAccount(app, { email: 'double.clic@exemple.fr' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.call(accountRoutes.create, {
          body: { ...body, email: index % 2 ? 'Double.Clic@Exemple.FR' : 'double.clic@exemple.fr' },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
  });

  const nowhere = '/files/0198c0de-0000-7000-8000-000000000000';
  const project = { title: 'Maison', url: 'https://exemple.fr', image: nowhere };
  test.each([
    ['an unknown file in the profile', { avatar: nowhere }, [], 'profile.avatar'],
    ['a SIREN that the registry does not know', { siret: '98765432400017' }, [], 'profile.siret'],
    ['an unknown picture of a project', {}, [project], 'portfolio.0.image'],
  ])('%s leaves no row and no job, and is named', async (_case, wrong, portfolio, path) => {
    const before = [
      await countRows('users'),
      await countRows('freelances'),
      await countRows('sessions'),
      await countJobs(),
    ];
    const body = await freelanceAccount(app, { portfolio });
    const refused = await app.call(accountRoutes.create, {
      body: { ...body, profile: { ...body.profile, ...wrong } },
    });
    expect([refused.status, refused.error.issues?.map((issue) => issue.path)]).toEqual([400, [path]]);
    expect([
      await countRows('users'),
      await countRows('freelances'),
      await countRows('sessions'),
      await countJobs(),
    ]).toEqual(before);
  });

  test('a failure in the middle of the transaction leaves no row and no job', async () => {
    await app.sandbox.setFault('registry', 'error');
    const before = [
      await countRows('users'),
      await countRows('freelances'),
      await countRows('sessions'),
      await countJobs(),
    ];
    await sql`create function refuse_item() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      app.context.db,
    );
    await sql`create trigger refuse_item before insert on portfolio_items execute function refuse_item()`.execute(
      app.context.db,
    );
    const body = await freelanceAccount(app, {
      portfolio: [{ title: 'Maison', url: 'https://exemple.fr', image: null }],
    });
    const failed = await app.call(accountRoutes.create, { body });
    await sql`drop trigger refuse_item on portfolio_items`.execute(app.context.db);
    expect(failed.status).toBe(500);
    expect(failed.error).toEqual({ code: 'internal', error: 'Une erreur est survenue. Veuillez réessayer.' });
    expect([
      await countRows('users'),
      await countRows('freelances'),
      await countRows('sessions'),
      await countJobs(),
    ]).toEqual(before);
  });

  test('while the registry is down the account is made, its SIRET pending, and a job settles it', async () => {
    await app.sandbox.setFault('registry', 'hang');
    const { body: made } = await app.call(accountRoutes.create, { body: await freelanceAccount(app) });
    const statusOf = async () => {
      const { profile } = (await app.call(accountRoutes.me, { token: made.token })).body;
      return profile && 'siretStatus' in profile ? profile.siretStatus : null;
    };
    expect(await statusOf()).toBe('pending');
    await app.sandbox.setFault('registry', 'ok');
    await app.makeJobsDue();
    await app.runJobs();
    expect(await statusOf()).toBe('verified');
  });
});
