import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import type { Visibility } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeApplication,
  makeCompany,
  makeFreelance,
  makeJob,
  makeJobseeker,
  makeUser,
  nextSiret,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { newId } from '../../core/ids/new-id.ts';
import { canFind, canKnow, doesNotHideFrom, mayFind } from './may-find.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const confirmed = () => ({ siret: nextSiret(), confirmed_by_operator_at: app.context.clock.now() });

/** The rule in its three forms: about one person, in a statement, and of those whose account does not exist. */
async function finds(viewerId: string | null, personId: string): Promise<boolean> {
  const { db } = app.context;
  const one = await canFind(db, viewerId, personId);
  const { length } = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', personId)
    .where(mayFind(viewerId, 'users.id'))
    .execute();
  expect(length).toBe(one ? 1 : 0);
  return one;
}

test.each<[Visibility, string]>([
  ['public', 'visitor member firm applied revealed self'],
  ['members', 'member firm applied revealed self'],
  ['discreet', 'applied revealed self'],
])('somebody %s is found by: %s', async (visibility, who) => {
  const { context } = app;
  const person = await makeJobseeker(context, { visibility });
  const [member, firm, applied, revealed] = await Promise.all([
    makeFreelance(context),
    makeCompany(context, confirmed()),
    makeCompany(context),
    makeCompany(context, confirmed()),
  ]);
  const job = await makeJob(context, { company: applied });
  await makeApplication(context, job.id, { jobseeker: person });
  await context.db
    .insertInto('reveals')
    .values({
      ...{
        id: newId(),
        person_id: person.user.id,
        discreet_key: newId(),
        company_name: '',
        subject: '',
        content: '',
      },
      ...{
        siren: revealed.profile.siret.slice(0, 9),
        asked_by: null,
        asked_at: new Date(),
        uses_contact: true,
      },
      ...{ state: 'revealed', answered_at: null, conversation_id: null },
    })
    .execute();
  const viewers = {
    visitor: null,
    member: member.user.id,
    firm: firm.user.id,
    applied: applied.user.id,
    revealed: revealed.user.id,
    self: person.user.id,
  };
  const found = [];
  for (const [name, id] of Object.entries(viewers)) if (await finds(id, person.user.id)) found.push(name);
  expect(found.join(' ')).toBe(who);
});

test('whoever is no job seeker is found by all, and of nobody it makes no difference', async () => {
  const [{ user }, plain] = [await makeFreelance(app.context), await makeUser(app.context)];
  for (const id of [user.id, plain.id]) expect(await finds(null, id)).toBe(true);
  expect(await canFind(app.context.db, null, newId())).toBe(true);
});

test('who exchanged messages is known, and not found by it', async () => {
  const { db } = app.context;
  const [person, other] = [
    await makeJobseeker(app.context, { visibility: 'discreet' }),
    await makeFreelance(app.context),
  ];
  expect(await canKnow(db, other.user.id, person.user.id)).toBe(false);
  const [low, high] = [person.user.id, other.user.id].sort();
  await sql`insert into conversations (id, user_low_id, user_high_id, last_message_id, last_activity_at)
    values (${newId()}, ${low}, ${high}, ${newId()}, now())`.execute(db);
  expect(await canKnow(db, other.user.id, person.user.id)).toBe(true);
  expect(await canKnow(db, person.user.id, other.user.id)).toBe(true);
  expect(await canFind(db, other.user.id, person.user.id)).toBe(false);
});

const readings = ['exists', 'masked', 'closed', 'unknown', null] as const;
const confirmations = ['operator', 'website', 'website, and another by an operator', 'nobody'] as const;
test.each(readings.flatMap((reading) => confirmations.map((by) => [reading, by] as const)))(
  'a number read as %s and confirmed by %s is confirmed in SQL where the page says so',
  async (siret_reading, by) => {
    const { context } = app;
    const now = context.clock.now();
    const siret = nextSiret();
    const byWebsite = by.startsWith('website');
    const { user } = await makeCompany(context, {
      ...{ siret, siret_reading },
      ...(by === 'operator' && { confirmed_by_operator_at: now }),
      ...(byWebsite && { website: 'https://agence-du-lac.fr', confirmed_domain: 'agence-du-lac.fr' }),
    });
    if (by.includes('another')) await makeCompany(context, { siret, confirmed_by_operator_at: now });
    const { rows } = await sql<{ is: boolean }>`select is_confirmed_company(${user.id}::uuid) as is`.execute(
      context.db,
    );
    const shown = await app.call(companyRoutes.getByUser, { params: { userId: user.id } });
    expect(rows[0]?.is).toBe(shown.body.siretState === 'confirmed');
  },
);

test('a list asks for whom somebody hides from as the rule does', async () => {
  const { context } = app;
  const { db } = context;
  const people = await Promise.all(Array.from({ length: 4 }, () => makeJobseeker(context)));
  const [firm, sister, other] = [
    await makeCompany(context, confirmed()),
    await makeCompany(context),
    await makeCompany(context, confirmed()),
  ];
  await db
    .updateTable('companies')
    .set({ siret: firm.profile.siret })
    .where('user_id', '=', sister.user.id)
    .execute();
  const [byList, byBlock, bySister] = people;
  await db
    .insertInto('hidden_from')
    .values({ user_id: byList?.user.id ?? '', siren: sister.profile.siret.slice(0, 9), name: '' })
    .execute();
  for (const [blocker, blocked] of [
    [byBlock, firm],
    [bySister, sister],
  ] as const)
    await db
      .insertInto('blocks')
      .values({ blocker_id: blocker?.user.id ?? '', blocked_id: blocked.user.id, blocked_at: new Date() })
      .execute();
  for (const { user } of [firm, sister, other]) {
    const { rows: known } = await sql<{ sirens: string[]; accounts: string[] }>`
      select array(select siren from company_sirens where user_id = ${user.id}) as sirens,
        array(select distinct o.user_id::text from company_sirens s join company_sirens o using (siren)
          where s.user_id = ${user.id}) as accounts`.execute(db);
    const looked = known[0] ?? { sirens: [], accounts: [] };
    const { rows } = await sql<{ list: boolean; rule: boolean }>`
      select ${doesNotHideFrom(looked, 'jobseekers.user_id')} as list,
        not is_hidden_from(${user.id}::uuid, jobseekers.user_id) as rule
      from jobseekers order by id`.execute(db);
    expect(rows.map(({ list }) => list)).toEqual(rows.map(({ rule }) => rule));
  }
});
