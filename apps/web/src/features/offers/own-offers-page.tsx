import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { OfferLimit } from './offer-limit.tsx';
import { ownOffersQuery } from './offers.queries.ts';
import { ownOfferTexts as texts } from './offers.texts.ts';
import { OwnOfferItem } from './own-offer-item.tsx';
import styles from './own-offers.module.css';
import { PublishButton } from './publish-button.tsx';
import { useOfferQuota } from './use-offer-quota.ts';

export const head = { title: texts.pageTitle };

function Skeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles.list}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </SkeletonGroup>
  );
}

function OwnOffers({ userId }: { userId: string }) {
  const list = useInfiniteQuery(ownOffersQuery(userId));
  const quota = useOfferQuota();
  const offers = list.data?.pages.flatMap((page) => page.offers);
  return (
    <MySpace>
      <Section title={texts.heading} actions={<PublishButton />}>
        {quota?.isReached && <OfferLimit />}
        {list.isPending && <Skeleton />}
        {list.isError && (
          <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()} />
        )}
        {offers?.length === 0 && (
          <EmptyState title={texts.empty}>
            <p>{texts.emptyHint}</p>
          </EmptyState>
        )}
        {offers && offers.length > 0 && (
          <ul className={styles.list}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OwnOfferItem offer={offer} />
              </li>
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        )}
      </Section>
    </MySpace>
  );
}

/** The company's own offers, a part of its space. */
export default function OwnOffersPage() {
  return <RoleOnly kind="entreprise">{(user) => <OwnOffers userId={user.id} />}</RoleOnly>;
}
