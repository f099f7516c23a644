import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../test/open-session.ts';
import { retentionJob } from '../retention/retention.job.ts';
import { createDiscreetTest, type DiscreetTest } from './discreet.fixture.ts';

let app: DiscreetTest;
beforeAll(async () => {
  app = await createDiscreetTest();
});
afterAll(() => app.close());

const words = 'Nous cherchons exactement ce profil.';

/** Days pass, and with the last of them the night's work. */
async function pass(days: number): Promise<void> {
  app.passTime({ days });
  await app.context.jobs.send(app.context.db, retentionJob, {});
  await app.runJobs();
}
const rowsReadBy = async (user: Parameters<DiscreetTest['asked']>[0]) => (await app.asked(user)).body;
const rowsOf = (userId: string) =>
  app.context.db
    .selectFrom('reveals')
    .select(['state', 'subject', 'content'])
    .where('person_id', '=', userId)
    .execute();

test('requests that led to nothing lose their words after six months, and are not made again', async () => {
  const firm = await app.confirmedFirm();
  const people: { end: string; person: Awaited<ReturnType<typeof app.discreetPerson>>; handle: string }[] =
    [];
  await app.context.db.updateTable('companies').set({ is_subscribed: true }).execute();
  for (const end of ['silence', 'decline', 'reveal', 'withdraw', 'public'] as const) {
    const person = await app.discreetPerson();
    const found = (await app.list(firm.user)).body.items.find(({ request }) => request === null);
    const handle = found?.handle ?? '';
    expect((await app.ask(firm.user, handle, words)).status).toBe(201);
    const [reveal] = (await app.reveals(person.user)).body;
    const id = reveal?.id ?? '';
    if (end === 'decline') await app.answer(person.user, id, 'decline');
    if (end === 'reveal' || end === 'withdraw') await app.answer(person.user, id, 'reveal');
    if (end === 'withdraw') await app.withdraw(person.user, id);
    if (end === 'public') await app.change(person.user, 'public');
    people.push({ end, person, handle });
  }
  const states = async () =>
    Object.fromEntries(
      await Promise.all(people.map(async ({ end, person }) => [end, await rowsOf(person.user.id)])),
    );
  const said = { subject: 'Un poste', content: words };
  const nothing = { subject: '', content: '' };
  await pass(150);
  expect(await states()).toEqual({
    silence: [{ state: 'waiting', ...said }],
    decline: [{ state: 'declined', ...said }],
    reveal: [{ state: 'revealed', ...said }],
    withdraw: [{ state: 'withdrawn', ...said }],
    public: [{ state: 'ended', ...said }],
  });
  await pass(40);
  expect(await states()).toEqual({
    silence: [{ state: 'ended', ...nothing }],
    decline: [{ state: 'ended', ...nothing }],
    reveal: [{ state: 'revealed', ...said }],
    withdraw: [{ state: 'ended', ...nothing }],
    public: [],
  });
  const back = { ...firm.user, token: await openSession(app.context, firm.user.id) };
  const own = await rowsReadBy(back);
  expect(own).toHaveLength(1);
  for (const { end, handle } of people) {
    if (end === 'public') continue;
    expect((await app.ask(back, handle)).error.code).toBe('already_asked');
    const { request } = (await app.show(back, handle)).body;
    expect(request?.state).toBe(end === 'reveal' ? 'revealed' : 'unanswered');
  }
});
