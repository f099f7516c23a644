import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import type { Mode } from '@mitoyen/sandbox/faults/faults.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCompany, makeFreelance, nextSiret } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { freelanceBody, registerCompany } from '../../../test/profile-bodies.ts';
import { readAllAgain, readUnread } from './read-sirets.job.ts';
import { otherEstablishment, registryCheckCalls } from './registry-checks.fixture.ts';
import { mostSiretTries } from './siret-columns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.sandbox.setFault('registry', 'ok'));
afterAll(() => app.close());

const { createFreelance, makeRetriesDue, seenOf, companySeenOf, registerHidden } = registryCheckCalls(
  () => app,
);

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

  test('is one line while the establishment is open, and nobody’s proof', async () => {
    const { siret } = await registerCompany(app);
    const { answer } = await createFreelance(siret);
    expect(answer.body).toMatchObject({ siretStatus: 'verified', siretState: 'exists' });
  });

  test('certifies nothing when the establishment has closed, and refuses nobody', async () => {
    const closed = { siretStatus: 'failed', siretState: 'closed' };
    const { siret, name } = await registerCompany(app, { active: false });
    expect((await createFreelance(siret)).answer.body).toMatchObject(closed);
    // the company lives on elsewhere
    await app.sandbox.addCompany({
      siren: sirenOf(siret),
      siret: otherEstablishment(siret),
      name,
      active: true,
    });
    expect((await createFreelance(siret)).answer.body).toMatchObject(closed);
    expect((await createFreelance(otherEstablishment(siret))).answer.body.siretState).toBe('exists');
  });

  test('certifies nothing when its establishment is invented, and refuses nobody', async () => {
    const { siret } = await registerCompany(app);
    const { answer } = await createFreelance(otherEstablishment(siret));
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({ siretStatus: 'failed', siretState: 'unknown' }),
    ]);
  });

  test('is enough where the registry hides the name, and is asked about once', async () => {
    const { user, answer } = await createFreelance(await registerHidden());
    expect(answer.body).toMatchObject({ siretStatus: 'verified', siretState: 'masked' });
    const asked = vi.spyOn(app.context.registry, 'findBySiret');
    await app.context.jobs.send(app.context.db, readUnread, {});
    await app.runJobs();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(await seenOf(user.id)).toEqual(['verified', 'masked']);
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
    expect((await put(siret)).body).toMatchObject({ siret, siretStatus: 'verified', siretState: 'exists' });
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
      expect([answer.status, answer.body.siretStatus, answer.body.siretState]).toEqual([
        ...[201, 'pending', 'unread'],
      ]);
      expect(performance.now() - start).toBeLessThan(5500);
    },
  );

  test('a job goes on asking until it knows', async () => {
    const { siret } = await registerCompany(app);
    await app.sandbox.setFault('registry', 'error');
    const sirets = [siret, nextSiret(), otherEstablishment(siret), await registerHidden()];
    const ids: string[] = [];
    for (const each of sirets) ids.push((await createFreelance(each)).user.id);
    const seen = () => Promise.all(ids.map(seenOf));
    await app.runJobs();
    expect(await seen()).toEqual(sirets.map(() => ['pending', 'unread']));

    await app.sandbox.setFault('registry', 'ok');
    await makeRetriesDue();
    await app.runJobs();
    expect(await seen()).toEqual([
      ['verified', 'exists'],
      ['failed', 'unknown'],
      ['failed', 'unknown'],
      ['verified', 'masked'],
    ]);
  });

  test('nothing is asked for ever: after so many tries it is given up, until its owner saves it again', async () => {
    const { siret } = await registerCompany(app);
    await app.sandbox.setFault('registry', 'error');
    const { user } = await createFreelance(siret);
    await app.context.db
      .updateTable('freelances')
      .set({ siret_tries: mostSiretTries - 3 })
      .where('user_id', '=', user.id)
      .execute();
    const asked = vi.spyOn(app.context.registry, 'findBySiret');
    for (let day = 0; day < 6; day += 1) {
      await app.context.jobs.send(app.context.db, readUnread, {});
      await makeRetriesDue();
      await app.runJobs();
    }
    expect(asked.mock.calls.filter(([number]) => number === siret)).toHaveLength(3);
    asked.mockRestore();
    expect(await seenOf(user.id)).toEqual(['failed', 'unread']);

    await app.sandbox.setFault('registry', 'ok');
    const saved = await app.call(freelanceRoutes.updateByUser, {
      ...{ params: { userId: user.id }, token: user.token },
      body: freelanceBody(siret),
    });
    expect(saved.body).toMatchObject({ siretStatus: 'pending', siretState: 'unread' });
    await app.runJobs();
    expect(await seenOf(user.id)).toEqual(['verified', 'exists']);
  });
});

