import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { companyGuidance } from '@mitoyen/contract/features/companies/company-guidance.rules.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeJob,
  makeJobseeker,
  makeOffer,
  makeUser,
  unconfirmed,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const todayOf = async ({ token }: MadeUser) => (await app.call(todayRoutes.get, { token })).body;
const writeTo = (from: MadeUser, to: MadeUser) =>
  app.call(conversationRoutes.contact, {
    token: from.token,
    body: { senderId: from.id, receiverId: to.id, subject: 'Un projet', content: 'Bonjour' },
  });
const answer = (by: MadeUser, id: string, body: object) =>
  app.call(applicationRoutes.answer, { token: by.token, params: { id }, body });

const nothing = {
  unreadCount: 0,
  applications: null,
  limits: [],
  availability: null,
  availabilityToConfirm: null,
  profile: null,
  offer: null,
  openReports: null,
};

test('an account without a type has nothing but its messages, and no cache keeps them', async () => {
  const nobody = await makeUser(app.context);
  const { headers, body } = await app.call(todayRoutes.get, { token: nobody.token });
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual(nothing);
  await writeTo((await makeFreelance(app.context)).user, nobody);
  expect(await todayOf(nobody)).toEqual({ ...nothing, unreadCount: 1 });
});

test.each(['freelance', 'jobseeker', 'entreprise'] as const)(
  'nor has a %s without a profile',
  async (role) => {
    expect(await todayOf(await makeUser(app.context, { role }))).toEqual(nothing);
  },
);

describe('a company', () => {
  test('has the applications that it did not answer, its own alone', async () => {
    const company = await makeCompany(app.context);
    const { id: offerId } = await makeOffer(app.context, { company });
    const first = await makeApplication(app.context, offerId);
    const second = await makeApplication(app.context, offerId);
    await makeApplication(app.context, offerId);
    await makeApplication(app.context, (await makeOffer(app.context)).id);
    const counts = async () => (await todayOf(company.user)).applications;
    expect(await counts()).toEqual({ waiting: 3, unseen: 3 });
    await answer(company.user, first.id, { status: 'seen' });
    expect(await counts()).toEqual({ waiting: 3, unseen: 2 });
    await answer(company.user, first.id, { status: 'shortlisted' });
    await answer(company.user, second.id, { status: 'rejected', reason: 'other', message: 'Non.' });
    expect(await counts()).toEqual({ waiting: 1, unseen: 1 });
  });

  test('has used some of its limits, and meets none with Premium', async () => {
    const company = await makeCompany(app.context);
    await makeOffer(app.context, { company, status: 'cancelled' });
    await makeOffer(app.context, { company, status: 'draft' });
    await makeOffer(app.context, { company, deleted_at: app.context.clock.now() });
    await writeTo(company.user, (await makeFreelance(app.context)).user);
    const other = await makeFreelance(app.context);
    await writeTo(other.user, company.user);
    expect((await todayOf(company.user)).limits).toEqual([
      { of: 'contacts', used: 1, limit: 10 },
      { of: 'offers', used: 2, limit: 10 },
    ]);
    const premium = await makeCompany(app.context, { is_subscribed: true });
    expect((await todayOf(premium.user)).limits).toEqual([]);
  });

  test('is suggested people for its newest open offer', async () => {
    const { context } = app;
    const company = await makeCompany(context);
    expect((await todayOf(company.user)).offer).toBeNull();
    const now = context.clock.now();
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const older = await makeOffer(context, { company, created_at: at(-2) });
    const newer = await makeOffer(context, { company, created_at: at(-1) });
    await makeOffer(context, { company, status: 'filled', closed_at: now });
    await makeOffer(context, { company, status: 'draft' });
    await makeOffer(context, { company, deleted_at: now });
    await makeOffer(context, { company, deadline: addDays(parisDay(now), -1) });
    await makeOffer(context, {});
    const shown = async () => (await todayOf(company.user)).offer;
    expect(await shown()).toEqual({ id: newer.id, titre: newer.title });
    await context.db.updateTable('offers').set({ deleted_at: now }).where('id', '=', newer.id).execute();
    expect(await shown()).toEqual({ id: older.id, titre: older.title });
  });

  test('hears what its own profile lacks', async () => {
    const { user } = await makeCompany(app.context, { siret_status: 'failed' });
    const { profile, availabilityToConfirm } = await todayOf(user);
    expect(profile).toEqual({
      done: 1,
      all: companyGuidance.length,
      next: { advice: 'Vérifiez votre nom et votre numéro SIRET', place: 'profile' },
    });
    expect(availabilityToConfirm).toBeNull();
  });
});

describe('an applicant', () => {
  test.each([
    ['freelance', makeFreelance, makeOffer, 'Ajoutez un projet avec une image'],
    ['jobseeker', makeJobseeker, makeJob, 'Déposez votre CV'],
  ] as const)(
    'a %s has new answers and what still waits, their own alone',
    async (kind, make, offerOf, advice) => {
      const person = await make(app.context);
      const company = await makeCompany(app.context);
      const apply = async () =>
        makeApplication(app.context, (await offerOf(app.context, { company })).id, { [kind]: person });
      const { id } = await apply();
      await apply();
      await makeApplication(app.context, (await offerOf(app.context, { company })).id);
      const before = await todayOf(person.user);
      expect(before).toMatchObject({ applications: { waiting: 2, unseen: 0 }, limits: [], offer: null });
      expect(before.profile?.next?.advice).toBe(advice);
      await answer(company.user, id, { status: 'accepted' });
      expect((await todayOf(person.user)).applications).toEqual({ waiting: 1, unseen: 1 });
    },
  );

  test('is asked whether what the profile says of their availability still holds', async () => {
    const { context } = app;
    const asked = { is_availability_unconfirmed: true };
    const freelance = await makeFreelance(context, asked);
    const seeker = await makeJobseeker(context, { ...asked, availability: 'Disponible sous 1 mois' });
    expect((await todayOf(freelance.user)).availabilityToConfirm).toBe('Disponible');
    expect((await todayOf(seeker.user)).availabilityToConfirm).toBe('Disponible sous 1 mois');
    const known = await todayOf((await makeFreelance(context, { availability: 'Indisponible' })).user);
    expect(known).toMatchObject({ availability: 'Indisponible', availabilityToConfirm: null });
  });
});

test('who has not confirmed their address reads how many conversations are left', async () => {
  const user = await makeUser(app.context, { role: 'freelance', ...unconfirmed });
  await makeFreelance(app.context, { user });
  await writeTo(user, (await makeCompany(app.context)).user);
  expect((await todayOf(user)).limits).toEqual([{ of: 'conversations', used: 1, limit: 10 }]);
});

test('an operator has the open reports; who is none does not learn of them', async () => {
  const operator = await makeUser(app.context, { is_operator: true });
  const waiting = (await todayOf(operator)).openReports ?? 0;
  const { user } = await makeFreelance(app.context);
  const reported = await makeCompany(app.context);
  await writeTo(reported.user, user);
  const body = { userId: reported.user.id, reason: 'spam' };
  const { status } = await app.call(reportRoutes.create, { token: user.token, body });
  expect(status).toBeLessThan(300);
  expect((await todayOf(operator)).openReports).toBe(waiting + 1);
  expect((await todayOf(user)).openReports).toBeNull();
  const plain = await makeUser(app.context, { is_operator: true, has_second_factor: false });
  expect((await todayOf(plain)).openReports).toBeNull();
});
