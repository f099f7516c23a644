import type { AnyOffer, Offer, RestrictedOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { CardList, CardListSkeleton } from '../../core/lists/card-list.tsx';
import { useSignedInUser } from '../../core/session/session.tsx';
import { ApplyDialog } from '../applications/index.ts';
import { SuggestedList } from '../spelling/index.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-list.module.css';
import type { OfferFilters } from './offers.filters.ts';
import { offerListQuery } from './offers.queries.ts';
import { offerListTexts as texts } from './offers.texts.ts';
import restricted from './restricted-offers.module.css';
import { RestrictedOfferRow, SignInPanel } from './restricted-offers.tsx';

/** The offers that fit; the last ones stay, dimmed, while others are looked for. */
export function useOfferList(filters: OfferFilters) {
  return useInfiniteQuery({ ...offerListQuery(filters), placeholderData: keepPreviousData });
}

type OffersQuery = ReturnType<typeof useOfferList>;

const isRestricted = (offer: AnyOffer): offer is RestrictedOffer => 'restricted' in offer;
const isFull = (offer: AnyOffer): offer is Offer => !isRestricted(offer);

/** Offers that are in sight before the ways in. */
const rowsBeforePanel = 3;

/** The list for visitors; a signed-in user sees placeholders until their own list has loaded. */
function RestrictedList({ list, offers, listPath }: ListedOffers<RestrictedOffer>) {
  const user = useSignedInUser();
  const lastBeforePanel = Math.min(rowsBeforePanel, offers.length) - 1;
  const awaited = <CardListSkeleton className={styles.placeholder} />;
  if (user) return awaited;
  return (
    <>
      <div className={restricted.members}>{awaited}</div>
      <div className={restricted.visitors}>
        <CardList
          list={list}
          items={offers}
          texts={texts}
          keyOf={({ id }) => id}
          card={(offer, index) => (
            <>
              <RestrictedOfferRow offer={offer} listPath={listPath} />
              {index === lastBeforePanel && <SignInPanel />}
            </>
          )}
          isRows
        />
      </div>
    </>
  );
}

/** The offers loaded so far, and the form to apply to one of them. */
function FullList({ list, offers, listPath }: ListedOffers<Offer>) {
  // Kept here: a card may leave the list while its offer is being applied to.
  const [applyingTo, setApplyingTo] = useState<Offer | null>(null);
  const closeApply = useCallback(() => setApplyingTo(null), []);
  return (
    <>
      <CardList
        list={list}
        items={offers}
        texts={texts}
        keyOf={({ id }) => id}
        card={(offer) => <OfferCard offer={offer} listPath={listPath} onApply={setApplyingTo} />}
      />
      {applyingTo && <ApplyDialog target={applyingTo} onClose={closeApply} />}
    </>
  );
}

interface ListedOffers<Listed> {
  readonly list: OffersQuery;
  readonly offers: readonly Listed[];
  /** Where the way back from an offer leads. */
  readonly listPath: string;
}

/** The offers loaded so far: whole for members, restricted for others. */
export function OfferList({ list, listPath }: Omit<ListedOffers<AnyOffer>, 'offers'>) {
  const offers = list.data?.pages.flatMap((page) => page.offers) ?? [];
  const closed = offers.filter(isRestricted);
  if (closed.length > 0) return <RestrictedList list={list} offers={closed} listPath={listPath} />;
  return <FullList list={list} offers={offers.filter(isFull)} listPath={listPath} />;
}

/** The offers of a search that was suggested in place of one that found nothing. */
export function SuggestedOffers({ filters, listPath }: { filters: OfferFilters; listPath: string }) {
  const list = useOfferList(filters);
  return (
    <SuggestedList list={list} texts={texts}>
      <OfferList list={list} listPath={listPath} />
    </SuggestedList>
  );
}
