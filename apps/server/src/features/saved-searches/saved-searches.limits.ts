import { mostConfirmationMailsPerDay } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { LimitRule } from '../../core/limits/limits.ts';

const hour = 3600;
const day = 24 * hour;

/** Searches that visitors ask to keep, from one client address: each may cause a mail. */
export const visitorSearchesPerAddress: LimitRule = {
  name: 'saved-search-mail',
  points: 60,
  durationSeconds: hour,
};
/** Confirmation mails to one mailbox, whatever `+part` its address has, counted over all callers. */
export const confirmationMailsPerMailbox: LimitRule = {
  name: 'saved-search-mailbox',
  points: mostConfirmationMailsPerDay,
  durationSeconds: day,
};
/** The same to all mailboxes together. */
export const confirmationMailsOfSite = (points: number): LimitRule => ({
  name: 'saved-search-site',
  points,
  durationSeconds: day,
});
/** Searches that one account asks to keep, taken or refused. */
export const searchesPerAccount: LimitRule = {
  name: 'saved-search-account',
  points: 600,
  durationSeconds: hour,
};
/** Uses of links that confirm, from one client address. */
export const confirmationsPerAddress: LimitRule = {
  name: 'saved-search-confirm',
  points: 300,
  durationSeconds: hour,
};
