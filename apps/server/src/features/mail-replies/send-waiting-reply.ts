import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { deletedUserName } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import type { WaitingReply } from '@mitoyen/contract/features/mail-replies/mail-replies.contract.ts';
import { mailReplyErrors } from '@mitoyen/contract/features/mail-replies/mail-replies.errors.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import { writeInstant } from '../../core/clock/write-instant.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { haveCredentialsChanged } from '../account-security/index.ts';
import { sendMessageIn } from '../conversations/index.ts';
import { daysBefore } from './forget-replies.job.ts';
import { findWaiting, takeWaiting, type WaitingRow } from './mail-replies.repository.ts';

/** @throws ApiError `reply_token_invalid`, also once what opens the account has changed. */
async function requireWaiting(context: AppContext, db: Queryable, token: string): Promise<WaitingRow> {
  const since = daysBefore(context.clock.now(), fixedRetention.waitingReplyDays);
  const row = await findWaiting(db, hashToken(token), since);
  if (!row || (await haveCredentialsChanged(context, db, { userId: row.userId, since: row.receivedAt })))
    throw new ApiError(mailReplyErrors.reply_token_invalid);
  return row;
}

/** What a link would send. Changes nothing: programs that read mails follow links. @throws ApiError `reply_token_invalid`. */
export async function showWaitingReply(context: AppContext, token: string): Promise<WaitingReply> {
  const { conversationId, content, leftOutFiles, receivedAt, otherName } = await requireWaiting(
    context,
    context.db,
    token,
  );
  return {
    conversationId,
    content,
    leftOutFiles,
    receivedAt: writeInstant(receivedAt),
    otherName: otherName ?? deletedUserName,
  };
}

/** Sends it, once. @throws ApiError `reply_token_invalid`, `account_suspended`, and what the page refuses. */
export async function sendWaitingReply(
  context: AppContext,
  token: string,
): Promise<{ conversationId: string }> {
  return context.db.transaction().execute(async (tx) => {
    const { userId, conversationId, content, suspendedAt, confirmedAt } = await requireWaiting(
      context,
      tx,
      token,
    );
    if (suspendedAt) throw new ApiError(accountErrors.account_suspended);
    if (context.config.addressConfirmation === 'required' && !confirmedAt)
      throw new ApiError(commonErrors.email_unconfirmed);
    if (!(await takeWaiting(tx, hashToken(token)))) throw new ApiError(mailReplyErrors.reply_token_invalid);
    await sendMessageIn(context, tx, userId, { conversationId, content, attachments: [] });
    return { conversationId };
  });
}
