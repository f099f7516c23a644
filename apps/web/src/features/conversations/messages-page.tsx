import { useInfiniteQuery } from '@tanstack/react-query';
import { MySpace } from '../../core/my-space.tsx';
import { useSession } from '../../core/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConversationList, ConversationListSkeleton, NoConversation } from './conversation-list.tsx';
import { conversationsQuery } from './conversations.queries.ts';
import { conversationTexts as texts } from './conversations.texts.ts';

export const head = { title: texts.title };

/** The Messages tab of one's own space. */
export default function MessagesPage() {
  const { user } = useSession();
  const list = useInfiniteQuery({ ...conversationsQuery(user?.id ?? ''), enabled: user !== null });
  const conversations = list.data?.pages.flatMap(({ items }) => items);
  if (!user) return null;
  return (
    <MySpace>
      {list.isPending && <ConversationListSkeleton />}
      {list.isError && <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()} />}
      {conversations?.length === 0 && <NoConversation role={user.role} />}
      {conversations && conversations.length > 0 && (
        <ConversationList userId={user.id} conversations={conversations} />
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </MySpace>
  );
}
