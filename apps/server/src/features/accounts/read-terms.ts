import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { showOwnAccount } from './show-own-account.ts';
import { insertTermsReading } from './terms-readings.repository.ts';

/**
 * Records that the account read the terms in force; the version accepted at registration is kept as well.
 * @throws ApiError `terms_outdated` for any other version, which a page left open may send.
 */
export async function readTerms(
  context: AppContext,
  user: SessionUser,
  version: string,
): Promise<OwnAccount> {
  if (version !== termsVersion) throw new ApiError(accountErrors.terms_outdated);
  const { db, clock } = context;
  await insertTermsReading(db, { user_id: user.id, version, read_at: clock.now() });
  return showOwnAccount(context, db, user.id);
}
