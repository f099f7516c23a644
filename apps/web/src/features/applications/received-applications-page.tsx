import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { OwnListSkeleton } from '../../core/lists/own-list.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { receivedCountsQuery, receivedQuery } from './applications.queries.ts';
import { receivedTexts as texts } from './applications.texts.ts';
import { ReceivedFilterBar } from './received/received-filter-bar.tsx';
import {
  parseReceivedFilters,
  type ReceivedFilters,
  readWantedApplication,
  receivedSearchParams,
} from './received/received-filters.ts';
import { ReceivedList } from './received/received-list.tsx';

export const head = { title: texts.pageTitle };

/** Nothing to show: none was received, or none is as asked. */
function Empty({ filters, onShowAll }: { filters: ReceivedFilters; onShowAll: () => void }) {
  if (filters.offerId === null && filters.group === null) {
    const toOffers = <LinkButton to={paths.ownOffers()}>{texts.toOffers}</LinkButton>;
    return (
      <EmptyState title={texts.empty} actions={toOffers}>
        <p>{texts.emptyHint}</p>
      </EmptyState>
    );
  }
  const isTreated = filters.group === 'a-traiter';
  return (
    <EmptyState
      title={isTreated ? texts.emptyToTreat : texts.emptyFiltered}
      actions={<Button onClick={onShowAll}>{texts.showAll}</Button>}
    >
      {isTreated && <p>{texts.emptyToTreatHint}</p>}
    </EmptyState>
  );
}

function Received({ userId }: { userId: string }) {
  const [params, setParams] = useSearchParams();
  const filters = parseReceivedFilters(params);
  const list = useInfiniteQuery(receivedQuery(userId, filters));
  const { data: offers } = useQuery(receivedCountsQuery(userId));
  const applications = list.data?.pages.flatMap((page) => page.applications);
  const change = (next: ReceivedFilters) =>
    setParams(receivedSearchParams(next), { preventScrollReset: true });
  const isFiltered = filters.offerId !== null || filters.group !== null;
  return (
    <MySpace>
      {(isFiltered || (applications && applications.length > 0)) && (
        <ReceivedFilterBar filters={filters} offers={offers} onChange={change} />
      )}
      {list.isPending && <OwnListSkeleton />}
      {list.isError && <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()} />}
      {applications?.length === 0 && (
        <Empty filters={filters} onShowAll={() => change({ offerId: null, group: null })} />
      )}
      {applications && (
        <ReceivedList
          applications={applications}
          goesOn={filters.group === 'a-traiter'}
          wanted={readWantedApplication(params)}
        />
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </MySpace>
  );
}

/** The applications a company received, a part of its space. */
export default function ReceivedApplicationsPage() {
  return <RoleOnly kind="entreprise">{(user) => <Received userId={user.id} />}</RoleOnly>;
}
