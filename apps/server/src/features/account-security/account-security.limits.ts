import type { LimitRule } from '../../core/limits/limits.ts';

/** Wrong current passwords given by one session: a stolen one does not keep the owner's others from proving. */
export const wrongPasswordsPerSession: LimitRule = {
  name: 'password-session',
  points: 10,
  durationSeconds: 900,
};