test('what was never read is read once, whatever was said of it', async () => {
  const company = await registerCompany(app);
  const hidden = await registerHidden();
  const closed = await registerCompany(app, { active: false });
  const old = { siret_status: 'verified', siret_reading: null } as const;
  const freelances = [
    await makeFreelance(app.context, { ...old, siret: company.siret, siret_status: 'pending' }),
    await makeFreelance(app.context, { ...old, siret: otherEstablishment(company.siret) }),
    await makeFreelance(app.context, { ...old, siret: hidden, siret_status: 'pending' }),
    await makeFreelance(app.context, { ...old, siret: closed.siret, siret_status: 'failed' }),
  ];
  const firms = [
    await makeCompany(app.context, { ...old, ...company }),
    await makeCompany(app.context, { ...old, siret: hidden, siret_status: 'pending' }),
    await makeCompany(app.context, { ...old, name: company.name, siret: otherEstablishment(company.siret) }),
    await makeCompany(app.context, { ...old, name: 'Tout Autre Nom', siret: company.siret }),
  ];
  const bare = await makeCompany(app.context, { ...old, siret: '', siret_status: 'failed' });
  // until then its status stays, and pages say that it is not read
  expect(await seenOf(freelances[1]?.user.id ?? '')).toEqual(['verified', 'unread']);
  await app.context.jobs.send(app.context.db, readUnread, {});
  await app.runJobs();
  expect(await Promise.all(freelances.map(({ user }) => seenOf(user.id)))).toEqual([
    ['verified', 'exists'],
    ['failed', 'unknown'],
    ['verified', 'masked'],
    ['failed', 'closed'],
  ]);
  expect(await Promise.all(firms.map(({ user }) => companySeenOf(user.id)))).toEqual([
    ['verified', 'exists'],
    ['pending', 'masked'],
    ['failed', 'unknown'],
    ['failed', 'unknown'],
  ]);
  expect(await companySeenOf(bare.user.id)).toEqual(['failed', null]);
});

test('what was read is read again at night; where no answer comes, it stands', async () => {
  const company = await registerCompany(app);
  const closed = await registerCompany(app, { active: false });
  const [now, lastWeek] = [
    app.context.clock.now(),
    new Date(app.context.clock.now().getTime() - 7 * 86_400_000),
  ];
  const read = { siret_status: 'verified', siret_reading: 'exists', siret_read_at: lastWeek } as const;
  const open = await makeFreelance(app.context, { ...read, siret: company.siret });
  const ended = await makeFreelance(app.context, { ...read, siret: closed.siret });
  const fresh = await makeFreelance(app.context, { ...read, siret: closed.siret, siret_read_at: now });
  const readOn = async ({ user }: typeof open) =>
    (await app.call(freelanceRoutes.getByUser, { params: { userId: user.id } })).body.siretReadOn;
  const night = async () => {
    await app.context.jobs.send(app.context.db, readAllAgain, {});
    await app.runJobs();
    return Promise.all([open, ended, fresh].map(({ user }) => seenOf(user.id)));
  };
  await app.sandbox.setFault('registry', 'error');
  expect(await night()).toEqual(Array(3).fill(['verified', 'exists']));
  expect(await readOn(open)).toBe(parisDay(lastWeek));
  await app.sandbox.setFault('registry', 'ok');
  expect(await night()).toEqual([
    ['verified', 'exists'],
    ['failed', 'closed'],
    ['verified', 'exists'],
  ]);
  expect(await readOn(open)).toBe(parisDay(now));
});

test('a registry that is down is asked about three of a batch, and again the next day', async () => {
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1)
    made.push((await makeFreelance(app.context, { siret_reading: null })).user.id);
  const day = async (fault: Mode) => {
    await app.sandbox.setFault('registry', fault);
    const asked = vi.spyOn(app.context.registry, 'findBySiret');
    await app.context.jobs.send(app.context.db, readUnread, {});
    await app.runJobs();
    const times = asked.mock.calls.length;
    asked.mockRestore();
    app.passTime({ days: 1 });
    const seen = await Promise.all(made.map(seenOf));
    return { times, unread: seen.filter(([, state]) => state === 'unread').length };
  };
  expect(readUnread.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  expect(await day('error')).toEqual({ times: 3, unread: 5 });
  expect(await day('error')).toEqual({ times: 3, unread: 5 });
  expect(await day('ok')).toMatchObject({ unread: 0 });
});
