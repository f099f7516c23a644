import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { lockOwnAccount, type Origin, requireFreshProof } from '../account-security/index.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { tellOwner } from './tell-owner.ts';

/** Ten new recovery codes; those before are worth nothing. @throws ApiError `password_required`, `second_factor_not_found`. */
export async function renewRecoveryCodes(
  context: AppContext,
  user: SessionUser,
  origin: Origin,
): Promise<{ recoveryCodes: string[] }> {
  await requireFreshProof(context, user, undefined, origin);
  return context.db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, user);
    if (!account.has_second_factor) throw new ApiError(secondFactorErrors.second_factor_not_found);
    const recoveryCodes = await replaceRecoveryCodes(context, tx, user.id);
    await tellOwner(context, tx, account, origin, { kind: 'recovery_codes_renewed' });
    return { recoveryCodes };
  });
}
