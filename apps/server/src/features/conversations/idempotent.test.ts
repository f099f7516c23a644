import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import { forgetOldKeysJob } from '../../core/idempotency/idempotency.part.ts';
import { type ConversationsTest, countByStatus, createConversationsTest } from './conversations.fixture.ts';

let app: ConversationsTest;
beforeAll(async () => {
  app = await createConversationsTest();
});
afterAll(() => app.close());

const withKey = (key: string) => ({ 'idempotency-key': key });

async function talkers() {
  const { user: company } = await makeCompany(app.context);
  const { user: freelance } = await makeFreelance(app.context);
  const { body } = await app.contact(company, freelance);
  return { company, freelance, id: body.conversationId };
}

test('a contact message sent again with its key is answered as the first time and stored once', async () => {
  const { user: company } = await makeCompany(app.context);
  const { user: freelance } = await makeFreelance(app.context);
  const first = await app.contact(company, freelance, withKey('k1'));
  const again = await app.contact(company, freelance, withKey('k1'));
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await app.read(company, first.body.conversationId)).body).toEqual([first.body]);
  expect((await app.list(freelance)).body[0]?.unread).toBe(1);
});

test('ten sends at once with one key store one message', async () => {
  const { freelance, id } = await talkers();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.send(freelance, id, 'Une fois', withKey('k2'))),
  );
  expect(countByStatus(answers)).toEqual({ 201: 10 });
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await app.read(freelance, id)).body).toHaveLength(2);
});

test('the same key for something else is a conflict, on either call', async () => {
  const { company, freelance, id } = await talkers();
  await app.send(company, id, 'Un', withKey('k3'));
  const answers = [
    await app.send(company, id, 'Deux', withKey('k3')),
    await app.contact(company, freelance, withKey('k3')),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual([
    [409, 'idempotency_mismatch'],
    [409, 'idempotency_mismatch'],
  ]);
  expect((await app.read(company, id)).body).toHaveLength(2);
});

test('a key belongs to its user', async () => {
  const { company, freelance, id } = await talkers();
  const [one, two] = [
    await app.send(company, id, 'Oui', withKey('k4')),
    await app.send(freelance, id, 'Oui', withKey('k4')),
  ];
  expect(two.status).toBe(201);
  expect(two.body.id).not.toBe(one.body.id);
});

test('a refused call keeps no key', async () => {
  const company = await app.companyWithContacts(10);
  const { user: freelance } = await makeFreelance(app.context);
  const before = await app.countRows('idempotency_keys');
  expect((await app.contact(company, freelance, withKey('k5'))).status).toBe(403);
  expect(await app.countRows('idempotency_keys')).toBe(before);
  expect((await app.contact(company, freelance, withKey('k5'))).status).toBe(403);
});

test('a key of 200 characters is taken, a longer one refused', async () => {
  const { freelance, id } = await talkers();
  expect((await app.send(freelance, id, 'Oui', withKey('x'.repeat(200)))).status).toBe(201);
  const { status, error } = await app.send(freelance, id, 'Oui', withKey('x'.repeat(201)));
  expect([status, error.code]).toEqual([400, 'idempotency_key_too_long']);
});

// last: it moves the clock
test('after 24 hours the key is forgotten', async () => {
  const { freelance, id } = await talkers();
  const first = await app.send(freelance, id, 'Oui', withKey('k6'));
  app.passTime({ hours: 23 });
  expect((await app.send(freelance, id, 'Oui', withKey('k6'))).body.id).toBe(first.body.id);
  app.passTime({ hours: 2 });
  const later = await app.send(freelance, id, 'Oui', withKey('k6'));
  expect([later.status, later.body.id === first.body.id]).toEqual([201, false]);

  app.passTime({ hours: 23 });
  await app.context.jobs.send(app.context.db, forgetOldKeysJob, {});
  await app.runJobs();
  expect(await app.countRows('idempotency_keys')).toBe(1);
});
