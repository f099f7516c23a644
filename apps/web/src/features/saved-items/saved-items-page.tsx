import { savedKinds } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { MySpace } from '../layout/index.ts';
import { SavedItemCard } from './saved-item.tsx';
import styles from './saved-items.module.css';
import { savedItemsQuery } from './saved-items.queries.ts';
import { savedItemTexts as texts } from './saved-items.texts.ts';

export const head = { title: texts.title };

/** The Favoris tab of one's own space: what one keeps, by kind; a firm prints people side by side. */
export default function SavedItemsPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const kind = savedKinds.find((one) => one === params.get('type'));
  const list = useInfiniteQuery({ ...savedItemsQuery(user?.id ?? '', kind), enabled: user !== null });
  if (!user) return null;
  const items = list.data?.pages.flatMap((page) => page.items);
  const hasPeople = items?.some(({ thing }) => thing?.person);
  return (
    <MySpace lead={texts.lead}>
      <nav className={styles.filters} aria-label={texts.filter} data-print="no">
        {[undefined, ...savedKinds].map((one) => (
          <LinkButton
            key={one ?? 'all'}
            size="small"
            variant={one === kind ? 'primary' : 'secondary'}
            aria-current={one === kind ? 'page' : undefined}
            to={paths.savedItems(one ? { type: one } : {})}
          >
            {one ? texts.kinds[one] : texts.all}
          </LinkButton>
        ))}
        {user.role === 'entreprise' && hasPeople && (
          <Button size="small" icon="download" onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
      </nav>
      {list.isPending && (
        <SkeletonGroup label={texts.title}>
          <SkeletonLines count={4} />
        </SkeletonGroup>
      )}
      {list.isError && <Notice tone="error" title={texts.loadFailure} onRetry={() => void list.refetch()} />}
      {items?.length === 0 && (
        <EmptyState
          title={kind ? texts.emptyKind : texts.empty}
          actions={<LinkButton to={paths.directory()}>{texts.browse}</LinkButton>}
        >
          <p>{texts.emptyHint}</p>
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={`${item.kind}:${item.id}`}>
              <SavedItemCard userId={user.id} item={item} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </MySpace>
  );
}
