import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { luhnCheckDigit, sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import type { Mode } from '@mitoyen/sandbox/faults/faults.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCompany, makeFreelance, makeUser, nextSiret } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { companyBody, freelanceBody, registerCompany } from '../../../test/profile-bodies.ts';
import { readAllAgain, readUnread } from './read-sirets.job.ts';
import { mostSiretTries } from './siret-columns.ts';

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

const seenOf = async (userId: string) => {
  const { body } = await app.call(freelanceRoutes.getByUser, { params: { userId } });
  return [body.siretStatus, body.siretState];
};
const companySeenOf = async (userId: string) => {
  const { body } = await app.call(companyRoutes.getByUser, { params: { userId } });
  return [body.siretStatus, body.siretState];
};

/** A SIRET of the same company that the registry does not know, with a check digit that holds. */
function otherEstablishment(siret: string): string {
  const start = `${sirenOf(siret)}0999`;
  return start + luhnCheckDigit(start);
}

/** A SIRET of somebody whose name the registry hides. */
async function registerHidden(): Promise<string> {
  return (await registerCompany(app, { name: '[NON-DIFFUSIBLE]' })).siret;
}

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
  for (let made = 0; made < 5; made += 1) await makeFreelance(app.context, { siret_reading: null });
  await app.sandbox.setFault('registry', 'error');
  const asked = vi.spyOn(app.context.registry, 'findBySiret');
  await app.context.jobs.send(app.context.db, readUnread, {});
  await app.runJobs();
  expect(asked).toHaveBeenCalledTimes(3);
  asked.mockRestore();
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
