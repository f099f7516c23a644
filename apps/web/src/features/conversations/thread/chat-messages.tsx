import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { attachedFileTexts } from '../../uploads/index.ts';
import { useIsTyping } from '../composer/use-typing.ts';
import { chatTexts as texts } from '../conversations.texts.ts';
import { OutgoingList } from '../outbox/outgoing-list.tsx';
import type { useOutbox } from '../outbox/use-outbox.ts';
import styles from './chat-panel.module.css';
import { useFirstUnread } from './first-unread.ts';
import { lastReadId } from './last-read.ts';
import { MessageList } from './message-list.tsx';
import { OlderMessages } from './older-messages.tsx';
import { usePartsFromEnd } from './parts-from-end.ts';
import type { Thread } from './thread.ts';
import { useMarkRead } from './use-mark-read.ts';
import type { OtherParty } from './use-other-party.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

/** How many messages of the other person came below what the reader looks at. */
function useUnseen(messages: readonly Message[] | undefined, userId: string, isAtEnd: boolean): number {
  const lastId = messages?.at(-1)?.id;
  const [seenId, setSeenId] = useState(lastId);
  if (isAtEnd && lastId !== seenId) setSeenId(lastId);
  if (!messages || isAtEnd) return 0;
  const seenIndex = messages.findIndex(({ id }) => id === seenId);
  return messages.slice(seenIndex + 1).filter(({ senderId }) => senderId !== userId).length;
}

/** 'Awa Ndiaye est en train d’écrire'. Not announced to screen readers: it changes too often. */
function TypingIndicator({ name }: { name: string }) {
  return (
    <p className={styles.typing}>
      <span className={styles.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {texts.typing(name)}
    </p>
  );
}

/** Scrolls to the end of the conversation; shows how many messages arrived below. */
function UnseenPill({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  return (
    <div className={styles.unseen}>
      {unseen > 0 ? (
        <Button
          variant="primary"
          size="small"
          iconEnd="arrowDown"
          className={styles.unseenPill}
          onClick={onPress}
        >
          {texts.newMessages(unseen)}
        </Button>
      ) : (
        <IconButton icon="arrowDown" label={texts.toEnd} className={styles.toEnd} onClick={onPress} />
      )}
    </div>
  );
}

/** Reads each new message of the other person out to screen readers; neither older ones nor one's own. */
function MessageAnnouncer({ lastReceived, name }: { lastReceived: Message | undefined; name: string }) {
  const [announced, setAnnounced] = useState('');
  const knownId = useRef(lastReceived?.id);
  useEffect(() => {
    if (lastReceived === undefined || lastReceived.id === knownId.current) return;
    knownId.current = lastReceived.id;
    const { content, attachments } = lastReceived;
    setAnnounced(texts.from(name) + (content || attachedFileTexts.count(attachments.length)));
  }, [lastReceived, name]);
  return (
    <div role="status">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}

interface ChatMessagesProps {
  readonly conversationId: string;
  readonly userId: string;
  readonly other: OtherParty | null;
  readonly thread: Thread;
  readonly outgoing: ReturnType<typeof useOutbox>;
  /** The message that the conversation is opened at. */
  readonly soughtId: string | null;
  /** Above the messages: what is wrong with them. */
  readonly notice: ReactNode;
  readonly onFocusLost: () => void;
}

/** The messages of a conversation, oldest first, in a window of their own that stays where its reader is. */
export function ChatMessages({
  conversationId,
  userId,
  other,
  thread,
  soughtId,
  ...props
}: ChatMessagesProps) {
  const { olderCursor } = thread;
  const messages = usePartsFromEnd(thread.messages);
  const name = other?.name ?? '';
  const isTyping = useIsTyping(conversationId);
  const { outbox, items } = props.outgoing;
  const list = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd } = useScrollAnchor(list, {
    version: [messages[0]?.id, messages.length, items.length, isTyping].join(),
    lastOwnKey: items.at(-1)?.key,
    soughtId,
  });
  const lastReceived = messages.findLast(({ senderId }) => senderId !== userId);
  // What was unread is noted first: marking it read makes it unknown.
  const isNoted = other?.unread !== undefined;
  useMarkRead(conversationId, { lastReceivedId: lastReceived?.id, isInView: isAtEnd && isNoted });
  const unseen = useUnseen(messages, userId, isAtEnd);
  const firstUnreadId = useFirstUnread(messages, userId, other?.unread);
  const isEmpty = messages.length === 0 && items.length === 0;
  return (
    <div className={styles.window}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it, no key scrolls the messages: WCAG 2.1.1 */}
      <section ref={list} className={styles.messages} tabIndex={0} aria-label={texts.messages(name)}>
        {props.notice}
        {olderCursor && <OlderMessages conversationId={conversationId} />}
        {isEmpty && <p className={styles.empty}>{texts.empty}</p>}
        <ol className={styles.list}>
          <MessageList
            messages={messages}
            userId={userId}
            name={name}
            lastReadId={lastReadId(messages, userId, other?.readAt ?? null)}
            firstUnreadId={firstUnreadId}
            soughtId={soughtId}
          />
          <OutgoingList items={items} outbox={outbox} onDecided={props.onFocusLost} />
        </ol>
        {isTyping && !other?.isGone && <TypingIndicator name={name} />}
      </section>
      {!isAtEnd && <UnseenPill unseen={unseen} onPress={toEnd} />}
      <MessageAnnouncer lastReceived={lastReceived} name={name} />
    </div>
  );
}
