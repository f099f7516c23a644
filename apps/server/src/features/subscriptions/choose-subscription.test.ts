import { expect, test } from 'vitest';
import type { PaidSubscription } from '../../gateways/payments/payments.gateway.ts';
import { chooseSubscription } from './choose-subscription.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const made = (id: string, values: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id,
  status: 'active',
  createdAt: day('2030-01-01'),
  endedAt: null,
  cancelAt: null,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: day('2030-02-01'),
  ...values,
});
const over = (id: string, createdAt: string) =>
  made(id, { status: 'canceled', createdAt: day(createdAt), endedAt: day('2030-06-01') });

test.each([
  ['none of none', [], null],
  ['one with Premium before a later one without', [over('b', '2030-05-01'), made('a')], 'a'],
  ['the one that renews before one that ends', [made('a', { cancelAt: day('2031-01-01') }), made('b')], 'b'],
  [
    'the one that lasts longest',
    [made('a', { cancelAt: day('2030-03-01') }), made('b', { cancelAt: day('2030-04-01') })],
    'b',
  ],
  ['the latest of those that are over', [over('a', '2030-01-01'), over('b', '2030-03-01')], 'b'],
])('%s counts', (_, subscriptions, id) => {
  expect(chooseSubscription(subscriptions)?.id ?? null).toBe(id);
  expect(chooseSubscription(subscriptions.toReversed())?.id ?? null).toBe(id);
});
