import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MySpace } from '../../core/my-space.tsx';
import { RoleOnly } from '../../core/role-only.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './applications.module.css';
import { receivedQuery } from './applications.queries.ts';
import { receivedTexts as texts } from './applications.texts.ts';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { ReceivedGroups } from './received-groups.tsx';

export const head = { title: texts.pageTitle };

function Received({ userId }: { userId: string }) {
  const [params] = useSearchParams();
  const offerId = params.get('offre');
  const list = useInfiniteQuery(receivedQuery(userId, offerId));
  const applications = list.data?.pages.flatMap((page) => page.applications);
  const toOffers = <LinkButton to={paths.ownOffers()}>{texts.toOffers}</LinkButton>;
  return (
    <MySpace>
      {offerId && (
        <div className={styles.only}>
          <p>{texts.onlyOne}</p>
          <LinkButton size="small" to={paths.receivedApplications()}>
            {texts.showAll}
          </LinkButton>
        </div>
      )}
      {list.isPending && <ApplicationsSkeleton />}
      {list.isError && <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()} />}
      {applications?.length === 0 && (
        <EmptyState title={texts.empty} actions={toOffers}>
          <p>{texts.emptyHint}</p>
        </EmptyState>
      )}
      {applications && applications.length > 0 && <ReceivedGroups applications={applications} />}
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
