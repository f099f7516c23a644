import { useInfiniteQuery } from '@tanstack/react-query';
import { OwnList } from '../../core/lists/own-list.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { OfferLimit } from './offer-limit.tsx';
import { ownOffersQuery } from './offers.queries.ts';
import { OwnOfferItem } from './own-offer-item.tsx';
import { ownOfferTexts as texts } from './own-offers.texts.ts';
import { PublishButton } from './publish-button.tsx';
import { useOfferQuota } from './use-offer-quota.ts';

export const head = { title: texts.pageTitle };

function OwnOffers({ userId }: { userId: string }) {
  const list = useInfiniteQuery(ownOffersQuery(userId));
  const quota = useOfferQuota();
  const offers = list.data?.pages.flatMap((page) => page.offers);
  return (
    <MySpace actions={<PublishButton kind="any" />}>
      {quota?.isReached && <OfferLimit />}
      <OwnList list={list} items={offers} texts={texts} row={(offer) => <OwnOfferItem offer={offer} />} />
    </MySpace>
  );
}

/** The company's own offers, a part of its space. */
export default function OwnOffersPage() {
  return <RoleOnly kind="entreprise">{(user) => <OwnOffers userId={user.id} />}</RoleOnly>;
}
