import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useCallback, useState } from 'react';
import { CardList } from '../../core/lists/card-list.tsx';
import { ApplyDialog } from '../applications/index.ts';
import { OfferCard } from './offer-card.tsx';
import { offerListTexts as texts } from './offers.texts.ts';
import type { OfferList as List } from './use-offer-list.ts';

/** The offers loaded so far, and the form to apply to one of them. */
export function OfferList({ list, listPath }: { list: List; listPath: string }) {
  // Kept here: a card may leave the list while its offer is being applied to.
  const [applyingTo, setApplyingTo] = useState<Offer | null>(null);
  const closeApply = useCallback(() => setApplyingTo(null), []);
  return (
    <>
      <CardList
        list={list}
        items={list.data?.pages.flatMap((page) => page.offers) ?? []}
        texts={texts}
        keyOf={(offer) => offer.id}
        card={(offer) => <OfferCard offer={offer} listPath={listPath} onApply={setApplyingTo} />}
      />
      {applyingTo && <ApplyDialog target={applyingTo} onClose={closeApply} />}
    </>
  );
}
