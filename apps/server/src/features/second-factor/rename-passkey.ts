import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { updatePasskeyName } from './passkeys.repository.ts';

/** Gives one's own passkey another name. @throws ApiError `second_factor_not_found`. */
export async function renamePasskey(
  { db }: AppContext,
  user: SessionUser,
  id: string,
  name: string,
): Promise<{ id: string; name: string }> {
  const isRenamed = isUuid(id) && (await updatePasskeyName(db, user.id, id, name));
  if (!isRenamed) throw new ApiError(secondFactorErrors.second_factor_not_found);
  return { id, name };
}
