import type { LimitRule } from '../../core/limits/limits.ts';

/** Of visitors without an account, by the address they come from. */
export const noticesPerAddress: LimitRule = { name: 'notice-address', points: 10, durationSeconds: 86_400 };
/** Acknowledgements that one mail address gets from strangers who give it as theirs. */
export const noticesPerMail: LimitRule = { name: 'notice-mail', points: 5, durationSeconds: 86_400 };

/** Far above what a person with a real complaint needs. */
export const reportsPerAccount: LimitRule = { name: 'report-account', points: 20, durationSeconds: 86_400 };
