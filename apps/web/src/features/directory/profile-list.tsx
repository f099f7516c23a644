import { useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import { directoryTexts as texts } from './directory.texts.ts';
import { LoadMore } from './load-more.tsx';
import { ProfileCard } from './profile-card.tsx';
import styles from './profile-list.module.css';
import type { DirectoryList } from './use-directory.ts';

const placeholders = Array.from({ length: 6 }, (_, index) => `card-${index}`);

/** Cards of the real shape while the first page is on its way. */
export function ProfileListSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <ul className={styles.grid}>
        {placeholders.map((key) => (
          <li key={key}>
            <SkeletonCard />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}

/** The cards loaded so far, and the way to the next ones. */
export function ProfileList({ list, listPath }: { list: DirectoryList; listPath: string }) {
  const ref = useRef<HTMLUListElement>(null);
  const profiles = list.data?.pages.flatMap((page) => page.items) ?? [];
  const count = profiles.length;
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
        className={cx(styles.grid, list.isPlaceholderData && styles.stale)}
        aria-label={texts.list}
        aria-busy={list.isPlaceholderData || undefined}
      >
        {profiles.map((profile) => (
          <li key={`${profile.kind}-${profile.id}`}>
            <ProfileCard profile={profile} listPath={listPath} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} onShowMore={showMore} />
    </>
  );
}
