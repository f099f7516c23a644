import { canChangeOffer, type OfferStatus } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { removedOfferText } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import type { TakenContent } from '../../core/personal-data/taken-content.ts';
import { answerEveryoneWaiting } from '../applications/index.ts';
import { lockDeletedOffer, lockOffer, updateOfferRow } from './offers.repository.ts';

interface KeptOffer {
  readonly id: string;
  readonly status: OfferStatus;
}

/**
 * Takes an offer from everybody as if its company had deleted it, and answers who waited; undefined when there is none.
 */
export async function takeOffer(context: AppContext, tx: Tx, id: string): Promise<TakenContent | undefined> {
  const offer = await lockOffer(tx, id);
  if (!offer || offer.status === 'draft') return undefined;
  const now = context.clock.now();
  await updateOfferRow(tx, id, {
    ...(canChangeOffer('close', offer.status, 'cancelled') && { status: 'cancelled', closed_at: now }),
    deleted_at: now,
    updated_at: now,
  });
  await answerEveryoneWaiting(context, tx, offer, { message: removedOfferText, reason: null });
  return {
    authorId: offer.user_id,
    title: offer.title,
    text: [
      offer.title,
      offer.description,
      ...offer.requirements,
      ...(offer.benefits ? [offer.benefits] : []),
    ].join('\n'),
    fileIds: [],
    kept: { id, status: offer.status } satisfies KeptOffer,
  };
}

/** Shows it again in the state it was in; who was answered stays answered. False when it is gone. */
export async function putOfferBack({ clock }: AppContext, tx: Tx, kept: unknown): Promise<boolean> {
  const { id, status } = kept as KeptOffer;
  if (!(await lockDeletedOffer(tx, id))) return false;
  await updateOfferRow(tx, id, {
    deleted_at: null,
    status,
    ...(status === 'open' && { closed_at: null }),
    updated_at: clock.now(),
  });
  return true;
}
