import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { freeContactLimit } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MadeUser } from '../../../test/builders/index.ts';
import { eventsOf } from '../../../test/events-of.ts';
import { createDiscreetTest, type DiscreetTest } from './discreet.fixture.ts';

let app: DiscreetTest;
beforeAll(async () => {
  app = await createDiscreetTest();
});
afterAll(() => app.close());

type Firm = Awaited<ReturnType<DiscreetTest['confirmedFirm']>>;
type Person = Awaited<ReturnType<DiscreetTest['discreetPerson']>>;

/** The handle of the one person whose salary this is. */
async function handleFor(firm: Firm, salary: number): Promise<string> {
  const { items } = (await app.list(firm.user, { minSalary: salary, maxSalary: salary })).body;
  return items[0]?.handle ?? '';
}
let salary = 100_000;
/** A firm that sent a request to a person with a salary nobody else has. */
async function asking(firm?: Firm) {
  salary += 5000;
  const person = await app.discreetPerson({ expected_salary: salary });
  const asker = firm ?? (await app.confirmedFirm());
  const handle = await handleFor(asker, salary);
  const asked = await app.ask(asker.user, handle);
  const id = (await app.reveals(person.user)).body[0]?.id ?? '';
  return { person, firm: asker, handle, asked, id };
}
const profileFor = (user: MadeUser, { profile }: Person) =>
  app.call(jobseekerRoutes.get, { token: user.token, params: { id: profile.id } });
const quota = async ({ user }: Firm) =>
  (await app.call(conversationRoutes.contactedCount, { token: user.token, query: { userId: user.id } })).body;

describe('a request', () => {
  test('tells the person who asks, and the firm nothing but bands', async () => {
    const { person, firm, asked, handle } = await asking();
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ state: 'waiting', handle, jobseekerId: null, conversationId: null });
    expect((await app.reveals(person.user)).body).toEqual([
      {
        id: expect.any(String),
        company: {
          id: firm.profile.id,
          name: firm.profile.name,
          siren: firm.profile.siret.slice(0, 9),
          confirmation: 'operator',
        },
        subject: 'Un poste',
        content: 'Nous cherchons quelqu’un comme vous.',
        askedAt: expect.any(String),
        state: 'waiting',
        answeredAt: null,
        conversationId: null,
      },
    ]);
    expect((await app.asked(firm.user)).body).toEqual([asked.body]);
    expect((await app.show(firm.user, handle)).body.request?.state).toBe('waiting');
    expect((await profileFor(firm.user, person)).status).toBe(404);
    const today = await app.call(todayRoutes.get, { token: person.user.token });
    expect(today.body.reveals).toBe(1);
    expect(await eventsOf(app.context, person.user)).toMatchObject([
      { type: 'reveal' },
      { type: 'notification' },
    ]);
    await app.runJobs();
    const [mail] = await app.sandbox.mails(person.user.email);
    expect(mail?.subject).toBe('Une demande vous attend');
    // a mailbox may be read by others
    for (const told of ['Atelier Canopée', 'Nous cherchons'])
      expect(JSON.stringify(mail)).not.toContain(told);
  });

  test('is made once by a firm, whichever of its accounts, also at once', async () => {
    const { firm, handle } = await asking();
    expect((await app.ask(firm.user, handle)).error.code).toBe('already_asked');
    const sister = await app.confirmedFirm({ siret: firm.profile.siret });
    expect((await app.ask(sister.user, handle)).error.code).toBe('already_asked');
    expect((await app.asked(sister.user)).body).toHaveLength(1);

    salary += 5000;
    await app.discreetPerson({ expected_salary: salary });
    const other = await handleFor(firm, salary);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => app.ask(index % 2 ? firm.user : sister.user, other)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test('is one of the firm’s contacts, whoever it is', async () => {
    const firm = await app.confirmedFirm();
    // also where the two wrote to each other before, which it is not to learn
    const { person } = await asking();
    for (let count = 0; count < freeContactLimit; count += 1) {
      expect(await quota(firm)).toMatchObject({ count });
      expect((await asking(firm)).asked.status).toBe(201);
    }
    const refused = await asking(firm);
    expect(refused.asked.error.code).toBe('contact_limit_reached');
    expect((await app.reveals(refused.person.user)).body).toEqual([]);
    expect(person).toBeDefined();
  });
});

