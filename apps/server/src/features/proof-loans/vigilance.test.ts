import { addDays } from '@mitoyen/contract/core/paris-day.ts';
import { pushRoutes } from '@mitoyen/contract/features/push/push.contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MadeUser, makeFreelance } from '../../../test/builders/index.ts';
import { openSession } from '../../../test/open-session.ts';
import { ordre, secretNumber, vigilance } from '../proofs/proofs.fixture.ts';
import { createLoansTest, type LoansTest } from './proof-loans.fixture.ts';
import { tellEnds } from './tell-ends.job.ts';

let app: LoansTest;
beforeEach(async () => {
  app = await createLoansTest();
  app.moveTo('2026-05-22T10:00:00Z');
});
afterEach(() => app.close());

/** Those of `days` on which the job mailed this account. */
async function daysOfMails(user: MadeUser, days: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  let before = (await app.noticesTo(user)).length;
  for (const day of days) {
    app.moveTo(`${day}T08:20:00Z`);
    await app.tell();
    const now = (await app.noticesTo(user)).length;
    if (now > before) found.push(day);
    before = now;
  }
  return found;
}
const around = (day: string) => [-1, 0, 1, 2].map((days) => addDays(day, days));

test('both sides are told on 23 October and on 15 November that a proof of 22 May ends, once each', async () => {
  const { owner, firm } = await app.makePair();
  await app.add(owner, vigilance);
  await app.lend(owner, firm, 12);
  const days = [...around('2026-10-23'), '2026-10-26', ...around('2026-11-15'), '2026-11-21', '2026-11-22'];
  expect(await daysOfMails(owner, days)).toEqual(['2026-10-23', '2026-11-15']);
  const mails = await app.noticesTo(firm);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.subject).toContain('Maud Lestrade');
  expect(mails[0]?.text).toContain('21 novembre 2026');
  for (const { text } of [...mails, ...(await app.noticesTo(owner))])
    expect(text).not.toContain(secretNumber);
});

test('both sides are told on their devices as well, once each', async () => {
  const { owner, firm } = await app.makePair();
  await app.add(owner, vigilance);
  await app.lend(owner, firm, 12);
  const browsers = [await app.sandbox.subscribePush(), await app.sandbox.subscribePush()] as const;
  const pushed = async (day: string) => {
    app.moveTo(`${day}T08:20:00Z`);
    for (const [at, { id }] of [owner, firm].entries()) {
      const call = { params: { id }, token: await openSession(app.context, id) };
      await app.call(pushRoutes.subscribe, { ...call, body: browsers[at] ?? browsers[0] });
      await app.call(pushRoutes.update, { ...call, body: { isQuietAtWeekends: false } });
    }
    await app.tell();
    await app.tell();
    const all = await Promise.all(browsers.map(({ endpoint }) => app.sandbox.pushes(endpoint)));
    return all.map((pushes) => pushes.map(({ text }) => JSON.parse(text)));
  };
  const [own, theirs] = await pushed('2026-10-23');
  expect(own).toMatchObject([
    { title: 'À renouveler avant le 21 novembre 2026', path: '/profile/justificatifs' },
  ]);
  expect(theirs).toMatchObject([
    {
      title: 'Un justificatif se termine le 21 novembre 2026',
      path: '/profile/vigilance',
      body: 'Maud Lestrade',
    },
  ]);
  expect(JSON.stringify([own, theirs])).not.toContain(secretNumber);
  expect((await pushed('2026-11-15')).map((pushes) => pushes.length)).toEqual([2, 2]);
});

test('the same in spring, when clocks go forward between the two', async () => {
  const { owner, firm } = await app.makePair();
  app.moveTo('2026-10-12T10:00:00Z');
  await app.add(owner, { ...vigilance, date: '2026-10-12' });
  await app.lend(owner, firm, 12);
  const days = [...around('2027-03-13'), '2027-03-28', ...around('2027-04-05')];
  expect(await daysOfMails(firm, days)).toEqual(['2027-03-13', '2027-04-05']);
});

