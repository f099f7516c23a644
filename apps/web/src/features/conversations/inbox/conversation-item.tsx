import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { useLocation } from 'react-router';
import { formatRecently } from '../../../core/format/format-time.ts';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { KindBadge } from '../../accounts/index.ts';
import { conversationTexts as texts } from '../conversations.texts.ts';
import { unreadLabel } from '../unread-messages.ts';
import styles from './conversation-list.module.css';
import { LastWords } from './last-words.tsx';

/** A conversation in the list: with whom, about what, the last word, and how much is unread. */
export function ConversationItem({ userId, conversation }: { userId: string; conversation: Conversation }) {
  const { id, other_username: name, other_role: role, lastMessage, title, unread } = conversation;
  const { pathname, search } = useLocation();
  return (
    <article className={styles.item} data-unread={unread > 0 || undefined}>
      <Avatar
        name={name}
        src={conversation.other_avatar}
        shape={role === 'entreprise' ? 'square' : 'round'}
      />
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 className={styles.name}>{name}</h2>
          {role && <KindBadge kind={role} />}
          {conversation.other_company && <span className={styles.company}>{conversation.other_company}</span>}
        </header>
        {title && <p className={styles.subject}>{title}</p>}
        <LastWords userId={userId} conversation={conversation} />
      </div>
      <div className={styles.open}>
        {lastMessage && (
          <time className={styles.time} dateTime={lastMessage.createdAt}>
            {formatRecently(lastMessage.createdAt, new Date())}
          </time>
        )}
        <CountBadge count={unread} label={unreadLabel(unread)} />
        <LinkButton
          to={paths.chat(id)}
          state={cameFrom(pathname + search)}
          className={styles.link}
          aria-label={texts.openChatWith(name)}
        >
          {texts.openChat}
        </LinkButton>
      </div>
    </article>
  );
}
