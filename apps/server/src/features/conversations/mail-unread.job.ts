import { unreadMailDelayMinutes } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { unreadMessageMail } from './conversations.mails.ts';
import { makeReplyAddress } from './reply-address.ts';
import { claimLongWaiting, findWaitingMessage } from './unread-mails.repository.ts';

/** Every minute, and when a server starts: that a message waits is written with it, so nothing needs to be sent then. */
const mailUnreadJob = defineJob<Record<string, never>>('conversations.mail-unread', {
  cron: '* * * * *',
  atStart: true,
  retryLimit: 0,
});
const batchSize = 50;

export function registerMailUnread(context: AppContext): void {
  context.jobs.handle(mailUnreadJob, () => mailUnread(context));
}

/** Tells people by mail of messages that wait for them: once a conversation, until they read or answer. */
export async function mailUnread(context: AppContext): Promise<void> {
  for (let told = batchSize; told === batchSize; ) told = await mailSome(context);
}

/** Marks conversations as mailed and queues their mails in one transaction. Returns how many. */
async function mailSome(context: AppContext): Promise<number> {
  const until = new Date(context.clock.now().getTime() - unreadMailDelayMinutes * 60_000);
  return context.db.transaction().execute(async (tx) => {
    const waiting = await claimLongWaiting(tx, until, batchSize);
    for (const one of waiting) {
      const message = await findWaitingMessage(tx, one);
      if (!message) continue;
      const url = `${context.config.publicUrl}/chat/${one.conversationId}`;
      const { senderConfirmedAt, receiverConfirmedAt } = message;
      const isQuoted = [senderConfirmedAt, receiverConfirmedAt].every((at) =>
        hasConfirmedEmail(context.config, at),
      );
      // to the account's own mailbox alone, as far as that is known
      const takesReply = hasConfirmedEmail(context.config, receiverConfirmedAt);
      const replyAddress = takesReply ? makeReplyAddress(context.config, one) : null;
      const mail = unreadMessageMail(message, { url, isQuoted, replyAddress });
      await sendMailOfKind(context, tx, { userId: one.userId, kind: 'messages', isListed: false }, mail);
    }
    return waiting.length;
  });
}
