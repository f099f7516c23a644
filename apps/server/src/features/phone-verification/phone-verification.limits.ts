import type { ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import type { SmsCeilings } from '../../core/context/app-context.ts';
import type { LimitRule } from '../../core/limits/limits.ts';

const hour = 3600;
const day = 24 * hour;
/** Codes to one number from one client address: an SMS costs money, and the number may be a stranger's. */
export const codesPerMinute: LimitRule = { name: 'sms-number-minute', points: 1, durationSeconds: 60 };
export const codesPerNumberAndAddress: readonly LimitRule[] = [
  { name: 'sms-number-hour', points: 5, durationSeconds: hour },
  { name: 'sms-number-day', points: 8, durationSeconds: day },
];
/**
 * Codes to one number, counted over all callers: a stranger cannot use up the owner's share, and the number
 * is not flooded.
 */
export const codesPerNumber: readonly LimitRule[] = [
  { name: 'sms-number-all-hour', points: 8, durationSeconds: hour },
  { name: 'sms-number-all-day', points: 12, durationSeconds: day },
];
/** From one client address, to whatever number: a school or an agency is one address to us. */
export const codesPerAddress: readonly LimitRule[] = [
  { name: 'sms-address-hour', points: 30, durationSeconds: hour },
  { name: 'sms-address-day', points: 120, durationSeconds: day },
];

/** `+` and six digits: a country with an operator's block, which fraud that earns on SMS works through. */
const prefixLength = 7;

export interface Ceiling {
  readonly rule: LimitRule;
  readonly key: string;
  readonly refusal: ErrorDefinition;
}

/** What limits the cost, counted over all callers. */
export function ceilingsOf(phone: string, ceilings: SmsCeilings): readonly Ceiling[] {
  const site = { key: 'site', refusal: phoneErrors.sms_ceiling };
  const prefix = { key: phone.slice(0, prefixLength), refusal: phoneErrors.sms_prefix_ceiling };
  return [
    { ...site, rule: { name: 'sms-site-hour', points: ceilings.perHour, durationSeconds: hour } },
    { ...site, rule: { name: 'sms-site-day', points: ceilings.perDay, durationSeconds: day } },
    {
      ...prefix,
      rule: { name: 'sms-prefix-hour', points: ceilings.perPrefixPerHour, durationSeconds: hour },
    },
    { ...prefix, rule: { name: 'sms-prefix-day', points: ceilings.perPrefixPerDay, durationSeconds: day } },
  ];
}
