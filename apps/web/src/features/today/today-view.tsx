import { clockDayInWords } from '@mitoyen/contract/core/clock-day.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { Today } from '@mitoyen/contract/features/today/today.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureHintOf } from '../../core/api/failure-hint.ts';
import { refetchAfterEvent } from '../../core/live-events/refetch-after-event.ts';
import { useLiveEvent } from '../../core/live-events/use-live-event.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { PublishFirst, SuggestedOffers, SuggestedPeople } from './suggestions.tsx';
import styles from './today.module.css';
import { todayKey, todayQuery } from './today.query.ts';
import { todayTexts as texts } from './today.texts.ts';
import { isAwaited, QuietItems, WaitingItems } from './today-items.tsx';

interface TodayProps {
  readonly user: User;
  /** In one's own space, the profile's own questions and suggestions follow. */
  readonly isInSpace?: boolean;
}

function Suggestions({ user, today, isInSpace }: { user: User; today: Today; isInSpace: boolean }) {
  const { role } = user;
  if (!today.profile || role === null) return null;
  if (role === 'entreprise') return today.offer ? <SuggestedPeople offer={today.offer} /> : <PublishFirst />;
  return isInSpace ? null : <SuggestedOffers userId={user.id} role={role} />;
}

function Content({ user, today, isInSpace }: { user: User; today: Today; isInSpace: boolean }) {
  const shared = { user, today, isInSpace };
  return (
    <>
      <ul className={styles.list}>
        {!isAwaited(user.role, today) && (
          <li className={styles.nothing}>
            <Icon name="check" />
            {texts.nothing}
          </li>
        )}
        <WaitingItems {...shared} />
        <QuietItems {...shared} />
      </ul>
      <Suggestions {...shared} />
    </>
  );
}

/** What waits for the signed-in person today, each with the one thing to do about it; it follows what happens. */
export default function TodayView({ user, isInSpace = false }: TodayProps) {
  const queryClient = useQueryClient();
  const { data, error, isError, refetch } = useQuery(todayQuery(user.id));
  const refresh = () => void refetchAfterEvent(queryClient, todayKey);
  useLiveEvent('message', refresh);
  useLiveEvent('conversation', refresh);
  useLiveEvent('application', refresh);
  useLiveEvent('reveal', refresh);

  const content = (): ReactNode => {
    if (data) return <Content user={user} today={data} isInSpace={isInSpace} />;
    if (isError) {
      return (
        <Notice tone="error" title={texts.failure} onRetry={() => void refetch()}>
          {failureHintOf(error, texts.failureHint)}
        </Notice>
      );
    }
    return (
      <SkeletonGroup label={texts.loading}>
        <SkeletonLines count={4} />
      </SkeletonGroup>
    );
  };
  return (
    <section className={styles.today} aria-labelledby="today-title">
      <div className={styles.head}>
        <h2 id="today-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.day}>{clockDayInWords(new Date())}</p>
      </div>
      {content()}
    </section>
  );
}
