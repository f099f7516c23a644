import type { LimitRule } from '../../core/limits/limits.ts';

const hour = 3600;

/** Uploads from one client address: a whole portfolio fits before the account exists. */
export const anonymousUploads: LimitRule = { name: 'uploads-anonymous', points: 120, durationSeconds: hour };
export const memberUploads: LimitRule = { name: 'uploads-member', points: 600, durationSeconds: hour };
