import { useLocation } from 'react-router';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { formatRecently } from '../../../core/format/format-time.ts';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton, LinkButton } from '../../../ui/button.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { KindBadge } from '../../accounts/index.ts';
import { conversationTexts as texts } from '../conversations.texts.ts';
import { unreadLabel } from '../unread-messages.ts';
import { useConversationState } from '../use-conversation-state.ts';
import styles from './conversation-list.module.css';
import { Found, FoundMessage, type ListedConversation } from './found-message.tsx';

/**
 * A conversation in the list: with whom, about what, the last word, and how much is unread. While something is looked for,
 * the message that was found, at which it opens.
 */
export function ConversationItem({ userId, conversation, search }: ListedConversation) {
  const { id, other_username: name, other_role: role, lastMessage, title, unread } = conversation;
  const { found } = conversation;
  const shown = found ?? lastMessage;
  const { pathname, search: query } = useLocation();
  const state = useConversationState(id);
  return (
    <article className={styles.item} data-unread={unread > 0 || undefined}>
      <Avatar
        name={name}
        src={conversation.other_avatar}
        shape={role === 'entreprise' ? 'square' : 'round'}
      />
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 className={styles.name}>
            <Found text={name} search={search} />
          </h2>
          {role && <KindBadge kind={role} />}
          {conversation.other_company && (
            <span className={styles.company}>
              <Found text={conversation.other_company} search={search} />
            </span>
          )}
        </header>
        {title && (
          <p className={styles.subject}>
            <Found text={title} search={search} />
          </p>
        )}
        <FoundMessage userId={userId} conversation={conversation} search={search} />
        {state.error && <Notice tone="error">{errorSentence(state.error, texts.stateFailure)}</Notice>}
      </div>
      <div className={styles.open}>
        {shown && (
          <time className={styles.time} dateTime={shown.createdAt}>
            {formatRecently(shown.createdAt, new Date())}
          </time>
        )}
        {conversation.isArchived && <Badge>{texts.archived}</Badge>}
        <CountBadge count={unread} label={unreadLabel(unread)} />
        <div className={styles.states}>
          {unread === 0 && lastMessage && (
            <IconButton
              icon="unread"
              label={texts.markUnreadOf(name)}
              disabled={state.isPending}
              onClick={() => state.mutate('unread')}
            />
          )}
          <IconButton
            icon={conversation.isArchived ? 'undo' : 'archive'}
            label={(conversation.isArchived ? texts.unarchiveOf : texts.archiveOf)(name)}
            disabled={state.isPending}
            onClick={() => state.mutate(conversation.isArchived ? 'unarchive' : 'archive')}
          />
        </div>
        <LinkButton
          to={paths.chat(id, { message: found?.messageId })}
          state={cameFrom(pathname + query)}
          className={styles.link}
          data-conversation={id}
          aria-label={texts.openChatWith(name)}
        >
          {texts.openChat}
        </LinkButton>
      </div>
    </article>
  );
}
