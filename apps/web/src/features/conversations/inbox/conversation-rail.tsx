import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatRecently } from '../../../core/format/format-time.ts';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { NavLink } from '../../../ui/link.tsx';
import { conversationsQuery } from '../conversations.queries.ts';
import { conversationTexts as texts } from '../conversations.texts.ts';
import { unreadLabel } from '../unread-messages.ts';
import styles from './conversation-rail.module.css';
import { ConversationSearch } from './conversation-search.tsx';
import { Found, FoundMessage, type ListedConversation } from './found-message.tsx';
import { nothingFoundText } from './nothing-found.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

function RailItem({ userId, conversation, search }: ListedConversation) {
  const { id, other_username: name, other_role: role, lastMessage, unread, found } = conversation;
  const shown = found ?? lastMessage;
  return (
    <NavLink
      to={paths.chat(id, { message: found?.messageId })}
      className={styles.item}
      data-conversation={id}
    >
      <Avatar
        name={name}
        src={conversation.other_avatar}
        size="small"
        shape={role === 'entreprise' ? 'square' : 'round'}
      />
      <div className={styles.body}>
        <div className={styles.line}>
          <span className={styles.name}>
            <Found text={name} search={search} />
          </span>
          {shown && (
            <time className={styles.time} dateTime={shown.createdAt}>
              {formatRecently(shown.createdAt, new Date())}
            </time>
          )}
        </div>
        <p className={styles.subject}>
          <Found text={conversation.title} search={search} />
        </p>
        <div className={styles.line}>
          <FoundMessage userId={userId} conversation={conversation} search={search} short />
          <CountBadge count={unread} label={unreadLabel(unread)} />
        </div>
      </div>
    </NavLink>
  );
}

/** The other conversations, beside the open one where the screen has room for both. */
export function ConversationRail({ userId }: { userId: string }) {
  const [search, setSearch] = useState('');
  const [archived, setArchived] = useState(false);
  const list = useInfiniteQuery({
    ...conversationsQuery(userId, search, archived),
    placeholderData: keepPreviousData,
  });
  const conversations = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const rail = useRef<HTMLElement>(null);
  useArrowKeys(rail);
  const none = archived ? texts.noArchive : texts.empty;
  return (
    <nav ref={rail} className={styles.rail} aria-label={texts.rail}>
      <div className={styles.tools}>
        <ConversationSearch
          search={search}
          onChange={setSearch}
          found={list.isPlaceholderData ? undefined : list.data?.pages[0]?.total}
        />
        {search === '' && (
          <Button
            size="small"
            variant="ghost"
            icon={archived ? 'arrowLeft' : 'archive'}
            onClick={() => setArchived(!archived)}
          >
            {archived ? texts.current : texts.archives}
          </Button>
        )}
      </div>
      {list.isError && <p className={styles.none}>{texts.failureTitle}</p>}
      {list.data && conversations.length === 0 && (
        <p className={styles.none}>{search ? nothingFoundText(search) : none}</p>
      )}
      <ul className={styles.list}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <RailItem userId={userId} conversation={conversation} search={search} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          size="small"
          variant="ghost"
          wide
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </nav>
  );
}
