import type { LimitRule } from '../../core/limits/limits.ts';

/** Far above what somebody in trouble needs. */
export const reportsPerAccount: LimitRule = { name: 'report-account', points: 20, durationSeconds: 86_400 };
