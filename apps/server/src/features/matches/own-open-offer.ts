import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { showOffer } from '../offers/index.ts';

/** One of the caller's offers; null where it is closed. @throws ApiError `offer_not_found`, 403 for another's offer. */
export async function requireOwnOpenOffer(
  context: AppContext,
  user: SessionUser,
  id: string,
): Promise<FullOffer | null> {
  const { offer, isOpen } = await showOffer(context, id, user);
  if ('restricted' in offer || offer.entreprise_user_id !== user.id) {
    throw new ApiError(commonErrors.forbidden);
  }
  return isOpen ? offer : null;
}
