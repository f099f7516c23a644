import type { Role } from '../../core/roles.ts';

/** Distinct profiles a company without Premium may contact first. */
export const freeContactLimit = 10;

/** Whether a company may contact one more profile. A null limit is Premium. */
export function canContactOneMore(count: number, limit: number | null): boolean {
  return limit === null || count < limit;
}

/**
 * Whether a first message between these two is one of a company's contacts. Companies write to each other, and
 * professionals to anybody, without limit.
 */
export function isContact(senderRole: Role | null, receiverRole: Role | null): boolean {
  return senderRole === 'entreprise' && (receiverRole === 'freelance' || receiverRole === 'jobseeker');
}

/** Messages of a conversation that one call answers with, unless it asks for another number. */
export const messagePageSize = 50;
/** Messages in a page that goes back to one of them, at most. */
export const maxReachedMessages = 1000;

/** Minutes for which a message waits before a mail is sent about it. */
export const unreadMailDelayMinutes = 15;

/** Shown instead of the name of a person whose account is gone. */
export const deletedUserName = 'Utilisateur supprimé';

/** The title of a conversation without one of its own, by the other person's role. */
export function conversationTitle(otherRole: Role | null): string {
  if (otherRole === 'freelance') return 'Contact direct avec un freelance';
  if (otherRole === 'entreprise') return 'Contact direct avec une entreprise';
  return 'Nouvelle conversation';
}
