import type { LimitRule } from '../../core/limits/limits.ts';

const hour = 3600;

/** Searches that visitors ask to keep, from one client address. */
export const visitorSearchesPerAddress: LimitRule = {
  name: 'kept-search-address',
  points: 600,
  durationSeconds: hour,
};
/** Mails to confirm an address that visitors from one client address cause. */
export const confirmationMailsPerClient: LimitRule = {
  name: 'kept-search-mail',
  points: 60,
  durationSeconds: hour,
};
/** Searches that one account asks to keep, taken or refused. */
export const searchesPerAccount: LimitRule = {
  name: 'kept-search-account',
  points: 600,
  durationSeconds: hour,
};
/** Tries of links that confirm, from one client address. */
export const confirmationsPerAddress: LimitRule = {
  name: 'kept-search-confirm',
  points: 120,
  durationSeconds: hour,
};
