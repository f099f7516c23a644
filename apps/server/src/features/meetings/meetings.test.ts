import { parisLocalTime } from '@mitoyen/contract/core/paris-local-time.ts';
import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { meetingRoutes as routes } from '@mitoyen/contract/features/meetings/meetings.contract.ts';
import { meetingErrors } from '@mitoyen/contract/features/meetings/meetings.errors.ts';
import { maxOpenMeetings } from '@mitoyen/contract/features/meetings/meetings.rules.ts';
import {
  type Meeting,
  meetingDateFar,
  meetingDateMissing,
  meetingDatePast,
  meetingDateTwice,
} from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { erasePerson } from '../personal-data/erase-person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const dayMs = 86_400_000;
const inDays = (days: number) => parisLocalTime(new Date(app.context.clock.now().getTime() + days * dayMs));
const offer = (...days: number[]) => ({
  dates: (days.length > 0 ? days : [3, 5]).map(inDays),
  minutes: 45,
  place: '4 rue du Port, Nantes',
});

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
const propose = ({ token }: MadeUser, id: string, body: object = {}, headers: Record<string, string> = {}) =>
  app.call(routes.propose, {
    token,
    headers,
    params: { id },
    body: { kind: 'meeting', ...offer(), ...body },
  });
const change = ({ token }: MadeUser, id: string, body = offer(7)) =>
  app.call(routes.change, { token, params: { id }, body });
const choose = ({ token }: MadeUser, { id, offer: proposed }: Meeting, index = 0) =>
  app.call(routes.choose, {
    token,
    params: { id },
    body: { date: proposed?.dates[index] ?? '', proposedAt: proposed?.proposedAt ?? '' },
  });
const decline = ({ token }: MadeUser, { id }: Meeting) => app.call(routes.decline, { token, params: { id } });
const cancel = ({ token }: MadeUser, { id }: Meeting) => app.call(routes.cancel, { token, params: { id } });
const list = async ({ token }: MadeUser, id: string) =>
  (await app.call(routes.list, { token, params: { id } })).body;
const linesOf = async ({ token }: MadeUser, id: string) =>
  (await app.call(conversationRoutes.listMessages, { token, params: { conversationId: id } })).body
    .slice(1)
    .map(({ content }) => content);
const block = (by: MadeUser, whom: MadeUser) =>
  app.call(blockRoutes.create, { token: by.token, params: { id: by.id }, body: { userId: whom.id } });
/** Calendar parts that somebody got, unfolded; mails of one moment arrive in any order. */
async function calendarsOf({ email }: MadeUser): Promise<string[]> {
  await app.runJobs();
  const mails = await app.sandbox.mails(email);
  return mails
    .map(({ calendar }) => calendar.replace(/\r?\n /g, ''))
    .filter((text) => text !== '')
    .sort((one, other) => Number(field(one, 'SEQUENCE')) - Number(field(other, 'SEQUENCE')));
}
const field = (calendar: string | undefined, name: string) =>
  calendar?.match(new RegExp(`^${name}[;:](.*?)\r?$`, 'm'))?.[1];

async function agreed() {
  const people = await talkers();
  const { body: meeting } = await propose(people.company, people.id);
  await choose(people.freelance, meeting);
  return { ...people, meeting };
}

