import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import styles from './card-list.module.css';
import { LoadMore, type LoadMoreTexts, type PagedList } from './load-more.tsx';

const placeholders = Array.from({ length: 6 }, (_, index) => `card-${index}`);

/** Placeholder cards while the first page loads, announced by the line of their number. */
export function CardListSkeleton({ className }: { className?: string }) {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {placeholders.map((key) => (
        <li key={key} className={className}>
          <SkeletonCard />
        </li>
      ))}
    </ul>
  );
}

interface CardListProps<Item> {
  readonly list: PagedList;
  readonly items: readonly Item[];
  readonly texts: LoadMoreTexts & { readonly list: string };
  readonly keyOf: (item: Item) => string;
  readonly card: (item: Item, index: number) => ReactNode;
  /** Whether the next page comes by itself as the reader nears the end. */
  readonly isEndless?: boolean;
  /** One card in a row at every width. */
  readonly isRows?: boolean;
}

/** The cards loaded so far, and the button for more; the focus moves to the first new one. */
export function CardList<Item>({
  list,
  items,
  texts,
  keyOf,
  card,
  isEndless = false,
  isRows = false,
}: CardListProps<Item>) {
  const ref = useRef<HTMLUListElement>(null);
  const count = items.length;
  const firstAwaited = useRef<number | null>(null);
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
        className={cx(isRows ? styles.rows : styles.grid, list.isPlaceholderData && styles.stale)}
        data-parts
        aria-label={texts.list}
        aria-busy={list.isPlaceholderData || undefined}
      >
        {items.map((item, index) => (
          <li key={keyOf(item)}>
            <Suspense>{card(item, index)}</Suspense>
          </li>
        ))}
      </ul>
      <LoadMore list={list} texts={texts} isEndless={isEndless} onShowMore={showMore} />
    </>
  );
}
