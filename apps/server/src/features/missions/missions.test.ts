import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { missionRoutes } from '@mitoyen/contract/features/missions/missions.contract.ts';
import { missionErrors } from '@mitoyen/contract/features/missions/missions.errors.ts';
import { missionLines } from '@mitoyen/contract/features/missions/missions.rules.ts';
import {
  missionEndPast,
  missionEndsBeforeStart,
  missionTooLong,
} from '@mitoyen/contract/features/missions/missions.schemas.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { unzip } from '../../../test/unzip.ts';

const terms = { from: '2126-01-04', to: '2126-03-27', phases: ['ESQ', 'APS'] };
const longer = { ...terms, to: '2126-04-30' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function talkers() {
  const { user: company } = await makeCompany(app.context);
  const { user: freelance } = await makeFreelance(app.context);
  return { company, freelance, id: await talk(company, freelance) };
}
async function talk(from: MadeUser, to: MadeUser): Promise<string> {
  const { body } = await app.call(conversationRoutes.contact, {
    token: from.token,
    body: { senderId: from.id, receiverId: to.id, subject: 'Un projet', content: 'Bonjour' },
  });
  return body.conversationId;
}
const post = ({ token }: MadeUser, id: string, body: object = terms) =>
  app.call(missionRoutes.agree, { token, params: { id }, body: body as typeof terms & { phases: never[] } });
const put = ({ token }: MadeUser, id: string, body: object = longer) =>
  app.call(missionRoutes.change, { token, params: { id }, body: body as typeof terms & { phases: never[] } });
const withdraw = ({ token }: MadeUser, id: string) =>
  app.call(missionRoutes.withdraw, { token, params: { id } });
const missionOf = async ({ id: userId, token }: MadeUser, id: string) =>
  (await app.call(conversationRoutes.get, { token, params: { userId, id } })).body.mission;
const linesOf = async ({ token }: MadeUser, id: string) =>
  (await app.call(conversationRoutes.listMessages, { token, params: { conversationId: id } })).body
    .slice(1)
    .map(({ content }) => content);
const rows = async (id: string) =>
  app.context.db.selectFrom('missions').selectAll().where('conversation_id', '=', id).execute();

describe('agreeing', () => {
  test('one proposes, the other agrees to the same: both read it with the conversation, which says so', async () => {
    const { company, freelance, id } = await talkers();
    expect(await missionOf(company, id)).toBeNull();
    const proposed = await post(company, id, { ...terms, phases: ['APS', 'ESQ', 'ESQ'] });
    expect(proposed.status).toBe(201);
    expect(proposed.body).toMatchObject({ ...terms, proposedBy: 'me', agreedAt: null, isOver: false });
    expect(await missionOf(freelance, id)).toEqual({ ...proposed.body, proposedBy: 'other' });
    const agreed = await post(freelance, id);
    expect([agreed.status, agreed.body.proposedBy]).toEqual([200, 'other']);
    expect(agreed.body.agreedAt).not.toBeNull();
    expect(await missionOf(company, id)).toEqual({ ...agreed.body, proposedBy: 'me' });
    expect(await linesOf(company, id)).toEqual([missionLines.proposed(terms), missionLines.agreed(terms)]);
  });

  test('who proposed does not agree by asking again', async () => {
    const { freelance, id } = await talkers();
    await post(freelance, id);
    const again = await post(freelance, id);
    expect([again.status, again.body.agreedAt]).toEqual([200, null]);
    expect(await linesOf(freelance, id)).toHaveLength(1);
  });

  test('nothing is agreed unseen: the proposal changed meanwhile', async () => {
    const { company, freelance, id } = await talkers();
    await post(company, id);
    await put(company, id, longer);
    const late = await post(freelance, id, terms);
    expect([late.status, late.error.code, late.error.error]).toEqual([
      409,
      'mission_changed',
      missionErrors.mission_changed.message,
    ]);
    expect(await missionOf(freelance, id)).toMatchObject({ ...longer, agreedAt: null });
  });

  test('twenty at once: one mission, one line each', async () => {
    const { company, freelance, id } = await talkers();
    const first = await Promise.all(Array.from({ length: 20 }, () => post(company, id)));
    expect(first.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    const second = await Promise.all(Array.from({ length: 20 }, () => post(freelance, id)));
    expect(new Set(second.map(({ body }) => body.agreedAt)).size).toBe(1);
    expect(await rows(id)).toHaveLength(1);
    expect(await linesOf(company, id)).toEqual([missionLines.proposed(terms), missionLines.agreed(terms)]);
  });

  test('both press at once, with the same terms: agreed; with others: one proposal', async () => {
    const { company, freelance, id } = await talkers();
    await Promise.all([post(company, id), post(freelance, id)]);
    expect((await missionOf(company, id))?.agreedAt).not.toBeNull();
    const others = await talkers();
    const answers = await Promise.all([
      post(others.company, others.id),
      post(others.freelance, others.id, longer),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await missionOf(others.company, others.id))?.agreedAt).toBeNull();
  });

  test('a message that waits is told by the usual mail', async () => {
    const { company, freelance, id } = await talkers();
    await post(company, id);
    const { waiting_since } = await app.context.db
      .selectFrom('conversation_reads')
      .select('waiting_since')
      .where('conversation_id', '=', id)
      .where('user_id', '=', freelance.id)
      .executeTakeFirstOrThrow();
    expect(waiting_since).not.toBeNull();
  });
});

describe('changing and withdrawing', () => {
  test('a change takes the agreement away until the other agrees again', async () => {
    const { company, freelance, id } = await talkers();
    await post(company, id);
    await post(freelance, id);
    const changed = await put(freelance, id, longer);
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { ...longer, proposedBy: 'me', agreedAt: null },
    ]);
    expect((await post(company, id, longer)).body.agreedAt).not.toBeNull();
    expect((await linesOf(company, id)).slice(2)).toEqual([
      missionLines.changed(longer),
      missionLines.agreed(longer),
    ]);
  });

  test('the same terms change nothing, and agree to nothing', async () => {
    const { company, freelance, id } = await talkers();
    await post(company, id);
    const same = await put(freelance, id, terms);
    expect([same.status, same.body.proposedBy, same.body.agreedAt]).toEqual([200, 'other', null]);
    await post(freelance, id);
    expect((await put(company, id, terms)).body.agreedAt).not.toBeNull();
  });

  test('either withdraws, before and after; the conversation says which', async () => {
    const { company, freelance, id } = await talkers();
    await post(company, id);
    expect((await withdraw(freelance, id)).status).toBe(204);
    expect(await missionOf(company, id)).toBeNull();
    await post(freelance, id);
    await post(company, id);
    expect((await withdraw(freelance, id)).status).toBe(204);
    expect(await rows(id)).toEqual([]);
    const lines = await linesOf(company, id);
    expect([lines[1], lines.at(-1)]).toEqual([missionLines.withdrawn, missionLines.ended(terms)]);
    for (const call of [withdraw(company, id), put(company, id)]) {
      const { status, error } = await call;
      expect([status, error.code]).toEqual([404, 'mission_not_found']);
    }
  });
});

