import { operatorProofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import { proofNoteNumber } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeUser, makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { otherMails } from '../../../test/other-mails.ts';
import { createProofsTest, ordre, type ProofsTest, secretNumber, vigilance } from './proofs.fixture.ts';

let app: ProofsTest;
let operator: MadeUser;
beforeAll(async () => {
  app = await createProofsTest();
  app.moveTo('2026-06-01T10:00:00Z');
  operator = await app.makeOperator();
});
afterAll(() => app.close());

const waiting = async (query = {}, by = operator) =>
  (await app.call(operatorProofRoutes.list, { token: by.token, query: { limit: 100, ...query } })).body;
const decide = (id: string, body: object, token = operator.token) =>
  app.call(operatorProofRoutes.decide, { params: { id }, token, body: body as never });
const seen = { state: 'verified', note: 'Code lu sur le site de l’Urssaf.', revision: 1 } as const;

test('an operator reads what waits, the oldest first, and says how it was verified', async () => {
  const { user } = await makeFreelance(app.context, { username: 'Nora Petit' });
  const first = (await app.add(user, vigilance)).body;
  app.passTime({ minutes: 1 });
  const second = (await app.add(user, ordre)).body;
  const mine = (await waiting()).filter(({ userId }) => userId === user.id);
  expect(mine.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(mine[0]).toMatchObject({ username: 'Nora Petit', number: secretNumber, revision: 1 });

  expect((await decide(first.id, seen)).body).toMatchObject({ state: 'verified', note: seen.note });
  expect((await waiting()).map(({ id }) => id)).not.toContain(first.id);
  expect((await waiting({ state: 'verified' })).map(({ id }) => id)).toContain(first.id);
  expect((await app.list(user)).proofs.find(({ id }) => id === first.id)).toMatchObject({
    state: 'verified',
  });
});

test('refused, its owner is told why by a mail, without the number', async () => {
  const { user } = await makeFreelance(app.context);
  const { body } = await app.add(user, vigilance);
  const numbered = {
    state: 'refused',
    note: `Le code secret 7Q4Z 0031 (${secretNumber}) est inconnu.`,
    revision: 1,
  };
  expect((await decide(body.id, numbered)).error.issues).toEqual([
    { path: 'note', message: proofNoteNumber },
  ]);
  const reason = 'L’Urssaf ne connaît pas ce code.';
  expect((await decide(body.id, { ...numbered, note: reason })).status).toBe(201);
  await app.runJobs();
  const [mail] = await otherMails(app, user.email);
  expect(mail?.subject).toBe('Un de vos justificatifs n’a pas été accepté');
  expect(JSON.stringify(mail)).toContain(reason);
  expect(JSON.stringify(mail)).not.toContain('7Q4Z');
  expect((await app.list(user)).proofs[0]).toMatchObject({ state: 'refused', note: reason });
});

test('nothing is decided on what changed since it was read, nor without a note, nor on one’s own', async () => {
  const { user } = await makeFreelance(app.context);
  const { body } = await app.add(user, vigilance);
  await app.change(user, body.id, { ...vigilance, date: '2026-05-30' });
  expect((await decide(body.id, seen)).error.code).toBe('proof_changed');
  expect((await decide(body.id, { ...seen, revision: 2, note: ' ' })).status).toBe(400);
  expect((await decide(body.id, { ...seen, revision: 2, state: 'expired' })).status).toBe(400);
  expect((await decide(body.id, { ...seen, revision: 2 })).status).toBe(201);
  await app.context.db
    .updateTable('proofs')
    .set({ user_id: operator.id })
    .where('id', '=', body.id)
    .execute();
  expect((await decide(body.id, { ...seen, revision: 2 })).error.code).toBe('proof_own');
});

test('to who is no operator there is nothing', async () => {
  const { user } = await makeFreelance(app.context);
  const { body } = await app.add(user, vigilance);
  expect((await decide(body.id, seen, user.token)).status).toBe(404);
  expect((await app.call(operatorProofRoutes.list, { token: user.token })).status).toBe(404);
});

test('a discreet person’s proofs, those that ended and those of suspended accounts do not wait', async () => {
  const { user: discreet } = await makeJobseeker(app.context, { visibility: 'discreet' });
  const { user: suspended } = await makeFreelance(app.context);
  const { user } = await makeFreelance(app.context);
  const hidden = await app.add(discreet, ordre);
  await app.add(suspended, ordre);
  await app.add(user, vigilance);
  await app.context.db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', suspended.id)
    .execute();
  const owners = async (by = operator) => (await waiting({}, by)).map(({ userId }) => userId);
  expect(await owners()).toContain(user.id);
  expect(await owners()).not.toContain(suspended.id);
  expect(await owners()).not.toContain(discreet.id);
  expect((await decide(hidden.body.id, seen)).status).toBe(404);
  app.moveTo('2026-11-21T23:00:00Z');
  expect(await owners(await app.makeOperator())).not.toContain(user.id);
});

test('the operators’ log has ids, and no number', async () => {
  const log = await app.context.db.selectFrom('operator_log').selectAll().execute();
  expect(log.length).toBeGreaterThan(5);
  expect(JSON.stringify(log)).not.toContain('7Q4Z');
});
