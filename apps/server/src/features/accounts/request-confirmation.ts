import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { lockOwnAccount } from '../account-security/index.ts';
import { confirmationMailsPerAccount, confirmationMailsPerAddress } from './accounts.limits.ts';
import { sendConfirmation } from './send-confirmation.ts';

/** Sends the caller one more link, unless the address is confirmed. @throws ApiError `too_many_confirmation_mails`. */
export async function requestConfirmation(
  context: AppContext,
  user: SessionUser,
  addressKey: string,
): Promise<void> {
  const { limits, db } = context;
  const { too_many_confirmation_mails: refusal } = accountErrors;
  await limits.consume(confirmationMailsPerAddress, addressKey, refusal);
  await limits.consume(confirmationMailsPerAccount, user.id, refusal);
  await db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, user);
    if (!account.email_confirmed_at) await sendConfirmation(context, tx, account);
  });
}
