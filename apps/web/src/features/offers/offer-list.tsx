import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ApplyDialog } from '../applications/index.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-list.module.css';
import { offerListTexts as texts } from './offers.texts.ts';
import type { OfferList as List } from './use-offer-list.ts';

const placeholders = Array.from({ length: 6 }, (_, index) => `card-${index}`);

/** Cards of the real shape while the first page is on its way. */
export function OfferListSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <ul className={styles.grid}>
        {placeholders.map((key) => (
          <li key={key} className={styles.placeholder}>
            <SkeletonCard />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}

function More({ list, onShowMore }: { list: List; onShowMore: () => void }) {
  if (list.isFetchNextPageError) {
    return (
      <Notice tone="error" title={texts.failureTitle} onRetry={onShowMore}>
        {texts.failureHint}
      </Notice>
    );
  }
  if (!list.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button busy={list.isFetchingNextPage} onClick={onShowMore}>
        {list.isFetchingNextPage ? texts.loadingMore : texts.more}
      </Button>
    </div>
  );
}

/** The offers loaded so far, and the way to the next ones; the focus follows to the first of them. */
export function OfferList({ list, listPath }: { list: List; listPath: string }) {
  const ref = useRef<HTMLUListElement>(null);
  const offers = list.data?.pages.flatMap((page) => page.offers) ?? [];
  const count = offers.length;
  const firstAwaited = useRef<number | null>(null);
  // Kept here: a card may leave the list while its offer is being applied to.
  const [applyingTo, setApplyingTo] = useState<Offer | null>(null);
  const closeApply = useCallback(() => setApplyingTo(null), []);
  useEffect(() => {
    if (firstAwaited.current === null || count <= firstAwaited.current) return;
    ref.current?.children[firstAwaited.current]?.querySelector('a')?.focus();
    firstAwaited.current = null;
  }, [count]);
  const showMore = () => {
    firstAwaited.current = count;
    void list.fetchNextPage({ cancelRefetch: false });
  };
  return (
    <>
      <ul
        ref={ref}
        className={cx(styles.grid, list.isPlaceholderData && styles.stale)}
        aria-label={texts.list}
        aria-busy={list.isPlaceholderData || undefined}
      >
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} listPath={listPath} onApply={setApplyingTo} />
          </li>
        ))}
      </ul>
      <More list={list} onShowMore={showMore} />
      {applyingTo && <ApplyDialog target={applyingTo} onClose={closeApply} />}
    </>
  );
}