describe('agreeing on a date', () => {
  test('one proposes dates, the other chooses: both read it, and get it for their calendars', async () => {
    const { company, freelance, id } = await talkers();
    const proposed = await propose(company, id, offer(5, 3));
    expect(proposed.status).toBe(201);
    expect(proposed.body).toMatchObject({ kind: 'meeting', agreed: null, offer: { by: 'me', minutes: 45 } });
    const [seen] = await list(freelance, id);
    expect(seen?.offer).toEqual({ ...proposed.body.offer, by: 'other' });
    const chosen = await choose(freelance, proposed.body, 1);
    const date = proposed.body.offer?.dates[1];
    expect([chosen.status, chosen.body.offer, chosen.body.agreed?.date]).toEqual([200, null, date]);
    expect(await list(company, id)).toEqual([chosen.body]);
    expect(await linesOf(company, id)).toEqual([
      expect.stringContaining('Rendez-vous proposé (45\u00a0min · 4 rue du Port, Nantes)'),
      expect.stringContaining('Rendez-vous convenu'),
    ]);
    for (const [reader, other] of [
      [company, freelance],
      [freelance, company],
    ] as const) {
      const [calendar, ...more] = await calendarsOf(reader);
      expect(more).toEqual([]);
      expect(field(calendar, 'METHOD')).toBe('REQUEST');
      expect(field(calendar, 'SEQUENCE')).toBe('0');
      expect(field(calendar, 'DTSTART;TZID=Europe/Paris')).toBe(
        `${parisLocalTime(new Date(date ?? '')).replace(/[-:]/g, '')}00`,
      );
      expect(field(calendar, 'LOCATION')).toBe('4 rue du Port\\, Nantes');
      expect(calendar).toContain('BEGIN:VTIMEZONE');
      expect(calendar).not.toContain(other.email);
    }
  });

  test('other dates of an agreed one: it stands until one is chosen, which the same calendar entry becomes', async () => {
    const { company, freelance, id, meeting } = await agreed();
    const changed = await change(freelance, meeting.id);
    expect(changed.body).toMatchObject({ agreed: { date: meeting.offer?.dates[0] }, offer: { by: 'me' } });
    const [forCompany] = await list(company, id);
    expect((await choose(company, forCompany as Meeting)).body.agreed?.date).toBe(
      changed.body.offer?.dates[0],
    );
    const [first, second] = await calendarsOf(company);
    expect(field(second, 'UID')).toBe(field(first, 'UID'));
    expect([field(first, 'SEQUENCE'), field(second, 'SEQUENCE')]).toEqual(['0', '1']);
  });

  test('a change that is declined leaves what was agreed', async () => {
    const { company, freelance, id, meeting } = await agreed();
    await change(company, meeting.id);
    expect((await decline(freelance, meeting)).status).toBe(204);
    expect(await list(company, id)).toMatchObject([
      { agreed: { date: meeting.offer?.dates[0] }, offer: null },
    ]);
    expect((await linesOf(company, id)).at(-1)).toContain('Changement décliné');
    expect(await calendarsOf(company)).toHaveLength(1);
    expect((await decline(freelance, meeting)).error).toMatchObject({ code: 'meeting_not_found' });
  });

  test('one that is cancelled leaves both calendars', async () => {
    const { company, freelance, id, meeting } = await agreed();
    expect((await cancel(freelance, meeting)).status).toBe(204);
    expect(await list(company, id)).toEqual([]);
    for (const reader of [company, freelance]) {
      const [first, second] = await calendarsOf(reader);
      expect(field(second, 'METHOD')).toBe('CANCEL');
      expect(field(second, 'UID')).toBe(field(first, 'UID'));
      expect(field(second, 'SEQUENCE')).toBe('1');
    }
    expect((await cancel(company, meeting)).status).toBe(404);
  });

  test('dates that are declined or taken back are gone, and no mail tells of them', async () => {
    const { company, freelance, id } = await talkers();
    await decline(freelance, (await propose(company, id)).body);
    await decline(company, (await propose(company, id, { kind: 'call' })).body);
    expect(await list(freelance, id)).toEqual([]);
    expect((await linesOf(company, id)).filter((_, index) => index % 2 === 1)).toEqual([
      'Rendez-vous décliné.',
      'Proposition d’appel retirée.',
    ]);
    expect(await calendarsOf(company)).toEqual([]);
  });
});

describe('nothing is agreed unseen or twice', () => {
  test('one’s own dates are the other’s to choose', async () => {
    const { company, id } = await talkers();
    const own = await choose(company, (await propose(company, id)).body);
    expect([own.status, own.error]).toMatchObject([403, { code: 'meeting_own_dates' }]);
  });

  test('dates that changed meanwhile', async () => {
    const { company, freelance, id } = await talkers();
    const { body: read } = await propose(company, id);
    app.passTime({ seconds: 1 });
    await change(company, read.id, { ...offer(), place: 'ailleurs' });
    const chosen = await choose(freelance, read);
    expect([chosen.status, chosen.error]).toMatchObject([409, { code: 'meeting_changed' }]);
    expect(await calendarsOf(freelance)).toEqual([]);
  });

  test('the same choice again, and a proposal whose answer was lost', async () => {
    const { company, freelance, id } = await talkers();
    const headers = { 'idempotency-key': 'a-meeting' };
    const body = offer();
    const [one, again] = [
      await propose(company, id, body, headers),
      await propose(company, id, body, headers),
    ];
    expect(again.body).toEqual(one.body);
    await choose(freelance, one.body);
    expect((await choose(freelance, one.body)).status).toBe(200);
    expect(await calendarsOf(freelance)).toHaveLength(1);
    expect(await linesOf(freelance, id)).toHaveLength(2);
  });

  test('two who choose at once', async () => {
    const { company, freelance, id } = await talkers();
    const { body } = await propose(company, id);
    const statuses = await Promise.all([0, 1].map(async (at) => (await choose(freelance, body, at)).status));
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await calendarsOf(company)).toHaveLength(1);
  });

  test('a date that passed', async () => {
    const { company, freelance, id } = await talkers();
    const { body } = await propose(company, id, offer(3, 9));
    app.passTime({ days: 4 });
    const late = await choose(freelance, body);
    expect([late.status, late.error]).toMatchObject([409, { code: 'meeting_date_past' }]);
    expect((await choose(freelance, body, 1)).status).toBe(200);
    app.passTime({ days: 6 });
    expect(await list(company, id)).toEqual([]);
    expect((await cancel(company, body)).status).toBe(404);
  });
});

