import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { blocksKey } from '../../core/api/query-keys.ts';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { MySpace } from '../layout/index.ts';
import { BlockedPerson } from './blocked-person.tsx';
import styles from './blocks.module.css';
import { blockedPeopleTexts as texts } from './blocks.texts.ts';

export const head = { title: texts.pageTitle };

function BlockedPeople({ userId }: { userId: string }) {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...blocksKey, userId],
    queryFn: ({ signal }) => callApi(blockRoutes.list, { params: { id: userId } }, { signal }),
  });
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
          actions={<LinkButton to={paths.profileMessages()}>{texts.toMessages}</LinkButton>}
        >
          <p>{texts.emptyHint}</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={styles.people}>
          {data.map((block) => (
            <BlockedPerson key={block.userId} block={block} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Whom one has blocked, a part of one's own space. */
export default function BlockedPeoplePage() {
  const { user } = useSession();
  return (
    <MySpace title={texts.pageTitle} lead={texts.lead}>
      {user && <BlockedPeople userId={user.id} />}
    </MySpace>
  );
}
