import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { isMailKind, type MailKind } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';

/** Whose mails, and which ones. */
export interface MailSubscriber {
  readonly userId: string;
  readonly kind: MailKind;
}

function sign(secretKey: string, { userId, kind }: MailSubscriber): Buffer {
  return createHmac('sha256', secretKey).update(`mail-subscription:${userId}:${kind}`).digest();
}

/**
 * What the link at the foot of a mail carries instead of a session. It never ends, because mails are kept for years,
 * and it opens nothing but this one choice.
 */
export function makeUnsubscribeToken(secretKey: string, subscriber: MailSubscriber): string {
  return `${subscriber.userId}.${subscriber.kind}.${sign(secretKey, subscriber).toString('base64url')}`;
}

/** Whom a token was made for; null when it was not made with this key. */
export function readUnsubscribeToken(secretKey: string, token: string): MailSubscriber | null {
  const [userId = '', kind = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isUuid(userId) || !isMailKind(kind)) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secretKey, { userId, kind });
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, kind } : null;
}
