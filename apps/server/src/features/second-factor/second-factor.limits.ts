import type { LimitRule } from '../../core/limits/limits.ts';

/** Codes and passkeys that one session gives to prove who holds it: those that were right do not count. */
export const wrongCodesPerSession: LimitRule = { name: 'code-session', points: 10, durationSeconds: 3600 };
/** Challenges that one session asks for. */
export const challengesPerSession: LimitRule = {
  name: 'challenge-session',
  points: 120,
  durationSeconds: 3600,
};
/** Sign-ins by passkey from one client address: each writes a challenge, and each answer checks a signature. */
export const passkeySignInsPerAddress: LimitRule = {
  name: 'passkey-address',
  points: 600,
  durationSeconds: 3600,
};
