import { mailKindNames } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import { expect, test } from 'vitest';
import { newId } from './core/ids/new-id.ts';
import { makeAvailabilityToken, readAvailabilityToken } from './features/availability/availability-token.ts';
import { makeUnsubscribeToken, readUnsubscribeToken } from './features/mail-preferences/unsubscribe-token.ts';

const key = 'k'.repeat(32);
const userId = newId();
const now = new Date('2026-11-22T12:00:00Z');

test('a link that stops mails answers no question, and the other way round', () => {
  for (const kind of mailKindNames) {
    // the kind reads like a date far away
    expect(readAvailabilityToken(key, makeUnsubscribeToken(key, { userId, kind }), now)).toBeNull();
    const signature = makeAvailabilityToken(key, userId, now).split('.').at(-1);
    expect(readUnsubscribeToken(key, `${userId}.${kind}.${signature}`)).toBeNull();
  }
  expect(readAvailabilityToken(key, makeAvailabilityToken(key, userId, now), now)).toMatchObject({ userId });
});
