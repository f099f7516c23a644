import { driveStripe, refusalOf } from '@mitoyen/stripe-sandbox/stripe-driver.fixture.ts';
import { describe, expect, it } from 'vitest';
import { useSandbox } from '../../test/sandbox-driver.ts';

const { client, sandbox, startCheckout } = driveStripe(useSandbox());

describe('Stripe’s faults', () => {
  it.each([
    ['refuse', 'StripePermissionError'],
    ['error', 'StripeAPIError'],
    ['garbage', 'StripeAPIError'],
  ])('reach the SDK in mode %s', async (mode, type) => {
    await sandbox.post('/faults', { service: 'stripe', mode });
    expect(await refusalOf(client().customers.create())).toMatchObject({ type });
    await sandbox.post('/faults', { service: 'stripe', mode: 'ok' });
    expect((await client().customers.list()).data).toEqual([]);
  });

  it('leave a call without an answer in mode hang', async () => {
    await sandbox.post('/faults', { service: 'stripe', mode: 'hang' });
    expect(await refusalOf(client({ timeout: 200 }).customers.create())).toMatchObject({
      type: 'StripeConnectionError',
    });
  });

  it('leave the pages and the controls alone', async () => {
    const { session } = await startCheckout();
    await sandbox.post('/faults', { service: 'stripe', mode: 'error' });
    expect((await sandbox.get(`/stripe/checkout/${session.id}`)).status).toBe(200);
    expect((await sandbox.get('/stripe/events')).status).toBe(200);
  });
});
