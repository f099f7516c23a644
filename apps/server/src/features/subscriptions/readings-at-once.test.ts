import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { cards, passTimeEverywhere, subscriber } from '../../../test/stripe-driver.ts';
import { untilWaiting, whileAccountChanges } from '../../../test/while-account-changes.ts';
import { syncSubscription } from './sync-subscription.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a payment that failed is told once, though two readings find it at the same time', async () => {
  const { user, profile, customerId } = await subscriber(app, cards.failsAtRenewal);
  await passTimeEverywhere(app, { days: 32 });
  const read = () => syncSubscription(app.context, customerId);
  await whileAccountChanges(
    app.context,
    async (tx) => {
      await tx.selectFrom('companies').select('id').where('id', '=', profile.id).forUpdate().execute();
    },
    async () => {
      const first = read();
      await untilWaiting(app.context, 1);
      await Promise.all([first, read()]);
    },
    { waiters: 2 },
  );
  await app.runJobs();
  expect((await app.sandbox.mails(user.email)).map(({ subject }) => subject)).toEqual([
    'Le paiement de votre abonnement Premium a échoué',
    'Votre abonnement Premium est actif',
  ]);
});
