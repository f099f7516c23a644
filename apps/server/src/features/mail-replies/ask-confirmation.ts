import { hashToken, newToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Replier } from '../conversations/index.ts';
import { confirmReplyMail } from './mail-replies.mails.ts';
import { noteReply, type ReplyKey } from './mail-replies.repository.ts';
import type { IncomingMail } from './read-mail.ts';
import { isBelow, questionsPerDay, type ReplyOutcome, readContent } from './reply-rules.ts';

/**
 * Keeps the text of an answer that may not be the account's own, and mails the account a link to the page
 * that shows and sends it. Files are dropped, since their sender is unknown.
 * @throws ApiError where there is no text that the page would take.
 */
export async function askConfirmation(
  context: AppContext,
  { userId, email, username, suspendedAt, hasEnded }: Replier,
  key: ReplyKey,
  { text, files }: IncomingMail,
): Promise<ReplyOutcome> {
  if (suspendedAt || hasEnded) return 'dropped';
  const content = textToAskAbout(userId, text);
  if (content === null || !(await isBelow(context, questionsPerDay, userId))) return 'dropped';
  const token = newToken();
  const waiting = { content, leftOutFiles: files.length, tokenHash: hashToken(token) };
  const url = `${context.config.publicUrl}/reponse-par-e-mail?token=${token}`;
  return context.db.transaction().execute(async (tx) => {
    if (!(await noteReply(tx, key, context.clock.now(), waiting))) return 'repeated';
    await context.mailer.send(tx, email, confirmReplyMail(username, url));
    return 'asked';
  });
}

/** Null where the page would refuse it. No mail says so, since the sender is unknown. */
function textToAskAbout(userId: string, text: string): string | null {
  try {
    return readContent(userId, text, false);
  } catch {
    return null;
  }
}
