import type { LimitRule } from '../../core/limits/limits.ts';

/** An archive reads everything there is of an account. */
export const exportsPerAccount: LimitRule = { name: 'export-account', points: 10, durationSeconds: 3600 };
