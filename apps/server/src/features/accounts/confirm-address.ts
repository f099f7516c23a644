import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { ConfirmedEmail } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import { lockCredentials, confirmAddress as markConfirmed } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { recordSecurityEvent } from '../account-security/index.ts';
import { isSameEmail } from './ask-email-change.ts';
import { findConfirmation } from './email-confirmations.repository.ts';

/** Records that the caller reads mail at a locked account's address; false when it was confirmed before. */
export async function confirmAddressOf(
  context: AppContext,
  tx: Tx,
  userId: string,
  origin: SessionOrigin,
): Promise<boolean> {
  const isNew = await markConfirmed(tx, userId, context.clock.now());
  if (isNew) await recordSecurityEvent(context, tx, 'email_confirmed', userId, origin);
  return isNew;
}

/** Confirms the address to which a link was sent, as often as it is opened. @throws ApiError `email_token_invalid`. */
export async function confirmAddress(
  context: AppContext,
  tokenHash: Buffer,
  origin: SessionOrigin,
): Promise<ConfirmedEmail> {
  const { db, clock } = context;
  return db.transaction().execute(async (tx) => {
    const link = await findConfirmation(tx, tokenHash);
    const account = link && (await lockCredentials(tx, link.user_id));
    // the account may have another address by now
    if (!account || !isSameEmail(account.email, link.email)) {
      throw new ApiError(accountErrors.email_token_invalid);
    }
    const { id, email } = account;
    if (account.email_confirmed_at) return { email, alreadyConfirmed: true };
    if (link.expires_at <= clock.now()) throw new ApiError(accountErrors.email_token_invalid);
    await confirmAddressOf(context, tx, id, origin);
    return { email };
  });
}
