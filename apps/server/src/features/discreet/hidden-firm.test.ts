import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { contactRoutes } from '@mitoyen/contract/features/conversations/contacts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  nextSiret,
} from '../../../test/builders/index.ts';
import { newId } from '../../core/ids/new-id.ts';
import { matchChanges } from '../saved-searches/match-changes.ts';
import { alertsTo, keep } from '../saved-searches/saved-searches.fixture.ts';
import { createDiscreetTest, type DiscreetTest } from './discreet.fixture.ts';

let app: DiscreetTest;
beforeAll(async () => {
  app = await createDiscreetTest();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof makeJobseeker>>;
const sirenOf = ({ profile }: { profile: { siret: string } }) => profile.siret.slice(0, 9);

/** What each call that reaches a person answers about them, and about nobody. */
async function answersAbout(
  caller: MadeUser | null,
  { user, profile }: { user: { id: string }; profile: { id: string } },
) {
  const token = caller?.token;
  const body = { reason: 'spam', details: 'Une arnaque dont je suis sûr.', place: '' };
  const calls = [
    app.call(jobseekerRoutes.get, { token, params: { id: profile.id } }),
    app.call(jobseekerRoutes.getByUser, { token, params: { userId: user.id } }),
    app.call(accountRoutes.get, { token, params: { id: user.id } }),
    app.call(reportRoutes.notify, {
      token,
      body: {
        ...body,
        kind: 'profile',
        id: profile.id,
        name: 'Jean Petit',
        email: 'jean@exemple.fr',
        goodFaith: true,
      },
    }),
    ...(caller
      ? [
          app.call(blockRoutes.create, { token, params: { id: caller.id }, body: { userId: user.id } }),
          app.call(reportRoutes.create, { token, body: { ...body, userId: user.id } }),
          app.call(contactRoutes.list, {
            token,
            query: { userId: caller.id, with: `${user.id},${profile.id}` },
          }),
          app.call(conversationRoutes.create, { token, body: { user1_id: caller.id, user2_id: user.id } }),
          app.call(conversationRoutes.contact, {
            token,
            body: { senderId: caller.id, receiverId: user.id, subject: 'Un poste', content: 'Bonjour' },
          }),
        ]
      : []),
  ];
  return (await Promise.all(calls)).map((answer) => [
    answer.status,
    answer.status < 400 ? answer.body : answer.error,
  ]);
}

async function expectNothing(caller: MadeUser | null, person: Person, handle?: string) {
  const nobody = { user: { id: newId() }, profile: { id: newId() } };
  expect(await answersAbout(caller, person)).toEqual(await answersAbout(caller, nobody));
  const listed = await app.call(directoryRoutes.search, { token: caller?.token, query: { limit: 100 } });
  expect(JSON.stringify(listed.body)).not.toContain(person.profile.id);
  if (!caller) return;
  const { status } = await app.list(caller);
  if (status === 200) expect((await app.list(caller)).body.items).toEqual([]);
  if (handle) expect((await app.show(caller, handle)).status).toBe(404);
  expect((await app.asked(caller)).status).toBe(status);
}

describe('a firm that is put on the list', () => {
  test('finds nothing on the next call, by none of its accounts, establishments and numbers', async () => {
    const person = await app.discreetPerson();
    const employer = await app.confirmedFirm();
    const siren = sirenOf(employer);
    const handle = (await app.list(employer.user)).body.items[0]?.handle ?? '';
    expect((await app.show(employer.user, handle)).status).toBe(200);
    await app.sandbox.addCompany({
      siren,
      siret: employer.profile.siret,
      name: 'Atelier Canopée',
      active: true,
    });
    expect((await app.change(person.user, 'discreet', [siren])).status).toBe(200);

    await expectNothing(employer.user, person, handle);
    // a second account, another establishment, one whose number is pending
    const second = await app.confirmedFirm({ siret: employer.profile.siret });
    const branch = await app.confirmedFirm({ siret: `${siren}00024` });
    const pending = await makeCompany(app.context, { siret: employer.profile.siret, siret_reading: null });
    for (const { user } of [second, branch, pending]) await expectNothing(user, person, handle);

    const takeNumber = ({ user }: typeof employer, siret: string) =>
      app.context.db
        .updateTable('companies')
        .set({ siret, confirmed_by_operator_at: app.context.clock.now() })
        .where('user_id', '=', user.id)
        .execute();
    // one that becomes the firm later, also once it is another again
    const late = await app.confirmedFirm();
    expect((await app.list(late.user)).body.items).toHaveLength(1);
    for (const siret of [`${siren}00032`, nextSiret()]) {
      await takeNumber(late, siret);
      await expectNothing(late.user, person, handle);
      expect((await app.list(late.user)).body.items).toEqual([]);
    }
    // another number, confirmed as well
    await takeNumber(employer, nextSiret());
    expect(
      (
        await app.call(companyRoutes.getByUser, {
          token: employer.user.token,
          params: { userId: employer.user.id },
        })
      ).body.siretState,
    ).toBe('confirmed');
    await expectNothing(employer.user, person, handle);

    // others still do
    const other = await app.confirmedFirm();
    expect((await app.list(other.user)).body.items).toHaveLength(1);
    await app.change(person.user, 'public');
  });

  test('nor do the signed-out, freelances, other seekers and pending firms', async () => {
    const person = await app.discreetPerson();
    const [freelance, seeker, pending] = await Promise.all([
      makeFreelance(app.context),
      makeJobseeker(app.context),
      makeCompany(app.context),
    ]);
    await expectNothing(null, person);
    for (const { user } of [freelance, seeker, pending]) {
      await expectNothing(user, person);
      expect((await app.list(user)).status).toBe(404);
    }
    await app.change(person.user, 'public');
  });

  test('nor does it learn anything by an alert that was set before', async () => {
    const employer = await app.confirmedFirm();
    const person = await makeJobseeker(app.context, { availability: 'En poste, ouvert aux opportunités' });
    await keep(app, employer.user, { kind: 'profiles', query: { type: 'jobseeker' } });
    await app.context.db
      .updateTable('jobseekers')
      .set({ title: 'Cheffe de projet' })
      .where('id', '=', person.profile.id)
      .execute();
    const found = await makeJobseeker(app.context, { availability: 'Disponible' });
    await matchChanges(app.context);
    expect((await app.change(person.user, 'discreet')).status).toBe(200);
    expect((await app.change(found.user, 'discreet')).status).toBe(200);
    app.passTime({ minutes: 5 });
    expect(await alertsTo(app, employer.user.email)).toEqual([]);
    const kept = await app.call(savedSearchRoutes.list, { token: employer.user.token });
    expect(kept.body[0]).toMatchObject({ newCount: 0, newIds: [] });
    for (const { user } of [person, found]) await app.change(user, 'public');
  });

  test('nor what a person that blocks it shows', async () => {
    const person = await app.discreetPerson();
    const employer = await app.confirmedFirm();
    const sister = await app.confirmedFirm({ siret: employer.profile.siret });
    await app.call(blockRoutes.create, {
      token: person.user.token,
      params: { id: person.user.id },
      body: { userId: employer.user.id },
    });
    await expectNothing(employer.user, person);
    await expectNothing(sister.user, person);
    await app.change(person.user, 'public');
  });
});

test('the person themselves sees everything as before', async () => {
  const { user, profile } = await app.discreetPerson();
  const own = await app.call(jobseekerRoutes.get, { token: user.token, params: { id: profile.id } });
  expect(own.body).toMatchObject({ id: profile.id, visibility: 'discreet', picturesArePrivate: true });
});
