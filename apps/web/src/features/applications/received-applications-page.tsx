import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { OwnListSkeleton } from '../../core/lists/own-list.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { receivedCountsQuery, receivedQuery } from './applications.queries.ts';
import { receivedTexts as texts } from './applications.texts.ts';
import { decidingTexts } from './received/deciding.texts.ts';
import { ReceivedFilterBar } from './received/received-filter-bar.tsx';
import { isFiltered, noFilters, type ReceivedFilters } from './received/received-filters.ts';
import { ReceivedList } from './received/received-list.tsx';
import styles from './received/received-page.module.css';
import { useReceivedAddress } from './received/use-received-address.ts';

export const head = { title: texts.pageTitle };

/** Nothing to show: none was received, or none is as asked. */
function Empty({ filters, onShowAll }: { filters: ReceivedFilters; onShowAll: () => void }) {
  if (!isFiltered(filters)) {
    const toOffers = <LinkButton to={paths.ownOffers()}>{texts.toOffers}</LinkButton>;
    return (
      <EmptyState title={texts.empty} actions={toOffers}>
        <p>{texts.emptyHint}</p>
      </EmptyState>
    );
  }
  const showAll = <Button onClick={onShowAll}>{texts.showAll}</Button>;
  if (filters.areFavourites) {
    return (
      <EmptyState title={decidingTexts.emptyFavourites} actions={showAll}>
        <p>{decidingTexts.emptyFavouritesHint}</p>
      </EmptyState>
    );
  }
  const isTreated = filters.group === 'a-traiter';
  return (
    <EmptyState title={isTreated ? texts.emptyToTreat : texts.emptyFiltered} actions={showAll}>
      {isTreated && <p>{texts.emptyToTreatHint}</p>}
    </EmptyState>
  );
}

function Received({ userId }: { userId: string }) {
  const { address, change } = useReceivedAddress();
  const { filters, chosenId } = address;
  const list = useInfiniteQuery(receivedQuery(userId, filters));
  const { data: offers } = useQuery(receivedCountsQuery(userId));
  const applications = list.data?.pages.flatMap((page) => page.applications);
  const filter = (next: ReceivedFilters) => change({ filters: next, chosenId: null });
  const hasRows = applications !== undefined && applications.length > 0;
  return (
    <MySpace>
      <div className={styles.page} data-reading={chosenId !== null || undefined}>
        {(isFiltered(filters) || hasRows) && (
          <ReceivedFilterBar filters={filters} offers={offers} onChange={filter} />
        )}
        {list.isPending && <OwnListSkeleton />}
        {list.isError && (
          <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()} />
        )}
        {applications?.length === 0 && <Empty filters={filters} onShowAll={() => filter(noFilters)} />}
        {(hasRows || chosenId !== null) && (
          <ReceivedList
            userId={userId}
            applications={applications ?? []}
            address={address}
            onChange={change}
            more={
              list.hasNextPage && (
                <Button wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {texts.more}
                </Button>
              )
            }
          />
        )}
      </div>
    </MySpace>
  );
}

/** The applications a company received, a part of its space. */
export default function ReceivedApplicationsPage() {
  return <RoleOnly kind="entreprise">{(user) => <Received userId={user.id} />}</RoleOnly>;
}
