/**
 * Version of the terms of use and of the privacy policy, published together: the day it came into force. Changing what
 * they say means changing it: registrations record it, and accounts with an older one are told.
 */
export const termsVersion = '2026-11-22';

/** Whether an account has not yet accepted or read the present version. Versions sort as the days they are. */
export function hasNewTerms(lastKnown: string | null): boolean {
  return lastKnown === null || lastKnown < termsVersion;
}
