import type { LimitRule } from '../../core/limits/limits.ts';

/** Wrong codes and passkeys of one session that confirms its holder's identity; right ones do not count. */
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
