import { useQuery } from '@tanstack/react-query';
import { useAddressConfirmation } from '../../core/pages/page-config.ts';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { MySpace } from '../layout/index.ts';
import styles from './saved-search-item.module.css';
import { SavedSearchItem } from './saved-search-item.tsx';
import { savedSearchesQuery } from './saved-searches.queries.ts';
import { alertsTexts as texts } from './saved-searches.texts.ts';

export const head = { title: texts.pageTitle };

function OwnAlerts({ userId }: { userId: string }) {
  const { data, isPending, isError, refetch } = useQuery(savedSearchesQuery(userId));
  return (
    <>
      {isPending && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonLines count={4} />
        </SkeletonGroup>
      )}
      {isError && <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          title={texts.empty}
          actions={
            <>
              <LinkButton to={paths.offers()}>{texts.toOffers}</LinkButton>
              <LinkButton to={paths.directory()}>{texts.toProfiles}</LinkButton>
            </>
          }
        >
          <p>{texts.emptyHint}</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((search) => (
            <SavedSearchItem key={search.id} search={search} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The searches that one keeps, a part of one's own space. */
export default function OwnAlertsPage() {
  const { user } = useSession();
  const isAsked = useAddressConfirmation() !== 'off';
  return (
    <MySpace lead={texts.lead}>
      {isAsked && user?.emailConfirmed === false && (
        <Notice title={texts.unmailed}>{texts.unmailedHint}</Notice>
      )}
      {user && <OwnAlerts userId={user.id} />}
    </MySpace>
  );
}