describe('an answer', () => {
  test('that reveals opens the profile to the firm, all its accounts, and to nobody else; it can be withdrawn', async () => {
    const { person, firm, id, handle } = await asking();
    const other = await app.confirmedFirm();
    const sister = await app.confirmedFirm({ siret: firm.profile.siret });
    expect((await app.answer(person.user, id, 'reveal')).status).toBe(204);

    for (const { user } of [firm, sister]) {
      expect((await profileFor(user, person)).body).toMatchObject({ username: person.user.username });
      expect((await app.show(user, handle)).body).toMatchObject({
        jobseekerId: person.profile.id,
        request: { state: 'revealed' },
      });
    }
    expect((await profileFor(other.user, person)).status).toBe(404);
    const theirs = (await app.list(other.user, { minSalary: salary, maxSalary: salary })).body.items[0];
    expect(theirs).toMatchObject({ request: null, jobseekerId: null });

    const { conversationId } = (await app.asked(firm.user)).body[0] ?? {};
    const read = await app.call(conversationRoutes.listMessages, {
      token: person.user.token,
      params: { conversationId: conversationId ?? '' },
    });
    expect(read.body).toMatchObject([
      { senderId: firm.user.id, content: 'Nous cherchons quelqu’un comme vous.' },
    ]);
    expect(await quota(firm)).toMatchObject({ count: 1 });
    expect((await eventsOf(app.context, firm.user)).map(({ type }) => type)).toContain('reveal');

    expect((await app.withdraw(person.user, id)).status).toBe(204);
    expect((await app.withdraw(person.user, id)).status).toBe(204);
    expect((await profileFor(firm.user, person)).status).toBe(404);
    const shown = await app.call(conversationRoutes.list, {
      token: firm.user.token,
      params: { userId: firm.user.id },
    });
    expect(shown.body[0]).toMatchObject({
      other_username: person.user.username,
      other_profile_id: null,
      other_avatar: null,
    });
  });

  test('that declines reads as silence does, before and after fourteen days', async () => {
    const [declined, silent] = [await asking(), await asking()];
    expect((await app.answer(declined.person.user, declined.id, 'decline')).status).toBe(204);
    const read = async ({ firm, handle }: typeof silent) => {
      const own = (await app.asked(firm.user)).body.map(
        ({ id: _, handle: __, askedAt: ___, ...rest }) => rest,
      );
      const { request } = (await app.show(firm.user, handle)).body;
      return [own, request?.state, (await app.ask(firm.user, handle)).status, await quota(firm)];
    };
    expect(await read(declined)).toEqual(await read(silent));
    expect((await read(silent))[1]).toBe('waiting');
    app.passTime({ days: 15 });
    // sessions end, and are opened anew
    expect((await app.show(silent.firm.user, silent.handle)).status).toBe(200);
    expect(await read(declined)).toEqual(await read(silent));
    expect((await read(silent))[1]).toBe('unanswered');
  });

  test('that hides takes everything from the firm on its next call', async () => {
    const { person, firm, id, handle } = await asking();
    expect((await app.answer(person.user, id, 'decline_and_hide')).status).toBe(204);
    expect((await app.show(firm.user, handle)).status).toBe(404);
    expect((await app.asked(firm.user)).body).toEqual([]);
    const settings = await app.call(visibilityRoutes.get, {
      params: { id: person.user.id },
      token: person.user.token,
    });
    expect(settings.body.hiddenFrom).toEqual([
      { siren: firm.profile.siret.slice(0, 9), name: firm.profile.name },
    ]);
  });

  test('is one, however many come at once', async () => {
    const { person, firm, id } = await asking();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => app.answer(person.user, id, index % 2 ? 'reveal' : 'decline')),
    );
    const state = (await app.reveals(person.user)).body[0]?.state;
    expect(['revealed', 'declined']).toContain(state);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    const conversations = await app.call(conversationRoutes.list, {
      token: firm.user.token,
      params: { userId: firm.user.id },
    });
    expect(conversations.body).toHaveLength(state === 'revealed' ? 1 : 0);
  });

  test('is nobody else’s to give, and ends with the mode', async () => {
    const { person, firm, id } = await asking();
    const other = await asking();
    expect((await app.answer(other.person.user, id, 'reveal')).error.code).toBe('reveal_not_found');
    expect((await app.answer(firm.user, id, 'reveal')).status).toBe(404);
    expect((await app.withdraw(person.user, id)).error.code).toBe('reveal_not_found');
    await app.change(person.user, 'public');
    expect((await app.answer(person.user, id, 'reveal')).error.code).toBe('reveal_not_found');
    expect((await app.reveals(person.user)).body).toEqual([]);
    // asked anew, where the person is discreet again
    await app.change(person.user, 'discreet');
    const own = person.profile.expected_salary;
    const handle = await handleFor(firm, Number(own));
    expect((await app.ask(firm.user, handle)).status).toBe(201);
  });
});

test('nobody is revealed to an account that became another firm’s since it asked', async () => {
  const [{ person, firm, id }, other] = [await asking(), await app.confirmedFirm()];
  await app.context.db
    .updateTable('companies')
    .set({ siret: other.profile.siret })
    .where('user_id', '=', firm.user.id)
    .execute();
  expect((await app.answer(person.user, id, 'reveal')).error.code).toBe('reveal_unconfirmed');
  expect((await app.reveals(person.user)).body).toMatchObject([
    { state: 'waiting', company: { confirmation: null }, conversationId: null },
  ]);
  expect((await app.answer(person.user, id, 'decline')).status).toBe(204);
});

test('a firm that is no longer known to be one reads nothing, and what it read before it did', async () => {
  const { person, firm, id } = await asking();
  await app.answer(person.user, id, 'reveal');
  expect((await profileFor(firm.user, person)).status).toBe(200);
  await app.context.db
    .updateTable('companies')
    .set({ confirmed_by_operator_at: null })
    .where('user_id', '=', firm.user.id)
    .execute();
  expect((await profileFor(firm.user, person)).status).toBe(404);
  expect((await app.list(firm.user)).status).toBe(404);
});
