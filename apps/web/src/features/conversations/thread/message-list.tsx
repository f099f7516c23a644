import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { formatDay, formatTime, isSameDay } from '../../../core/format/format-time.ts';
import { paths } from '../../../paths.ts';
import { Dot } from '../../../ui/dotted.tsx';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { attachedFileTexts, MessageAttachments } from '../../uploads/index.ts';
import { chatTexts as texts } from '../conversations.texts.ts';
import { isContinued } from './is-continued.ts';
import styles from './message-list.module.css';
import { MessageText } from './message-text.tsx';

interface MessageBubbleProps {
  readonly message: Message;
  readonly isMine: boolean;
  readonly name: string;
  readonly isRead: boolean;
  readonly isSought: boolean;
}

function MessageBubble({ message, isMine, name, isRead, isSought }: MessageBubbleProps) {
  return (
    <div
      className={styles.bubble}
      data-message={message.id}
      data-mine={isMine || undefined}
      data-sought={isSought || undefined}
      tabIndex={isSought ? -1 : undefined}
    >
      <VisuallyHidden>{texts.from(isMine ? texts.you : name)}</VisuallyHidden>
      {message.subject && (
        <p className={styles.subject}>
          <span className={styles.subjectLabel}>{texts.subject}</span> {message.subject}
        </p>
      )}
      {message.content && <MessageText content={message.content} />}
      <MessageAttachments files={message.attachments} />
      {!message.content && message.attachments.length === 0 && <em>{attachedFileTexts.gone}</em>}
      <p className={styles.time}>
        <time dateTime={message.createdAt}>{formatTime(message.createdAt)}</time>
        {isRead && (
          <>
            <Dot />
            {texts.read}
          </>
        )}
        {!isMine && (
          <>
            <Dot />
            <Link to={paths.notice('message', message.id)} className={styles.report}>
              {texts.reportMessage}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

/** Messages, oldest first, with a line between days; what one person says in one go stands together. */
export function MessageList({
  messages,
  userId,
  name,
  lastReadId,
  firstUnreadId,
  soughtId,
}: {
  messages: readonly Message[];
  userId: string;
  name: string;
  /** One's own last message that the other person has read. */
  lastReadId: string | undefined;
  /** Where what was new to oneself begins. */
  firstUnreadId: string | undefined;
  /** The one that the conversation was opened at. */
  soughtId: string | null;
}) {
  const now = new Date();
  return messages.map((message, index) => {
    const previous = messages[index - 1];
    const isNewDay = !previous || !isSameDay(previous.createdAt, message.createdAt);
    return (
      <li
        key={message.id}
        className={styles.row}
        data-continued={
          (previous && message.id !== firstUnreadId && isContinued(previous, message)) || undefined
        }
      >
        {isNewDay && (
          <p className={styles.day}>
            <time dateTime={message.createdAt.slice(0, 10)}>{formatDay(message.createdAt, now)}</time>
          </p>
        )}
        {message.id === firstUnreadId && <p className={styles.unread}>{texts.unreadFromHere}</p>}
        <MessageBubble
          message={message}
          isMine={message.senderId === userId}
          name={name}
          isRead={message.id === lastReadId}
          isSought={message.id === soughtId}
        />
      </li>
    );
  });
}
