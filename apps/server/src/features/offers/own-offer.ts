import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import {
  canChangeOffer,
  type OfferStatus,
  offerStatusOn,
} from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { Tx } from '../../core/db/schema.ts';
import { type LockedOfferRow, lockOffer, type OfferRow } from './offers.repository.ts';

/** Locks one of the caller's offers. Another's is public, so it is refused as such, not hidden; a draft is hidden. */
export async function lockOwnOffer(tx: Tx, id: string, userId: string): Promise<LockedOfferRow> {
  const row = isUuid(id) ? await lockOffer(tx, id) : undefined;
  if (!row || (row.status === 'draft' && row.user_id !== userId)) {
    throw new ApiError(offerErrors.offer_not_found);
  }
  if (row.user_id !== userId) throw new ApiError(commonErrors.forbidden);
  return row;
}

/** @throws ApiError `offer_transition_refused`. */
export function requireOfferChange(
  action: 'close' | 'reopen',
  { status, deadline }: OfferRow,
  to: OfferStatus,
  today: string,
): void {
  if (!canChangeOffer(action, offerStatusOn(status, deadline, today), to)) {
    throw new ApiError(offerErrors.offer_transition_refused);
  }
}
