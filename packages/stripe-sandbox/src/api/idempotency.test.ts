import { describe, expect, it } from 'vitest';
import { useStripe } from '../stripe-driver.fixture.ts';
import { IdempotencyKeys } from './idempotency.ts';

const { client, startCheckout, advance, sandbox } = useStripe();
const idempotencyKey = 'company-1';

describe('idempotency keys', () => {
  it('make one session of two clicks', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => {
        const answer = await sandbox.post(
          '/v1/checkout/sessions',
          'mode=subscription&line_items[0][price]=price_premium_monthly&success_url=http://a.b/',
          {
            authorization: 'Bearer sk_test_1',
            'content-type': 'application/x-www-form-urlencoded',
            'idempotency-key': 'two-clicks',
          },
        );
        return answer.json<{ id: string }>();
      }),
    );
    expect(first?.id).toBe(second?.id);
  });

  it('stay free after a call that never began, and after a day', async () => {
    const stripe = client();
    await expect(stripe.customers.create({ email: 'x' }, { idempotencyKey })).rejects.toThrow();
    const first = await stripe.customers.create({ email: 'a@b.fr' }, { idempotencyKey });
    await advance(86_400);
    const second = await stripe.customers.create({ email: 'c@d.fr' }, { idempotencyKey });
    expect(second.id).not.toBe(first.id);
  });

  it('are told by the events they caused', async () => {
    await client().customers.create({ name: 'Ana' }, { idempotencyKey });
    const { data } = await client().events.list({ type: 'customer.created' });
    expect(data[0]?.request).toMatchObject({ idempotency_key: idempotencyKey });
    await startCheckout();
  });

  it('are refused while their first call is under way', () => {
    const keys = new IdempotencyKeys();
    const request = { key: 'k', endpoint: '/v1/customers', body: 'name=Ana' };
    expect(keys.begin(request, 0)).toBeNull();
    expect(() => keys.begin(request, 1)).toThrow(
      expect.objectContaining({ status: 409, message: expect.stringContaining('in-progress') }),
    );
    const answer = { status: 200, body: '{}', requestId: 'req_1' };
    keys.finish('k', answer);
    expect(keys.begin(request, 2)).toBe(answer);
  });
});
