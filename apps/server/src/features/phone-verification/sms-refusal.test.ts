import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import { expect, test } from 'vitest';
import { waitInWords, withWait } from './sms-refusal.ts';

test.each([
  [1, 'dans 1 seconde'],
  [59, 'dans 59 secondes'],
  [60, 'dans 1 minute'],
  [61, 'dans 2 minutes'],
  [3600, 'dans 60 minutes'],
  [3601, 'dans 2 heures'],
  [86_400, 'dans 24 heures'],
])('%i seconds are “%s”', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

test('every refusal of a code says in how long', () => {
  const { sms_ceiling, sms_prefix_ceiling, sms_too_soon, sms_too_many, sms_too_many_from_address } =
    phoneErrors;
  for (const refusal of [
    sms_ceiling,
    sms_prefix_ceiling,
    sms_too_soon,
    sms_too_many,
    sms_too_many_from_address,
  ]) {
    const error = withWait(refusal, 720);
    expect(error.message).toContain('dans 12 minutes');
    expect([error.code, error.retryAfterSeconds]).toEqual([refusal.code, 720]);
  }
});
