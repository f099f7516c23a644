import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { chatMessageBody } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { mailReplyErrors } from '@mitoyen/contract/features/mail-replies/mail-replies.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { LimitRule } from '../../core/limits/limits.ts';

/** A mail as a server handed it over. */
export interface DeliveredMail {
  readonly raw: Buffer;
  /** The address that gets delivery failures; empty for a mail that reports one itself. */
  readonly envelopeFrom: string;
  /** The address it was delivered to. */
  readonly recipient: string;
}

/** What became of a mail: a message; none, as it had come before; a question or a no to whose it is; or nothing. */
export type ReplyOutcome = 'sent' | 'repeated' | 'asked' | 'refused' | 'automatic' | 'dropped';

const daySeconds = 86_400;

/** Answers by mail that one account may send. */
export const repliesPerHour: LimitRule = { name: 'mail-replies', points: 60, durationSeconds: 3600 };
/** Mails to one account that say why an answer became no message. */
export const refusalsPerDay: LimitRule = {
  name: 'mail-reply-refusals',
  points: 10,
  durationSeconds: daySeconds,
};
/** Mails to one account that ask whether it wrote an answer: strangers may send them, if they know its address. */
export const questionsPerDay: LimitRule = {
  name: 'mail-reply-questions',
  points: 5,
  durationSeconds: daySeconds,
};

/** Counts one; false once the limit is reached. */
export async function isBelow({ limits }: AppContext, rule: LimitRule, key: string): Promise<boolean> {
  try {
    await limits.consume(rule, key, mailReplyErrors.too_many_replies);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** The text as the page would send it. @throws ApiError with the sentence of its field. */
export function readContent(senderId: string, text: string, hasFiles: boolean): string {
  // the files have no address yet, and a message of files alone needs no text
  const read = chatMessageBody.safeParse({ senderId, content: text || (hasFiles ? '.' : '') });
  if (read.success) return text === '' ? '' : read.data.content;
  const message = read.error.issues[0]?.message ?? mailReplyErrors.reply_empty.message;
  throw new ApiError({ ...mailReplyErrors.reply_empty, message });
}