describe('refused', () => {
  test.each([
    [{ ...terms, to: '2126-01-03' }, 'to', missionEndsBeforeStart],
    [{ ...terms, from: '2020-01-01', to: '2020-02-01' }, 'to', missionEndPast],
    [{ ...terms, to: '2131-01-05' }, 'to', missionTooLong],
    [{ ...terms, from: '2126-02-30' }, 'from', 'Début : indiquez un jour.'],
    [{ ...terms, phases: ['Chantier'] }, 'phases.0', 'Phases : choisissez-les dans la liste.'],
    [{ from: terms.from, to: terms.to }, 'phases', 'Phases : choisissez-les dans la liste.'],
  ])('%j', async (body, path, message) => {
    const { company, id } = await talkers();
    const { status, error } = await post(company, id, body);
    expect(status).toBe(400);
    expect(error.issues?.map((issue) => [issue.path, issue.message])).toContainEqual([path, message]);
    expect(await rows(id)).toEqual([]);
  });

  test('between others than a firm and a freelance', async () => {
    const { user: company } = await makeCompany(app.context);
    const { user: other } = await makeCompany(app.context);
    const { user: jobseeker } = await makeJobseeker(app.context);
    for (const [from, to] of [
      [company, other],
      [company, jobseeker],
    ] as const) {
      const { status, error } = await post(from, await talk(from, to));
      expect([status, error.code]).toEqual([403, 'mission_roles']);
    }
  });

  test('a blocked pair neither proposes nor agrees; who wants out still gets out, without a line', async () => {
    const { company, freelance, id } = await talkers();
    await post(company, id);
    const blocking = { params: { id: freelance.id }, token: freelance.token, body: { userId: company.id } };
    expect((await app.call(blockRoutes.create, blocking)).status).toBeLessThan(300);
    expect((await put(company, id)).error.code).toBe('messages_refused');
    expect((await post(freelance, id)).error.code).toBe('receiver_blocked');
    expect(await linesOf(company, id)).toHaveLength(1);
    expect((await withdraw(company, id)).status).toBe(204);
    expect(await linesOf(company, id)).toHaveLength(1);
  });

  test('with somebody suspended', async () => {
    const { company, freelance, id } = await talkers();
    await app.context.db
      .updateTable('users')
      .set({ suspended_at: app.context.clock.now() })
      .where('id', '=', freelance.id)
      .execute();
    expect((await post(company, id)).error.code).toBe('messages_refused');
  });
});

test('the archive of either holds it, and it goes with the account of either', async () => {
  for (const leaver of ['company', 'freelance'] as const) {
    const { id, ...people } = await talkers();
    await post(people.company, id);
    for (const { id: userId, token } of [people.company, people.freelance]) {
      const url = buildUrl(personalDataRoutes.export, { params: { id: userId } });
      const answer = await app.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
      const missions = (await unzip(answer.rawPayload)).get('missions.json')?.toString() ?? '[]';
      expect(JSON.parse(missions)).toMatchObject([
        {
          starts_on: terms.from,
          ends_on: terms.to,
          phases: terms.phases,
          proposed_by: userId === people.company.id ? 'me' : 'other',
        },
      ]);
      expect(missions).not.toContain(userId === people.company.id ? people.freelance.id : people.company.id);
    }
    await app.context.db.deleteFrom('users').where('id', '=', people[leaver].id).execute();
    expect(await rows(id)).toEqual([]);
  }
});

// last: it moves the clock
test('over once its last day has passed in Paris; the next may be proposed', async () => {
  const { company, freelance, id } = await talkers();
  const day = parisDay(app.context.clock.now());
  const short = { from: day, to: day, phases: [] };
  await post(company, id, short);
  await post(freelance, id, short);
  app.passTime({ days: 2 });
  expect(await missionOf(freelance, id)).toMatchObject({ ...short, isOver: true });
  expect((await post(freelance, id, short)).status).toBe(400);
  expect((await post(freelance, id)).status).toBe(201);
  expect(await missionOf(company, id)).toMatchObject({ ...terms, proposedBy: 'other', agreedAt: null });
});
