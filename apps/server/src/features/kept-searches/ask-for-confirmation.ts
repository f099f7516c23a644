import { keptSearchErrors } from '@mitoyen/contract/features/kept-searches/kept-searches.errors.ts';
import { keptSearchConfirmationDays } from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import { hashToken, newToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { saveSearchConfirmation, waitsForConfirmation } from './confirmations.repository.ts';
import { confirmationMailsPerClient } from './kept-searches.limits.ts';
import { confirmSearchMail } from './kept-searches.mails.ts';

/** Counts the mail that will be sent: before the transaction, since that holds a connection that counting would wait for. */
export async function countConfirmation(
  { db, clock, limits }: AppContext,
  email: string,
  addressKey: string,
): Promise<void> {
  if (await waitsForConfirmation(db, email, clock.now())) return;
  await limits.consume(confirmationMailsPerClient, addressKey, keptSearchErrors.too_many_kept_searches);
}

/**
 * Mails a visitor's address the link that begins what it keeps, unless it has one that it did not use: it gets one mail
 * and no more. The keeper must be locked.
 */
export async function askForConfirmation(
  { clock, mailer, config }: AppContext,
  tx: Tx,
  email: string,
): Promise<void> {
  const now = clock.now();
  if (await waitsForConfirmation(tx, email, now)) return;
  const token = newToken();
  await saveSearchConfirmation(tx, {
    email,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + keptSearchConfirmationDays * 86_400_000),
    confirmed_at: null,
  });
  await mailer.send(tx, email, confirmSearchMail(`${config.publicUrl}/confirmer-alerte?token=${token}`));
}
