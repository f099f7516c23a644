import { describe, expect, test } from 'vitest';
import { hasPremium, stripeStatuses, subscriptionEnd, subscriptionState } from './subscriptions.rules.ts';

const endedAt = new Date('2030-01-01T00:00:00Z');
const cancelAt = new Date('2030-02-01T00:00:00Z');
const currentPeriodEnd = new Date('2030-03-01T00:00:00Z');
const running = { endedAt: null, cancelAt: null, cancelAtPeriodEnd: false, currentPeriodEnd };

test('Premium lasts while Stripe still asks for its money', () => {
  expect(stripeStatuses.filter(hasPremium)).toEqual(['trialing', 'active', 'past_due']);
  expect(hasPremium(null)).toBe(false);
});

describe('the end of a subscription', () => {
  test.each([
    ['is none while it renews', running, null],
    ['is the period’s when cancelled for then', { ...running, cancelAtPeriodEnd: true }, currentPeriodEnd],
    ['is the day the portal set', { ...running, cancelAt }, cancelAt],
    ['is the day it really ended', { ...running, endedAt, cancelAt, cancelAtPeriodEnd: true }, endedAt],
  ])('%s', (_, dates, expected) => expect(subscriptionEnd(dates)).toBe(expected));
});

describe('what a company is told', () => {
  test.each([
    ['none', { isSubscribed: false, status: null, end: null }],
    ['none', { isSubscribed: false, status: 'incomplete' as const, end: null }],
    ['active', { isSubscribed: true, status: 'active' as const, end: null }],
    ['active', { isSubscribed: true, status: null, end: null }],
    ['ending', { isSubscribed: true, status: 'active' as const, end: cancelAt }],
    ['late', { isSubscribed: true, status: 'past_due' as const, end: null }],
    ['late', { isSubscribed: true, status: 'past_due' as const, end: cancelAt }],
    ['ended', { isSubscribed: false, status: 'canceled' as const, end: endedAt }],
  ])('%s', (state, company) => expect(subscriptionState(company)).toBe(state));
});
