import { maxProofs } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import { proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import { proofEndedMessage, proofFutureMessage } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import {
  createProofsTest,
  insurance,
  ordre,
  type ProofsTest,
  secretNumber,
  vigilance,
} from './proofs.fixture.ts';

let app: ProofsTest;
beforeAll(async () => {
  app = await createProofsTest();
  app.moveTo('2026-06-01T10:00:00Z');
});
afterAll(() => app.close());

const freelance = async () => (await makeFreelance(app.context)).user;

test('a proof is declared, read by its owner, and ends when its kind says', async () => {
  const user = await freelance();
  const { status, body } = await app.add(user, { ...vigilance, body: 'nobody asks for this' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    kind: 'vigilance',
    date: '2026-05-22',
    number: secretNumber,
    body: null,
    until: '2026-11-21',
    state: 'declared',
    note: null,
  });
  expect((await app.list(user)).proofs).toEqual([body]);
});

test('what is missing is told for each field', async () => {
  const { status, error } = await app.add(await freelance(), { kind: 'liability', number: ' ' });
  expect(status).toBe(400);
  expect(error.issues?.map(({ path }) => path)).toEqual([
    'number',
    'body',
    'domains',
    'territory',
    'from',
    'to',
  ]);
});

describe('days and texts that cannot be', () => {
  test.each([
    ['tomorrow', { ...vigilance, date: '2026-06-02' }, 'date', proofFutureMessage],
    ['1900', { ...vigilance, date: '1900-01-01' }, 'date', /1900/],
    ['no day', { ...vigilance, date: '2026-02-30' }, 'date', /date/],
    ['over', { ...vigilance, date: '2025-11-30' }, 'date', proofEndedMessage],
    [
      'an insurance that is over',
      { ...insurance, from: '2025-01-01', to: '2026-05-31' },
      'to',
      proofEndedMessage,
    ],
    ['an end before its start', { ...insurance, from: '2026-12-01', to: '2026-11-01' }, 'to', /précéder/],
    ['next year’s taxes', { kind: 'tax', year: 2027 }, 'year', proofFutureMessage],
    ['no year', { kind: 'tax', year: 'deux mille' }, 'year', /quatre chiffres/],
    ['a text without end', { ...vigilance, number: 'a'.repeat(100_000) }, 'number', /60 caractères/],
    ['domains without end', { ...insurance, domains: 'é'.repeat(100_000) }, 'domains', /300 caractères/],
    ['a kind that there is not', { ...vigilance, kind: 'constructor' }, 'kind', /Choisissez/],
  ])('%s', async (_name, body, path, message) => {
    const answer = await app.add(await freelance(), body as never);
    expect(answer.status).toBe(400);
    expect(answer.error.issues).toEqual([{ path, message: expect.stringMatching(message) }]);
  });
});

test('an attestation of six months less a day is taken', async () => {
  expect((await app.add(await freelance(), { ...vigilance, date: '2025-12-02' })).status).toBe(201);
});

test('who looks for a job has proofs of their own, and a firm has none', async () => {
  const { user: seeker } = await makeJobseeker(app.context);
  expect((await app.add(seeker, ordre)).status).toBe(201);
  expect((await app.add(seeker, vigilance)).error.issues).toMatchObject([{ path: 'kind' }]);
  const { user: firm } = await makeCompany(app.context);
  expect((await app.add(firm, ordre)).status).toBe(403);
});

test('sent twice under a key, it is added once', async () => {
  const user = await freelance();
  const headers = { 'idempotency-key': 'the same' };
  const answers = [await app.add(user, vigilance, headers), await app.add(user, vigilance, headers)];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect((await app.list(user)).proofs).toHaveLength(1);
});

test('at once, no more are added than there may be', async () => {
  const user = await freelance();
  const answers = await Promise.all(
    Array.from({ length: maxProofs + 5 }, () => app.add(user, { kind: 'tax', year: 2026 })),
  );
  const refused = answers.filter(({ status }) => status !== 201).map(({ error }) => error.code);
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'too_many_proofs'));
  expect((await app.list(user)).proofs).toHaveLength(maxProofs);
});

test('changed by its owner, it is declared anew, and what was decided is forgotten', async () => {
  const user = await freelance();
  const { body } = await app.add(user, vigilance);
  await app.context.db
    .updateTable('proofs')
    .set({ state: 'verified', note: 'Code lu sur le site de l’Urssaf.', decided_at: app.context.clock.now() })
    .where('id', '=', body.id)
    .execute();
  const changed = await app.change(user, body.id, { ...vigilance, date: '2026-05-30' });
  expect(changed.body).toMatchObject({ state: 'declared', note: null, until: '2026-11-29' });
});

test('another’s proof is not there: neither changed nor deleted', async () => {
  const [owner, other] = [await freelance(), await freelance()];
  const { body } = await app.add(owner, vigilance);
  expect((await app.change(other, body.id, vigilance)).status).toBe(404);
  expect((await app.remove(other, body.id)).status).toBe(404);
  const under = { params: { id: owner.id, proofId: body.id }, token: other.token };
  expect((await app.call(proofRoutes.remove, under)).status).toBe(403);
  expect((await app.list(owner)).proofs).toHaveLength(1);
  expect((await app.remove(owner, body.id)).status).toBe(204);
  expect((await app.list(owner)).proofs).toEqual([]);
});

test('a suspended account keeps nothing here', async () => {
  const user = await freelance();
  await app.context.db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', user.id)
    .execute();
  await app.passTime({ minutes: 2 });
  expect((await app.add(user, vigilance)).status).toBe(401);
});

test('what the registry said of a SIRET, and when', async () => {
  const { user } = await makeFreelance(app.context, { siret_read_at: new Date('2026-05-30T23:30:00Z') });
  expect((await app.list(user)).registration).toEqual({ state: 'exists', readOn: '2026-05-31' });
  const { user: seeker } = await makeJobseeker(app.context);
  expect((await app.list(seeker)).registration).toBeNull();
});
