import type { Vigilance } from '@mitoyen/contract/features/proof-loans/proof-loans.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { LenderItem } from './lender.tsx';
import styles from './vigilance.module.css';
import { vigilanceQuery } from './vigilance.queries.ts';
import { vigilanceTexts as texts } from './vigilance.texts.ts';

export const head = { title: texts.pageTitle };

function FollowUp({ userId, vigilance }: { userId: string; vigilance: Vigilance }) {
  const { isConfirmed, people, due, calendarUrl } = vigilance;
  if (!isConfirmed)
    return (
      <Notice
        tone="warning"
        title={texts.unconfirmedTitle}
        actions={<LinkButton to={paths.profile()}>{texts.confirm}</LinkButton>}
      >
        {texts.unconfirmed}
      </Notice>
    );
  if (people.length === 0)
    return (
      <EmptyState
        title={texts.emptyTitle}
        actions={<LinkButton to={paths.profileMessages()}>{texts.toMessages}</LinkButton>}
      >
        {texts.empty}
      </EmptyState>
    );
  return (
    <>
      {due && <p>{texts.due(formatDay(due))}</p>}
      <ul className={styles.people}>
        {people.map((lender) => (
          <LenderItem key={lender.loanId} lender={lender} />
        ))}
      </ul>
      <CalendarAddress userId={userId} address={calendarUrl} />
    </>
  );
}

function VigilanceOf({ userId }: { userId: string }) {
  const { data, isPending, isError, refetch } = useQuery(vigilanceQuery(userId));
  return (
    <MySpace title={texts.pageTitle} lead={texts.lead}>
      {isPending && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {isError && <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()} />}
      {data && <FollowUp userId={userId} vigilance={data} />}
    </MySpace>
  );
}

/** The people who lend proofs to the user's firm, and when the proofs end. */
export default function VigilancePage() {
  return <RoleOnly kind="entreprise">{({ id }) => <VigilanceOf userId={id} />}</RoleOnly>;
}
