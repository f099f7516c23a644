import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { commonPasswordMessage } from '@mitoyen/contract/core/field-schemas.ts';
import { isOnCommonList } from './common-password-list.ts';

/** @throws ApiError `invalid_request` about `field`, in the sentence that offers better ones. */
export async function requireUncommonPassword(
  password: string,
  field: 'password' | 'newPassword' = 'password',
): Promise<void> {
  if (await isOnCommonList(password)) throw fieldError(field, commonPasswordMessage);
}
