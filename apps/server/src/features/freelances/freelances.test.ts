import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFreelance, makeUser, nextSiret } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { freelanceBody, registerCompany } from '../../../test/profile-bodies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('creating a freelance’s profile', () => {
  test('completes the account, once', async () => {
    const user = await makeUser(app.context, { role: 'freelance', username: 'Léa de La Tour' });
    const { siret } = await registerCompany(app);
    const call = { token: user.token, body: { ...freelanceBody(siret), user_id: user.id } };
    const made = await app.call(freelanceRoutes.create, call);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      user_id: user.id,
      firstName: 'Léa',
      username: 'Léa de La Tour',
      hourlyRate: 48.5,
      siret,
      siretStatus: 'verified',
      completedProjects: 0,
      portfolio: [],
    });
    const me = await app.call(accountRoutes.me, { token: user.token });
    expect([me.body.user.profileCompleted, me.body.profile]).toEqual([true, made.body]);

    const again = await app.call(freelanceRoutes.create, call);
    expect([again.status, again.error.code]).toEqual([409, 'freelance_exists']);
  });

  test('takes the other spellings and ignores what is not the caller’s to set', async () => {
    const user = await makeUser(app.context, { role: 'freelance' });
    const { siret } = await registerCompany(app);
    const { hourlyRate: _rate, experienceYears: _years, ...rest } = freelanceBody(siret);
    const body = {
      ...rest,
      hourly_rate: '55',
      experience_years: 3,
      skills: 'Revit, Rhino',
      completedProjects: 99,
      siretStatus: 'failed',
    };
    const made = await app.call(freelanceRoutes.create, { token: user.token, body });
    expect(made.body).toMatchObject({
      hourlyRate: 55,
      experienceYears: 3,
      skills: ['Revit', 'Rhino'],
      completedProjects: 0,
      siretStatus: 'verified',
    });
  });

  test.each(['["Re\\u0000vit"]', '["Re\\ud800vit"]', '[5]', '{}'])(
    'refuses the skills %s',
    async (skills) => {
      const user = await makeUser(app.context, { role: 'freelance' });
      const body = {
        ...freelanceBody((await registerCompany(app)).siret),
        skills: skills === '{}' ? {} : skills,
      };
      const { status, error } = await app.call(freelanceRoutes.create, { token: user.token, body });
      expect([status, error.issues?.[0]?.path.split('.')[0]]).toEqual([400, 'skills']);
    },
  );

  test('is for signed-in freelances, each for themselves', async () => {
    const body = freelanceBody(nextSiret());
    expect((await app.call(freelanceRoutes.create, { body })).status).toBe(401);
    const [company, nobodyYet] = [
      await makeUser(app.context, { role: 'entreprise' }),
      await makeUser(app.context),
    ];
    for (const { token } of [company, nobodyYet]) {
      const refused = await app.call(freelanceRoutes.create, { token, body });
      expect([refused.status, refused.error.code]).toEqual([403, 'role_mismatch']);
    }
    const freelance = await makeUser(app.context, { role: 'freelance' });
    const forOther = await app.call(freelanceRoutes.create, {
      token: freelance.token,
      body: { ...body, user_id: company.id },
    });
    expect(forOther.status).toBe(403);
  });

  test('names each field that is wrong', async () => {
    const { token } = await makeUser(app.context, { role: 'freelance' });
    const body = { ...freelanceBody('123'), title: 'x', skills: [] };
    const { status, error } = await app.call(freelanceRoutes.create, { token, body });
    expect(status).toBe(400);
    expect(error.issues?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['title', 'skills', 'siret']),
    );
    expect(error.issues).toContainEqual({
      path: 'siret',
      message: 'Le numéro SIRET doit contenir 14 chiffres.',
    });
  });
});

describe('a freelance’s profile', () => {
  test('shows the full name to members, the SIRET to its owner', async () => {
    const { user, profile } = await makeFreelance(app.context, { username: 'Nora Petit' });
    const member = await makeUser(app.context);
    const see = async (token?: string) =>
      (await app.call(freelanceRoutes.get, { params: { id: profile.id }, token })).body;
    expect(await see()).not.toHaveProperty('username');
    expect(await see()).toMatchObject({ firstName: 'Nora', siretStatus: 'verified' });
    expect(await see(member.token)).toMatchObject({ username: 'Nora Petit' });
    expect(await see(member.token)).not.toHaveProperty('siret');
    expect(await see(user.token)).toMatchObject({ siret: profile.siret });
    const byUser = await app.call(freelanceRoutes.getByUser, {
      params: { userId: user.id },
      token: user.token,
    });
    expect(byUser.body).toEqual(await see(user.token));
  });

  test('is missing when there is none', async () => {
    const { id: userId } = await makeUser(app.context);
    for (const id of ['0190a5b0-0000-7000-8000-000000000000', 'not-an-id']) {
      const { status, error } = await app.call(freelanceRoutes.get, { params: { id } });
      expect([status, error.error]).toEqual([404, 'Profil non trouvé']);
    }
    expect((await app.call(freelanceRoutes.getByUser, { params: { userId } })).status).toBe(404);
  });

  test('is changed by its owner; what is left out stays', async () => {
    const { user, profile } = await makeFreelance(app.context, { availability: 'Indisponible' });
    const {
      siret: _siret,
      availability: _availability,
      avatar: _avatar,
      ...required
    } = freelanceBody(profile.siret);
    const change = { params: { userId: user.id }, body: { ...required, title: 'Économiste' } };
    const { status, body } = await app.call(freelanceRoutes.updateByUser, { ...change, token: user.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Économiste',
      availability: 'Indisponible',
      siret: profile.siret,
      siretStatus: 'verified',
    });

    const other = await makeFreelance(app.context);
    expect(
      (await app.call(freelanceRoutes.updateByUser, { ...change, token: other.user.token })).status,
    ).toBe(403);
    expect((await app.call(freelanceRoutes.updateByUser, change)).status).toBe(401);
    const without = await makeUser(app.context, { role: 'freelance' });
    const missing = await app.call(freelanceRoutes.updateByUser, {
      ...change,
      params: { userId: without.id },
      token: without.token,
    });
    expect(missing.status).toBe(404);
  });
});

test('freelances are listed newest first, page by page, without anybody’s full name', async () => {
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.unshift((await makeFreelance(app.context)).profile.id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.call(freelanceRoutes.list, { query: { limit: 2, cursor } });
    expect(page.body.every((card) => !('username' in card) && card.firstName !== '')).toBe(true);
    expect(Number(page.headers['x-total-count'])).toBeGreaterThanOrEqual(5);
    seen.push(...page.body.map(({ id }) => id));
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    cursor = next ? (new URL(next, 'http://x').searchParams.get('cursor') ?? undefined) : undefined;
  } while (cursor);
  expect(seen.slice(0, 5)).toEqual(made);
  expect(new Set(seen).size).toBe(seen.length);
  expect((await app.call(freelanceRoutes.list, { query: { cursor: 'nonsense' } })).status).toBe(400);
});