test('a job that is killed after it noted whom to tell has told nobody, and the next one does, once', async () => {
  const { owner, firm } = await app.makePair();
  await app.add(owner, vigilance);
  await app.lend(owner, firm, 12);
  app.moveTo('2026-10-23T08:20:00Z');
  let sent = 0;
  const mailer: typeof app.context.mailer = {
    ...app.context.mailer,
    send: async (...mail) => {
      await app.context.mailer.send(...mail);
      sent += 1;
      if (sent === 2) throw new Error('killed');
    },
  };
  await expect(tellEnds({ ...app.context, mailer })).rejects.toThrow('killed');
  await app.runJobs();
  expect([...(await app.noticesTo(owner)), ...(await app.noticesTo(firm))]).toEqual([]);
  await Promise.all([tellEnds(app.context), tellEnds(app.context)]);
  await app.runJobs();
  expect(await app.noticesTo(owner)).toHaveLength(1);
  expect(await app.noticesTo(firm)).toHaveLength(1);
});

test('nobody is told of a proof that a newer one outlives, of one that is not lent, or after the loan was revoked', async () => {
  const { owner, firm } = await app.makePair();
  const { user: alone } = await makeFreelance(app.context);
  await app.add(owner, vigilance);
  await app.add(alone, vigilance);
  const { id } = (await app.lend(owner, firm, 12)).body;
  app.moveTo('2026-10-20T10:00:00Z');
  await app.add(owner, { ...vigilance, date: '2026-10-20' });
  app.moveTo('2026-10-23T08:20:00Z');
  await app.tell();
  await app.revoke(owner, id);
  app.moveTo('2027-03-21T08:20:00Z');
  await app.tell();
  for (const user of [owner, firm, alone]) expect(await app.noticesTo(user)).toEqual([]);
});

test('a firm reads who lends to it and what ends when, and no number', async () => {
  const { owner, firm } = await app.makePair();
  expect(await app.vigilance(firm)).toMatchObject({ isConfirmed: true, people: [], due: null });
  await app.add(owner, vigilance);
  await app.add(owner, ordre);
  const { id } = (await app.lend(owner, firm, 12)).body;
  const read = await app.vigilance(firm);
  expect(read).toMatchObject({
    due: '2026-11-21',
    people: [
      {
        loanId: id,
        userId: owner.id,
        name: 'Maud Lestrade',
        until: '2027-05-21',
        due: '2026-11-21',
        proofs: [
          { kind: 'ordre', until: '2027-03-31' },
          { kind: 'vigilance', until: '2026-11-21', state: 'declared' },
        ],
      },
    ],
  });
  expect(JSON.stringify(read)).not.toContain(secretNumber);
  app.moveTo('2026-11-21T23:00:00Z');
  const after = await app.vigilance(firm);
  expect(after.people[0]?.proofs).toMatchObject([{ kind: 'ordre' }]);
  expect(after.due).toBe('2027-03-31');
});

test('a private calendar keeps its events’ names through a rename, and can be given another address', async () => {
  const { owner, firm } = await app.makePair();
  await app.add(owner, vigilance);
  await app.lend(owner, firm);
  const { calendarUrl } = await app.vigilance(firm);
  const { status, text, type } = await app.calendar(calendarUrl);
  expect([status, type]).toEqual([200, expect.stringContaining('text/calendar')]);
  expect(text).toContain('DTSTART;VALUE=DATE:20261121\r\n');
  expect(text.replaceAll('\r\n ', '')).toContain(
    'SUMMARY:Attestation de vigilance\\, Maud Lestrade : dernier jour',
  );
  expect(text).not.toContain(secretNumber);
  const uids = (calendar: string) => calendar.replaceAll('\r\n ', '').match(/UID:.+/g);
  await app.context.db
    .updateTable('users')
    .set({ username: 'Maud Roux' })
    .where('id', '=', owner.id)
    .execute();
  const renamed = (await app.calendar(calendarUrl)).text;
  expect(renamed.replaceAll('\r\n ', '')).toContain('Maud Roux');
  expect(uids(renamed)).toEqual(uids(text));
  const { body } = await app.changeCalendar(firm);
  expect((await app.calendar(calendarUrl)).status).toBe(404);
  expect((await app.calendar(body.calendarUrl)).status).toBe(200);
  expect((await app.vigilance(firm)).calendarUrl).toBe(body.calendarUrl);
  expect((await app.calendar(`${body.calendarUrl.slice(0, -2)}xx`)).status).toBe(404);
});
