import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { deliverEvents, stripeOf, subscriber } from '../../../test/stripe-driver.ts';
import { hashPassword } from '../../core/auth/passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a subscriber whose account is deleted pays nothing more, and Stripe forgets who it was', async () => {
  const { user, customerId } = await subscriber(app);
  await app.context.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(goodPassword) })
    .where('id', '=', user.id)
    .execute();
  await app.sandbox.setFault('stripe', 'error');
  const call = { params: { id: user.id }, token: user.token, body: { password: goodPassword } };
  expect((await app.call(personalDataRoutes.remove, call)).status).toBe(204);
  await app.runJobs();
  await app.sandbox.setFault('stripe', 'ok');
  await app.makeJobsDue();
  await app.runJobs();
  expect(await stripeOf(app).customers.retrieve(customerId)).toMatchObject({ deleted: true });
  const running = await stripeOf(app).subscriptions.list({ status: 'active' });
  expect(running.data.filter(({ customer }) => customer === customerId)).toEqual([]);
  const { rows } = await sql`select id from stripe_events where stripe_customer_id = ${customerId}`.execute(
    app.context.db,
  );
  expect(rows).toEqual([]);
  await deliverEvents(app);
});
