import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { sendToWebhook, signed, stripeEvent } from '../../../test/stripe-events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const storedEvents = async (id: string) =>
  (await app.context.db.selectFrom('stripe_events').selectAll().where('id', '=', id).execute()).length;
const waitingJobs = async (customerId: string) => {
  const { rows } = await sql`select id from pgboss.job
    where name = 'subscriptions.sync' and data ->> 'customerId' = ${customerId}`.execute(app.context.db);
  return rows.length;
};

test('a signed event is stored with the job it causes, and answered at once', async () => {
  const event = stripeEvent('cus_stored');
  expect(await sendToWebhook(app, signed(event))).toEqual({ status: 200, body: { received: true } });
  expect([await storedEvents(event.id), await waitingJobs('cus_stored')]).toEqual([1, 1]);
});

test('an event that comes again, even at the same time, has one effect', async () => {
  const event = stripeEvent('cus_again');
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendToWebhook(app, signed(event))));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect([await storedEvents(event.id), await waitingJobs('cus_again')]).toEqual([1, 1]);
});

test('many events about one customer cause one job; what does not concern Premium causes none', async () => {
  for (let i = 0; i < 5; i += 1) await sendToWebhook(app, signed(stripeEvent('cus_many')));
  expect(await waitingJobs('cus_many')).toBe(1);
  const other = stripeEvent('cus_other', { type: 'charge.succeeded' });
  expect((await sendToWebhook(app, signed(other))).status).toBe(200);
  expect([await storedEvents(other.id), await waitingJobs('cus_other')]).toEqual([1, 0]);
});

test('a signed event with a text that no database can hold is refused', async () => {
  const { status, body } = await sendToWebhook(app, signed(stripeEvent('cus_\0')));
  expect([status, body.code]).toEqual([400, 'invalid_text']);
});

test.each([
  ['without a signature', (event: object) => ({ payload: JSON.stringify(event) })],
  ['signed by somebody else', (event: object) => signed(event, { secret: 'whsec_of_somebody' })],
  ['signed more than 300 s ago', (event: object) => signed(event, { secondsAgo: 302 })],
  [
    'whose bytes were changed',
    (event: object) => ({ ...signed(event), payload: `${signed(event).payload} ` }),
  ],
  [
    'with a header that is none',
    (event: object) => ({ payload: JSON.stringify(event), signature: 't=1,v1=' }),
  ],
  ['that is empty', () => ({ ...signed({}), payload: '' })],
  ['that is no event', () => signed({ hello: 'world' })],
])('an event %s is refused and not stored', async (_, send) => {
  const event = stripeEvent('cus_refused');
  const { status, body } = await sendToWebhook(app, send(event));
  expect([status, body.code]).toEqual([400, 'webhook_signature_invalid']);
  expect([await storedEvents(event.id), await waitingJobs('cus_refused')]).toEqual([0, 0]);
});

test('a signature of up to 300 s ago is taken', async () => {
  expect((await sendToWebhook(app, signed(stripeEvent('cus_late'), { secondsAgo: 295 }))).status).toBe(200);
});
