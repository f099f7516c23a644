import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, unattended } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { conversationsKey, notificationsKey } from '../../core/api/query-keys.ts';
import { OwnList } from '../../core/lists/own-list.tsx';
import { refetchAfterEvent } from '../../core/live-events/refetch-after-event.ts';
import { useLiveEvent } from '../../core/live-events/use-live-event.ts';
import { useSession } from '../../core/session/session.tsx';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions } from '../../ui/page.tsx';
import { MySpace } from '../layout/index.ts';
import { ActivityItem } from './activity-item.tsx';
import { activityQuery } from './notifications.queries.ts';
import { activityTexts as texts } from './notifications.texts.ts';
import { useUnreadTotal } from './unread-total.ts';

export const head = { title: texts.pageTitle };

/** Asks anew for the list and for every number of what is unread. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [notificationsKey, conversationsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** Marks all of it read, up to the last that the list shows: what came since stays unread. */
function ReadAll({ until }: { until: string }) {
  const refresh = useRefresh();
  const readAll = useWrite({
    later: null,
    send: (write) => callApi(notificationRoutes.readAll, { body: { until } }, write),
    onSuccess: refresh,
  });
  return (
    <>
      <Actions>
        <Button busy={readAll.isPending} onClick={() => readAll.mutate()}>
          {texts.readAll}
        </Button>
      </Actions>
      {readAll.isError && <Notice tone="error" title={errorSentence(readAll.error, texts.readFailure)} />}
    </>
  );
}

function Activity({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const list = useInfiniteQuery(activityQuery(userId));
  const items = list.data?.pages.flatMap((page) => page.items);
  const total = useUnreadTotal();
  const followMessages = () => void refetchAfterEvent(queryClient, notificationsKey);
  useLiveEvent('message', followMessages);
  useLiveEvent('conversation', followMessages);
  const open = (line: { readonly id: string; readonly kind: string; readonly unread: number }) => {
    // a conversation is read once its messages are seen
    if (line.unread > 0) return;
    callApi(notificationRoutes.read, { params: { id: line.id } }, unattended())
      .then(refresh)
      .catch(() => undefined);
  };
  return (
    <>
      {items?.[0] && total > 0 && <ReadAll until={items[0].at} />}
      <OwnList
        list={list}
        items={items}
        texts={texts}
        row={(line) => <ActivityItem line={line} onOpen={open} />}
      />
    </>
  );
}

/** The notifications of the user's account, latest first. */
export default function ActivityPage() {
  const { user } = useSession();
  return (
    <MySpace
      title={texts.pageTitle}
      lead={texts.lead}
      actions={<LinkButton to={paths.notifications()}>{texts.settings}</LinkButton>}
    >
      {user && <Activity userId={user.id} />}
    </MySpace>
  );
}
