import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MySpace } from '../layout/index.ts';
import { conversationsQuery } from './conversations.queries.ts';
import { conversationTexts as texts } from './conversations.texts.ts';
import { ConversationList, NoArchive, NoConversation } from './inbox/conversation-list.tsx';
import { ConversationSearch } from './inbox/conversation-search.tsx';
import { NothingFound } from './inbox/nothing-found.tsx';
import { archivesSearch, useConversationSearch } from './inbox/use-conversation-search.ts';
import { ConversationListSkeleton } from './skeletons.tsx';

export const head = { title: texts.title };

/** The Messages tab of one's own space. */
export default function MessagesPage() {
  const { user } = useSession();
  const { search, archived, change } = useConversationSearch();
  const list = useInfiniteQuery({
    ...conversationsQuery(user?.id ?? '', search, archived),
    enabled: user !== null,
    placeholderData: keepPreviousData,
  });
  const conversations = list.data?.pages.flatMap(({ items }) => items);
  if (!user) return null;
  const isEmpty = conversations?.length === 0;
  const isSearching = search !== '';
  return (
    <MySpace>
      {(isSearching || archived || !isEmpty) && (
        <ConversationSearch
          search={search}
          onChange={change}
          found={list.isPlaceholderData ? undefined : list.data?.pages[0]?.total}
        />
      )}
      {list.isPending && <ConversationListSkeleton />}
      {list.isError && <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()} />}
      {isEmpty && isSearching && <NothingFound search={search} onReset={() => change('')} />}
      {isEmpty && !isSearching && (archived ? <NoArchive /> : <NoConversation role={user.role} />)}
      {conversations && !isEmpty && (
        <ConversationList userId={user.id} conversations={conversations} search={search} />
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      {!isSearching && conversations && (
        <LinkButton
          variant="ghost"
          icon={archived ? 'arrowLeft' : 'archive'}
          to={paths.profileMessages() + (archived ? '' : archivesSearch)}
        >
          {archived ? texts.current : texts.archives}
        </LinkButton>
      )}
    </MySpace>
  );
}
