import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { formatRecently } from '../../core/format/format-time.ts';
import { KindBadge } from '../../core/profile-parts/kind-badge.tsx';
import { unreadLabel } from '../../core/unread-messages.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import styles from './conversation-list.module.css';
import { conversationTexts as texts } from './conversations.texts.ts';
import { readMessageDraft } from './use-message-draft.ts';

/** What one began to write there, else the last word. */
function LastMessage({ userId, conversation }: { userId: string; conversation: Conversation }) {
  const message = conversation.lastMessage;
  const draft = readMessageDraft(userId, conversation.id);
  if (draft !== '') {
    return (
      <p className={styles.excerpt}>
        <span className={styles.draft}>{texts.draft}</span>
        {draft}
      </p>
    );
  }
  if (!message) return <p className={styles.excerpt}>{texts.noMessageYet}</p>;
  return (
    <p className={styles.excerpt}>
      {message.senderId === userId && texts.you}
      {message.content}
    </p>
  );
}

/** A conversation in the list: with whom, about what, the last word, and how much is unread. */
export function ConversationItem({ userId, conversation }: { userId: string; conversation: Conversation }) {
  const { id, other_username: name, other_role: role, lastMessage, title, unread } = conversation;
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
        <LastMessage userId={userId} conversation={conversation} />
      </div>
      <div className={styles.open}>
        {lastMessage && (
          <time className={styles.time} dateTime={lastMessage.createdAt}>
            {formatRecently(lastMessage.createdAt, new Date())}
          </time>
        )}
        <CountBadge count={unread} label={unreadLabel(unread)} />
        <LinkButton to={paths.chat(id)} className={styles.link} aria-label={texts.openChatWith(name)}>
          {texts.openChat}
        </LinkButton>
      </div>
    </article>
  );
}
