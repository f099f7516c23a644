import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './own-list.module.css';

/** Placeholders of the rows while they load. */
export function OwnListSkeleton({ label }: { label?: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.list}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </SkeletonGroup>
  );
}

interface OwnListProps<Item extends { id: string }> {
  readonly list: UseInfiniteQueryResult<InfiniteData<unknown>>;
  readonly items: readonly Item[] | undefined;
  readonly texts: {
    readonly loading?: string;
    readonly failureTitle: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly more: string;
  };
  readonly row: (item: Item) => ReactNode;
  /** What to do when there is nothing yet. */
  readonly emptyActions?: ReactNode;
}

/** A list in one's own space: loading, failed, empty, or row by row. */
export function OwnList<Item extends { id: string }>(props: OwnListProps<Item>) {
  const { list, items, texts, row, emptyActions } = props;
  return (
    <>
      {list.isPending && <OwnListSkeleton label={texts.loading} />}
      {list.isError && <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()} />}
      {items?.length === 0 && (
        <EmptyState title={texts.empty} actions={emptyActions}>
          <p>{texts.emptyHint}</p>
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
