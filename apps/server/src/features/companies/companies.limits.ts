import type { LimitRule } from '../../core/limits/limits.ts';

/** Links that one account asks for, to whichever address. */
export const companyLinksPerAccount: LimitRule = {
  name: 'company-link-account',
  points: 5,
  durationSeconds: 3600,
};
/** Links mailed to one address, counted over all callers. */
export const companyLinksPerAddress: LimitRule = {
  name: 'company-link-address',
  points: 3,
  durationSeconds: 86_400,
};
