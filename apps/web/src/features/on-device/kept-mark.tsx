import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { forgetKeptBefore, getOldestKept, subscribeToKeptAnswers } from '../../core/api/kept-answers.ts';
import { keepTrying } from '../../core/live-events/keep-trying.ts';
import { IconButton } from '../../ui/button.tsx';
import { Status } from '../../ui/status.tsx';
import styles from './on-device.module.css';
import { onDeviceTexts as texts } from './on-device.texts.ts';

const isShown = () => getOldestKept() !== null;

/** Asks again for all that the page shows. What it was given before is no longer what it shows, kept or not. */
async function askAgain(queryClient: QueryClient): Promise<void> {
  if (!isShown()) return;
  const from = performance.now();
  await queryClient.invalidateQueries();
  forgetKeptBefore(from);
}

/** Says when what is shown was read, where the server does not answer; asks again by itself, and on a press. */
export function KeptMark() {
  const queryClient = useQueryClient();
  const readAt = useSyncExternalStore(subscribeToKeptAnswers, getOldestKept, () => null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page anew, which asks again for what is its own
  useEffect(() => void askAgain(queryClient), [pathname, queryClient]);
  useEffect(
    () =>
      keepTrying({
        isWaiting: isShown,
        subscribe: subscribeToKeptAnswers,
        retry: () => void askAgain(queryClient),
      }),
    [queryClient],
  );
  if (readAt === null) return null;
  return (
    <div className={styles.kept}>
      <Status>
        <strong>{texts.read(readAt, new Date())}</strong> <span>{texts.readHint}</span>
      </Status>
      <IconButton icon="refresh" label={texts.refresh} onClick={() => void askAgain(queryClient)} />
    </div>
  );
}
