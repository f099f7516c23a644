import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../../ui/skeleton.tsx';
import { SessionItem } from './session-item.tsx';
import styles from './settings.module.css';
import { myAccountTexts as texts } from './settings.texts.ts';

/** Where the account is signed in, the last used first. */
function ownSessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['my-account', userId, 'sessions'] as const,
    queryFn: ({ signal }) => callApi(accountRoutes.listSessions, { params: { id: userId } }, { signal }),
  });
}

/** Where the account is signed in, and the way to end each of these or all others at once. */
export function SessionsSection({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const sessions = useQuery(ownSessionsQuery(userId));
  const [message, setMessage] = useState('');
  const end = useWrite({
    later: null,
    send: (write, sessionId: string | 'others') =>
      sessionId === 'others'
        ? callApi(accountRoutes.endOtherSessions, { params: { id: userId } }, write)
        : callApi(accountRoutes.endSession, { params: { id: userId, sessionId } }, write),
    onMutate: () => setMessage(''),
    onSuccess: (_, sessionId) => setMessage(sessionId === 'others' ? texts.othersEnded : texts.sessionEnded),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery(userId).queryKey }),
  });
  const others = sessions.data?.filter(({ current }) => !current) ?? [];

  return (
    <Section title={texts.sessionsTitle} caption={texts.sessionsCaption}>
      {sessions.isPending && (
        <SkeletonGroup>
          <SkeletonLines count={4} />
        </SkeletonGroup>
      )}
      {sessions.isError && (
        <Notice tone="error" title={texts.sessionsFailure} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && (
        <ul className={styles.sessions}>
          {sessions.data.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      <div role="status">{message}</div>
      {end.error && <Notice tone="error">{errorSentence(end.error, texts.failure)}</Notice>}
      {others.length > 0 && (
        <div>
          <Button busy={end.isPending && end.variables === 'others'} onClick={() => end.mutate('others')}>
            {texts.endOthers}
          </Button>
        </div>
      )}
    </Section>
  );
}
