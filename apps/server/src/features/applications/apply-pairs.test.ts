import { offerKinds } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCompany,
  makeFreelance,
  makeJob,
  makeJobseeker,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';

let app: ApplicationsTest;
beforeAll(async () => {
  app = await createApplicationsTest();
});
afterAll(() => app.stop());

/** Accounts as they come, with a profile and without. */
const accounts = {
  freelance: async () => (await makeFreelance(app.context)).user,
  jobseeker: async () => (await makeJobseeker(app.context)).user,
  entreprise: async () => (await makeCompany(app.context)).user,
  'bare freelance': () => makeUser(app.context, { role: 'freelance' }),
  'bare jobseeker': () => makeUser(app.context, { role: 'jobseeker' }),
  'bare entreprise': () => makeUser(app.context, { role: 'entreprise' }),
};
const states = ['open', 'filled', 'expired'] as const;

type Account = keyof typeof accounts;
type State = (typeof states)[number];
const refusal = (status: number, code: string) => ({ status, code });

/** What each pair gets, once more by hand. */
function expected(account: Account, kind: string, state: State) {
  const isMission = kind === 'mission';
  if (account.endsWith('entreprise')) return refusal(403, 'forbidden');
  if (account.endsWith('freelance') !== isMission) return refusal(403, 'wrong_kind_of_account');
  if (account === 'bare freelance') return refusal(403, 'freelance_profile_missing');
  if (account === 'bare jobseeker') return refusal(403, 'jobseeker_profile_missing');
  return state === 'open' ? { status: 201, code: undefined } : refusal(409, 'offer_closed');
}

const rowCount = async () => {
  const counts = [];
  for (const table of ['applications', 'application_events', 'files', 'events'] as const) {
    const { count } = await app.context.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(Number(count));
  }
  return counts;
};

test.each(Object.keys(accounts) as Account[])(
  'a %s applies to what is for it, and to nothing else; what is refused leaves no trace',
  async (account) => {
    const user = await accounts[account]();
    for (const kind of offerKinds)
      for (const status of states) {
        const make = kind === 'mission' ? makeOffer : makeJob;
        const { id } = await make(app.context, { kind, status });
        const before = await rowCount();
        const answer = await app.applyToJob(user, id, { proposedRate: 340 });
        const wanted = expected(account, kind, status);
        const code = answer.status === 201 ? undefined : answer.error.code;
        expect([kind, status, { status: answer.status, code }]).toEqual([kind, status, wanted]);
        if (wanted.status !== 201) expect(await rowCount()).toEqual(before);
      }
  },
  60_000,
);

test('of twenty at once one application to a job is kept', async () => {
  const { id } = await makeJob(app.context);
  const { user } = await makeJobseeker(app.context);
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.applyToJob(user, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  expect((await app.sentToJobs(user)).body).toHaveLength(1);
});

test('the database itself refuses an application of nobody, or of two', async () => {
  const { db } = app.context;
  const { id } = await makeJob(app.context);
  const jobseeker = await makeJobseeker(app.context);
  const freelance = await makeFreelance(app.context);
  expect((await app.applyToJob(jobseeker.user, id)).status).toBe(201);
  for (const change of [
    { jobseeker_id: null },
    { freelance_id: freelance.profile.id },
    { proposed_rate: 300 },
  ])
    await expect(
      db.updateTable('applications').set(change).where('offer_id', '=', id).execute(),
    ).rejects.toThrow(/check constraint/);
});
