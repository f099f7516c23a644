import { parisLocalTime } from '@mitoyen/contract/core/paris-local-time.ts';
import type { Meeting } from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { field, meetingCalls } from './meetings.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { offer, talkers, propose, change, choose, decline, cancel, list, linesOf, calendarsOf, agreed } =
  meetingCalls(() => app);

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
      expect.stringContaining('Rendez-vous proposé (45\u00a0min, 4 rue du Port, Nantes)'),
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
