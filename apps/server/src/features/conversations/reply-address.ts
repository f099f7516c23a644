import { createHmac, timingSafeEqual } from 'node:crypto';
import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { listMailedReaders, type MailedReader } from './mailed-readers.repository.ts';

const macBytes = 12;
const hexUuidLength = 32;
const localPart = /^[0-9a-f]{56}$/;

/** Whose answer, in which conversation. */
interface ReplyAddress {
  readonly conversationId: string;
  readonly userId: string;
}

function sign(secretKey: string, { conversationId, userId }: ReplyAddress): Buffer {
  return createHmac('sha256', secretKey)
    .update(`reply-address:${conversationId}:${userId}`)
    .digest()
    .subarray(0, macBytes);
}

/**
 * The address that takes one account's answers in one conversation; null where none are taken by mail. It names the
 * conversation and is signed for the account, so that nothing is kept for it; 56 characters of the 64 that are allowed
 * before an `@` (RFC 5321, section 4.5.3.1.1), without capitals, which some servers change.
 */
export function makeReplyAddress(
  { secretKey, replyMail }: Pick<AppContext['config'], 'secretKey' | 'replyMail'>,
  address: ReplyAddress,
): string | null {
  if (!replyMail) return null;
  const mac = sign(secretKey, address).toString('hex');
  return `${address.conversationId.replaceAll('-', '')}${mac}@${replyMail.domain}`;
}

/** The account to which a reply address belongs, and its conversation. */
export interface Replier extends MailedReader {
  readonly conversationId: string;
  /** The message that the last mail was about is too old. */
  readonly hasEnded: boolean;
}

/** Undefined when the address was not signed here, or the conversation or the account is gone. */
export async function findReplier(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  db: Queryable,
  address: string,
): Promise<Replier | undefined> {
  const at = address.lastIndexOf('@');
  const token = address.slice(0, at).toLowerCase();
  if (address.slice(at + 1).toLowerCase() !== config.replyMail?.domain || !localPart.test(token))
    return undefined;
  const conversationId = token
    .slice(0, hexUuidLength)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  const given = Buffer.from(token.slice(hexUuidLength), 'hex');
  const readers = await listMailedReaders(db, conversationId);
  const reader = readers.find(({ userId }) =>
    timingSafeEqual(given, sign(config.secretKey, { conversationId, userId })),
  );
  const endsAt = (reader?.mailedFor?.getTime() ?? 0) + fixedRetention.mailReplyDays * 86_400_000;
  return reader && { ...reader, conversationId, hasEnded: endsAt <= clock.now().getTime() };
}
