import { createHash } from 'node:crypto';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { mailReplyErrors } from '@mitoyen/contract/features/mail-replies/mail-replies.errors.ts';
import { maxAttachments } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findReplier, type Replier, sendMessageIn } from '../conversations/index.ts';
import { takeAttachments } from '../uploads/index.ts';
import { askConfirmation } from './ask-confirmation.ts';
import { refusedReplyMail } from './mail-replies.mails.ts';
import { isKnownReply, noteReply, type ReplyKey } from './mail-replies.repository.ts';
import { isAuthenticated } from './read-authentication.ts';
import { type IncomingMail, readMail } from './read-mail.ts';
import {
  type DeliveredMail,
  isBelow,
  type ReplyOutcome,
  readContent,
  refusalsPerDay,
  repliesPerHour,
} from './reply-rules.ts';

/**
 * Makes a message of an answer to one of our mails, by the rules of the page. Undefined where nobody has this address.
 * @throws ApiError 429 and 503, for a mail that is to be delivered again later.
 */
export async function receiveReply(
  context: AppContext,
  { raw, envelopeFrom, recipient }: DeliveredMail,
): Promise<ReplyOutcome | undefined> {
  const replier = await findReplier(context, context.db, recipient);
  if (!replier) return undefined;
  const mail = await readMail(raw, envelopeFrom).catch(() => null);
  if (!mail) return 'dropped';
  if (mail.isAutomatic) return 'automatic';
  if (!hasConfirmedEmail(context.config, replier.confirmedAt)) return 'dropped';
  const mailHash = createHash('sha256')
    .update(mail.messageId || raw)
    .digest();
  const key = { userId: replier.userId, conversationId: replier.conversationId, mailHash };
  if (await isKnownReply(context.db, key)) return 'repeated';
  if (!isOwn(context, replier, mail, recipient)) return askConfirmation(context, replier, key, mail);
  // only the account's own answers are counted, so that a stranger cannot use up its limit
  await context.limits.consume(repliesPerHour, replier.userId, mailReplyErrors.too_many_replies);
  try {
    return await send(context, replier, key, mail);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return refuse(context, replier, key, error.issues?.[0]?.message ?? error.message);
  }
}

/**
 * Whether the account itself wrote: from its own address, as the operator's server verified, and to this
 * reply address. A signed mail that it sent to another recipient is not taken as an answer here.
 */
function isOwn(
  { config }: AppContext,
  { email }: Replier,
  { from, recipients, authenticationResults }: IncomingMail,
  recipient: string,
): boolean {
  return (
    config.replyMail !== null &&
    from === email.toLowerCase() &&
    recipients.includes(recipient.toLowerCase()) &&
    isAuthenticated(authenticationResults, config.replyMail.authservId, from)
  );
}

/** @throws ApiError that says why it is refused. */
async function send(
  context: AppContext,
  { userId, conversationId, suspendedAt, hasEnded }: Replier,
  key: ReplyKey,
  { text, files }: IncomingMail,
): Promise<ReplyOutcome> {
  if (suspendedAt) throw new ApiError(accountErrors.account_suspended);
  if (hasEnded) throw new ApiError(mailReplyErrors.reply_address_ended);
  if (text === '' && files.length === 0) throw new ApiError(mailReplyErrors.reply_empty);
  if (files.length > maxAttachments) throw new ApiError(mailReplyErrors.reply_too_many_files);
  // before the files: they are kept for a day, whatever becomes of the text
  const content = readContent(userId, text, files.length > 0);
  const attachments = await takeAttachments(context, userId, files);
  return context.db.transaction().execute(async (tx) => {
    if (!(await noteReply(tx, key, context.clock.now()))) return 'repeated';
    await sendMessageIn(context, tx, userId, { conversationId, content, attachments });
    return 'sent';
  });
}

/** Says why, once for each mail and so often a day: never to a program, and to the account's own mailbox alone. */
async function refuse(
  context: AppContext,
  { email, username, conversationId, userId }: Replier,
  key: ReplyKey,
  reason: string,
): Promise<ReplyOutcome> {
  const mayTell = await isBelow(context, refusalsPerDay, userId);
  return context.db.transaction().execute(async (tx) => {
    if (!(await noteReply(tx, key, context.clock.now()))) return 'repeated';
    if (!mayTell) return 'dropped';
    const url = `${context.config.publicUrl}/chat/${conversationId}`;
    await context.mailer.send(tx, email, refusedReplyMail(username, reason, url));
    return 'refused';
  });
}
