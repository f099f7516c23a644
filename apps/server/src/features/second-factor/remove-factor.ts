import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { lockOwnAccount, type Origin, requireFreshProof } from '../account-security/index.ts';
import { deleteApp } from './authenticator-apps.repository.ts';
import { deletePasskey } from './passkeys.repository.ts';
import { turnOffWithoutFactor } from './settle-second-factor.ts';
import { tellOwner } from './tell-owner.ts';

/** @throws ApiError `password_required`, `second_factor_not_found`, `last_second_factor`. */
export function removeApp(context: AppContext, user: SessionUser, origin: Origin): Promise<void> {
  return removeFactor(context, user, origin, 'app_removed', async (tx) =>
    (await deleteApp(tx, user.id)) ? '' : null,
  );
}

/** @throws ApiError `password_required`, `second_factor_not_found`, `last_second_factor`. */
export function removePasskey(
  context: AppContext,
  user: SessionUser,
  passkeyId: string,
  origin: Origin,
): Promise<void> {
  return removeFactor(context, user, origin, 'passkey_removed', async (tx) =>
    isUuid(passkeyId) ? deletePasskey(tx, user.id, passkeyId) : null,
  );
}

/** `remove` answers what the factor was called, or null when there is none such. */
async function removeFactor(
  context: AppContext,
  user: SessionUser,
  origin: Origin,
  kind: 'app_removed' | 'passkey_removed',
  remove: (tx: Tx) => Promise<string | null>,
): Promise<void> {
  await requireFreshProof(context, user, undefined, origin);
  await context.db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, user);
    const detail = await remove(tx);
    if (detail === null) throw new ApiError(secondFactorErrors.second_factor_not_found);
    const isProtected = await turnOffWithoutFactor(tx, user.id);
    if (!isProtected && account.is_operator) throw new ApiError(secondFactorErrors.last_second_factor);
    await tellOwner(context, tx, account, origin, { kind, detail, isUnprotected: !isProtected });
  });
}
