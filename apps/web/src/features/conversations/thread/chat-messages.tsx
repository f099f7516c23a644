import { type ReactNode, useRef } from 'react';
import { useIsTyping } from '../composer/use-typing.ts';
import { chatTexts as texts } from '../conversations.texts.ts';
import { OutgoingList } from '../outbox/outgoing-list.tsx';
import type { useOutbox } from '../outbox/use-outbox.ts';
import styles from './chat-panel.module.css';
import { useFirstUnread } from './first-unread.ts';
import { lastReadId } from './last-read.ts';
import { MessageAnnouncer } from './message-announcer.tsx';
import { MessageList } from './message-list.tsx';
import { OlderMessages } from './older-messages.tsx';
import type { Thread } from './thread.ts';
import { TypingIndicator } from './typing-indicator.tsx';
import { UnseenPill } from './unseen-pill.tsx';
import { useMarkRead } from './use-mark-read.ts';
import type { OtherParty } from './use-other-party.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useUnseen } from './use-unseen.ts';

interface ChatMessagesProps {
  readonly conversationId: string;
  readonly userId: string;
  readonly other: OtherParty | null;
  readonly thread: Thread;
  readonly outgoing: ReturnType<typeof useOutbox>;
  /** Above the messages: what is wrong with them. */
  readonly notice: ReactNode;
  readonly onFocusLost: () => void;
}

/** The messages of a conversation, oldest first, in a window of their own that stays where its reader is. */
export function ChatMessages({ conversationId, userId, other, thread, ...props }: ChatMessagesProps) {
  const { messages, olderCursor } = thread;
  const name = other?.name ?? '';
  const isTyping = useIsTyping(conversationId);
  const { outbox, items } = props.outgoing;
  const list = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd } = useScrollAnchor(list, {
    version: [messages[0]?.id, messages.length, items.length, isTyping].join(),
    lastOwnKey: items.at(-1)?.key,
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
