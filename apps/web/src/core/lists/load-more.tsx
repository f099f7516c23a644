import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureHintOf } from '../api/failure-hint.ts';
import styles from './card-list.module.css';

/** The texts of a paged list. */
export type PagedList = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  | 'data'
  | 'error'
  | 'hasNextPage'
  | 'isFetching'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'isPlaceholderData'
> & { readonly fetchNextPage: (options?: { cancelRefetch?: boolean }) => Promise<unknown> };

export interface LoadMoreTexts {
  readonly more: string;
  readonly loadingMore: string;
  readonly failureTitle: string;
  readonly failureHint: string;
  /** At the end of a list of several pages. */
  readonly allShown?: string;
}

interface LoadMoreProps {
  readonly list: PagedList;
  readonly texts: LoadMoreTexts;
  readonly isEndless: boolean;
  readonly onShowMore: () => void;
}

/** How far below the screen the end of the list may be when the next page is loaded. */
const lookAhead = '600px';

/** Loads the next page by a button and, if the list is endless, when its end comes near. */
export function LoadMore({ list, texts, isEndless, onShowMore }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage } = list;
  const isReady = isEndless && hasNextPage && !isFetching && !isPlaceholderData && !isFetchNextPageError;

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
      <Notice tone="error" title={texts.failureTitle} onRetry={onShowMore}>
        {failureHintOf(list.error, texts.failureHint)}
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
        shownPages > 1 && texts.allShown && <p className={styles.end}>{texts.allShown}</p>
      )}
    </div>
  );
}
