import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { User, updateUserBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type * as z from 'zod/mini';
import type { AppContext } from '../../core/context/app-context.ts';
import { isUniqueViolation } from '../../core/db/database-errors.ts';
import { consumeVerifiedPhone, normalizePhone } from '../phone-verification/index.ts';
import { presentOwnAccount } from './accounts.presenter.ts';
import { chooseRole, findUser, updateUser } from './accounts.repository.ts';

type Change = z.output<typeof updateUserBody>;

/**
 * Changes one's own account. The role can be chosen while there is none; a phone must be verified first.
 * @throws ApiError `role_already_chosen`, `email_taken`, `phone_not_verified`.
 */
export async function updateAccount(
  context: AppContext,
  userId: string,
  change: Change,
  browserHash: Buffer | null,
): Promise<User> {
  const phone = change.phone ? normalizePhone(change.phone) : change.phone;
  try {
    return await context.db.transaction().execute(async (tx) => {
      const current = await findUser(tx, userId);
      if (!current) throw new ApiError(accountErrors.user_not_found);
      if (change.role && change.role !== current.role && !(await chooseRole(tx, userId, change.role))) {
        throw new ApiError(accountErrors.role_already_chosen);
      }
      if (phone && phone !== current.phone) await consumeVerifiedPhone(context, tx, { phone, browserHash });
      await updateUser(tx, userId, {
        ...(change.username !== undefined && { username: change.username }),
        ...(change.email !== undefined && { email: change.email }),
        ...(phone !== undefined && keepsPhone(current.role, phone) && { phone }),
      });
      return presentOwnAccount((await findUser(tx, userId)) ?? current);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const { message } = accountErrors.email_taken;
    throw new ApiError(accountErrors.email_taken, { issues: [{ path: 'email', message }] });
  }
}

/** A job seeker's account always has a verified number: it may change, not go. */
function keepsPhone(role: string | null, phone: string | null): boolean {
  return phone !== null || role !== 'jobseeker';
}
