import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { savedSearchErrors } from '@mitoyen/contract/features/saved-searches/saved-searches.errors.ts';
import {
  type AlertRhythm,
  savedSearchConfirmationDays,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import { hashToken, newToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { mailboxOf } from '../../core/mail/mailbox-of.ts';
import { countConfirmation } from './alert-metrics.ts';
import { insertRequest } from './requests.repository.ts';
import { confirmationMailsOfSite, confirmationMailsPerMailbox } from './saved-searches.limits.ts';
import { type ConfirmationState, confirmSearchMail } from './saved-searches.mails.ts';

/**
 * Counts the mail of a request and returns whether it may be sent. To be called before the transaction, whose
 * connection the count would otherwise wait for. Only the site's ceiling is an error: that of a mailbox would
 * tell the caller that others asked for it.
 * @throws ApiError `alert_mails_exhausted`.
 */
export async function mayMailConfirmation(context: AppContext, email: string): Promise<boolean> {
  const { limits, config } = context;
  const ofSite = confirmationMailsOfSite(config.alertConfirmationsPerDay);
  const refused = savedSearchErrors.alert_mails_exhausted;
  const isWithin = (rule: typeof ofSite, key: string) =>
    limits.consume(rule, key, refused).then(
      () => true,
      (error) => {
        if (error instanceof ApiError) return false;
        throw error;
      },
    );
  if (!(await isWithin(ofSite, 'site'))) {
    countConfirmation(context, 'site');
    throw new ApiError(refused);
  }
  const isWelcome = await isWithin(confirmationMailsPerMailbox, mailboxOf(email));
  if (!isWelcome) await limits.giveBack(ofSite, 'site');
  countConfirmation(context, isWelcome ? 'sent' : 'mailbox');
  return isWelcome;
}

/** Mails an address the link that begins one search, and shows what else it keeps. */
export async function askForConfirmation(
  { clock, mailer, config }: AppContext,
  tx: Tx,
  asked: { email: string; searchId: string; rhythm: AlertRhythm; state: ConfirmationState },
): Promise<void> {
  const now = clock.now();
  const token = newToken();
  await insertRequest(tx, {
    token_hash: hashToken(token),
    email: asked.email,
    search_id: asked.searchId,
    rhythm: asked.rhythm,
    created_at: now,
    expires_at: new Date(now.getTime() + savedSearchConfirmationDays * 86_400_000),
    pressed_at: null,
  });
  const url = `${config.publicUrl}/confirmer-alerte?token=${token}`;
  await mailer.send(tx, asked.email, confirmSearchMail(url, asked.state));
}