describe('bad input', () => {
  test.each([
    ['no date', { dates: [] }, meetingDateMissing],
    ['half a date', { dates: ['2026-12-01'] }, meetingDateMissing],
    ['no text', { dates: [5] }, undefined],
    ['a day that is none', { dates: ['2027-02-30T10:00'] }, meetingDateMissing],
    ['a date that passed', { dates: ['2020-01-01T10:00'] }, meetingDatePast],
    ['one too far', { dates: ['2099-01-01T10:00'] }, meetingDateFar],
    ['one twice', { dates: ['2027-01-01T10:00', '2027-01-01T10:00'] }, meetingDateTwice],
    ['four', { dates: [1, 2, 3, 4].map((hour) => `2027-01-01T1${hour}:00`) }, 'Proposez 3 dates au plus.'],
    ['another length', { minutes: 7 }, 'Durée : choisissez-la dans la liste.'],
    ['a long place', { place: 'a'.repeat(100_000) }, 'Lieu : 200 caractères au plus.'],
  ])('%s is refused, and says why', async (_, body, message) => {
    const { company, id } = await talkers();
    const answer = await propose(company, id, body);
    expect(answer.status).toBe(400);
    if (message) expect(JSON.stringify(answer.error)).toContain(message);
    expect(await linesOf(company, id)).toEqual([]);
  });

  test('more than a conversation holds, until one is taken back', async () => {
    const { company, freelance, id } = await talkers();
    const made = await Promise.all(Array.from({ length: maxOpenMeetings + 2 }, () => propose(company, id)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(maxOpenMeetings);
    const refused = await propose(freelance, id);
    expect([refused.status, refused.error]).toMatchObject([
      409,
      { code: meetingErrors.too_many_meetings.code },
    ]);
    await decline(freelance, made.find(({ status }) => status === 201)?.body as Meeting);
    expect((await propose(freelance, id)).status).toBe(201);
  });
});

describe('who else learns of it', () => {
  test('a block stops proposing and choosing; taking back is always possible, unheard', async () => {
    const { company, freelance, id, meeting } = await agreed();
    await change(freelance, meeting.id);
    await block(company, freelance);
    expect((await propose(freelance, id)).error).toMatchObject({ code: 'messages_refused' });
    expect((await change(freelance, meeting.id, offer(9))).error).toMatchObject({ code: 'messages_refused' });
    const [seen] = await list(company, id);
    expect((await choose(company, seen as Meeting)).error).toMatchObject({ code: 'receiver_blocked' });
    const before = (await linesOf(company, id)).length;
    expect((await cancel(freelance, meeting)).status).toBe(204);
    expect(await linesOf(company, id)).toHaveLength(before);
    expect(await calendarsOf(company)).toHaveLength(1);
    expect(await calendarsOf(freelance)).toHaveLength(2);
  });

  test('who is blocked learns that what was agreed is off', async () => {
    const { company, freelance, meeting } = await agreed();
    await block(company, freelance);
    await cancel(company, meeting);
    expect(field((await calendarsOf(freelance))[1], 'METHOD')).toBe('CANCEL');
  });

  test('an account that goes is taken out of the other’s calendar', async () => {
    const { company, freelance, id, meeting } = await agreed();
    await calendarsOf(freelance);
    await erasePerson(app.context, company.id, { isWanted: async () => true });
    const [, second] = await calendarsOf(freelance);
    expect(field(second, 'METHOD')).toBe('CANCEL');
    expect(second).not.toContain(company.username);
    expect(await list(freelance, id)).toEqual([]);
    expect((await cancel(freelance, meeting)).status).toBe(404);
  });

  test('an address that is not confirmed gets nothing into a calendar, and its account writes nothing into another', async () => {
    const { user: stranger } = await makeJobseeker(app.context);
    const { user: reader } = await makeFreelance(app.context);
    await app.context.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', stranger.id)
      .execute();
    const id = await talk(stranger, reader);
    const { body } = await propose(stranger, id, { place: 'gagnez.example/prix' });
    await choose(reader, body);
    expect(await calendarsOf(stranger)).toEqual([]);
    const [calendar] = await calendarsOf(reader);
    expect(field(calendar, 'SUMMARY')).toBe('Rendez-vous (Mitoyen)');
    expect(calendar).not.toContain('gagnez');
  });

  test('who refuses these mails gets none', async () => {
    const { company, freelance, id } = await talkers();
    await app.call(mailPreferenceRoutes.update, {
      token: freelance.token,
      params: { id: freelance.id },
      body: { meetings: false },
    });
    await choose(freelance, (await propose(company, id)).body);
    expect(await calendarsOf(freelance)).toEqual([]);
    expect(await calendarsOf(company)).toHaveLength(1);
  });
});
