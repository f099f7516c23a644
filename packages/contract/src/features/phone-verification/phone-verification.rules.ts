/** Digits of a code, minutes it lives, tries it takes, minutes a verified number may wait for its account. */
export const phoneCodeRules = {
  digits: 6,
  lifetimeMinutes: 10,
  maxTries: 5,
  verifiedForMinutes: 30,
} as const;
