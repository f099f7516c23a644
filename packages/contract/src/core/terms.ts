import { isDay } from './paris-day.ts';

/**
 * Version of the terms of use and of the privacy policy, published together: the day it came into force. It
 * changes with every change of their content: registrations record it, and accounts with an older one get a
 * notice.
 */
export const termsVersion = '2026-11-29';

/**
 * The version that a registration accepts: the one that its form showed, which a page left open may have from
 * before a change; the present one when it names none, or a future one.
 */
export function acceptedTerms(shown: string | undefined): string {
  return shown !== undefined && isDay(shown) && shown < termsVersion ? shown : termsVersion;
}

/** Whether an account has not yet accepted or read the present version. Versions sort as the days they are. */
export function hasNewTerms(lastKnown: string | null): boolean {
  return lastKnown === null || lastKnown < termsVersion;
}
