import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
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
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { erasePerson } from '../personal-data/erase-person.ts';
import { field, meetingCalls } from './meetings.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const {
  offer,
  talkers,
  talk,
  propose,
  change,
  choose,
  decline,
  cancel,
  list,
  linesOf,
  block,
  calendarsOf,
  agreed,
} = meetingCalls(() => app);

describe('bad input', () => {
  test.each([
    ['no date', { dates: [] }, meetingDateMissing],
    ['half a date', { dates: ['2026-12-01'] }, meetingDateMissing],
    ['no text', { dates: [5] }, undefined],
    ['a day that is none', { dates: ['2027-02-30T10:00'] }, meetingDateMissing],
    ['a date that passed', { dates: ['2020-01-01T10:00'] }, meetingDatePast],
    ['one too far', { dates: ['2099-01-01T10:00'] }, meetingDateFar],
    ['one twice', () => offer(3, 3), meetingDateTwice],
    ['four', () => offer(3, 4, 5, 6), 'Proposez 3 dates au plus.'],
    ['another length', { minutes: 7 }, 'Durée : choisissez-la dans la liste.'],
    ['a long place', { place: 'a'.repeat(100_000) }, 'Lieu : 200 caractères au plus.'],
  ])('%s is refused, and says why', async (_, body, message) => {
    const { company, id } = await talkers();
    const answer = await propose(company, id, typeof body === 'function' ? body() : body);
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
