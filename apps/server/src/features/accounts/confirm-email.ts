import type { ConfirmedEmail } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { confirmAddress } from './confirm-address.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { findEmailChangeOwner } from './email-changes.repository.ts';

/** Does what a link in a mail to an address is for. @throws ApiError `email_token_invalid`, `email_taken`. */
export async function confirmEmail(
  context: AppContext,
  token: string,
  origin: SessionOrigin,
): Promise<ConfirmedEmail> {
  const tokenHash = hashToken(token);
  const isChange = (await findEmailChangeOwner(context.db, tokenHash)) !== null;
  return (isChange ? confirmEmailChange : confirmAddress)(context, tokenHash, origin);
}
