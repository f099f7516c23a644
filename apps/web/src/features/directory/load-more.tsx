import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { directoryTexts as texts } from './directory.texts.ts';
import styles from './profile-list.module.css';
import type { DirectoryList } from './use-directory.ts';

/** How far below the screen the end of the list may be when the next page is asked for. */
const lookAhead = '600px';

/** Loads the next page when its end comes near, and by a button for who does not scroll. */
export function LoadMore({ list, onShowMore }: { list: DirectoryList; onShowMore: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage } = list;
  const isReady = hasNextPage && !isFetching && !isPlaceholderData && !isFetchNextPageError;

  useEffect(() => {
    if (!isReady || !ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNextPage({ cancelRefetch: false }),
      { rootMargin: lookAhead },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isReady, fetchNextPage]);

  if (isFetchNextPageError) {
    return (
      <Notice tone="error" title={texts.failureTitle} onRetry={() => void fetchNextPage()}>
        {texts.failureHint}
      </Notice>
    );
  }
  const shownPages = list.data?.pages.length ?? 0;
  return (
    <div ref={ref} className={styles.more}>
      {hasNextPage ? (
        <Button busy={list.isFetchingNextPage} onClick={onShowMore}>
          {list.isFetchingNextPage ? texts.loadingMore : texts.more}
        </Button>
      ) : (
        shownPages > 1 && <p className={styles.end}>{texts.allShown}</p>
      )}
    </div>
  );
}
