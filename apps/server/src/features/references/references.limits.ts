import {
  mostReferenceMailsPerDay,
  mostReferenceRequestsPerDay,
} from '@mitoyen/contract/features/references/references.rules.ts';
import type { LimitRule } from '../../core/limits/limits.ts';

const day = 86_400;

/** Requests that one account sends, to all addresses together. */
export const requestsPerAccount: LimitRule = {
  name: 'reference-account',
  points: mostReferenceRequestsPerDay,
  durationSeconds: day,
};
/** Requests to one mailbox, whatever `+part` its address has, counted over all callers. */
export const requestsPerMailbox: LimitRule = {
  name: 'reference-mailbox',
  points: mostReferenceMailsPerDay,
  durationSeconds: day,
};
/** Uses of links, from one client address. */
export const linkUsesPerAddress: LimitRule = {
  name: 'reference-link',
  points: 300,
  durationSeconds: 3600,
};
