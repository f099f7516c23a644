import type { LimitRule } from '../../core/limits/limits.ts';

const hour = 3600;
const day = 24 * hour;
/** To one number: an SMS costs, and may be somebody else’s. */
export const codesPerMinute: LimitRule = { name: 'sms-number-minute', points: 1, durationSeconds: 60 };
export const codesPerNumber: readonly LimitRule[] = [
  { name: 'sms-number-hour', points: 3, durationSeconds: hour },
  { name: 'sms-number-day', points: 5, durationSeconds: day },
];
/** From one client address, to whatever number. */
export const codesPerAddress: readonly LimitRule[] = [
  { name: 'sms-address-hour', points: 5, durationSeconds: hour },
  { name: 'sms-address-day', points: 20, durationSeconds: day },
];
