import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { ConfirmedEmail } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import { lockCredentials, updateUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { isUniqueViolation } from '../../core/db/database-errors.ts';
import { haveCredentialsChanged, recordSecurityEvent } from '../account-security/index.ts';
import { emailChangedMail } from './email-change.mails.ts';
import { consumeEmailChange, findEmailChangeOwner } from './email-changes.repository.ts';
import { deleteConfirmationsOf } from './email-confirmations.repository.ts';
import { emailTaken } from './insert-account.ts';
import { deleteResetsOf } from './password-resets.repository.ts';

/**
 * Replaces the account's address by the confirmed one, and notifies the old one by mail.
 * @throws ApiError `email_token_invalid`; `email_taken` when another account was made with it meanwhile.
 */
export async function confirmEmailChange(
  context: AppContext,
  tokenHash: Buffer,
  origin: SessionOrigin,
): Promise<ConfirmedEmail> {
  const { db, clock, mailer, config } = context;
  try {
    return await db.transaction().execute(async (tx) => {
      const userId = await findEmailChangeOwner(tx, tokenHash);
      // the account first, as everything that changes it does
      const account = userId && (await lockCredentials(tx, userId));
      const change = account && (await consumeEmailChange(tx, tokenHash, clock.now()));
      if (
        !change ||
        (await haveCredentialsChanged(context, tx, { userId: account.id, since: change.created_at }))
      )
        throw new ApiError(accountErrors.email_token_invalid);
      await updateUser(tx, account.id, { email: change.new_email, email_confirmed_at: clock.now() });
      // links to the old address confirm nothing any more
      await deleteConfirmationsOf(tx, account.id);
      // a link to a new password that lies in the old mailbox opens nothing any more
      await deleteResetsOf(tx, account.id);
      await recordSecurityEvent(context, tx, 'email_changed', account.id, origin);
      const told = emailChangedMail(account.username, change.new_email, config.contact.email);
      await mailer.send(tx, account.email, told, 'account');
      return { email: change.new_email };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}
