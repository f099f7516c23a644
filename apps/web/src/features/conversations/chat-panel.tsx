import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { isMissing } from '../../core/load-query.ts';
import { usePageTitle } from '../../core/use-page-title.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { ChatHeader } from './chat-header.tsx';
import styles from './chat-panel.module.css';
import { Composer } from './composer.tsx';
import { chatTexts as texts } from './conversations.texts.ts';
import { MessageList } from './message-list.tsx';
import { OlderMessages } from './older-messages.tsx';
import { OutgoingList } from './outgoing-list.tsx';
import { threadQuery } from './thread.queries.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOtherParty } from './use-other-party.ts';
import { useOutbox } from './use-outbox.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

/** A conversation: its messages, oldest first, and where to write the next one. */
export function ChatPanel({ userId, conversationId }: { userId: string; conversationId: string }) {
  const thread = useQuery({ ...threadQuery(conversationId), throwOnError: isMissing });
  const messages = thread.data?.messages;
  const { outbox, items } = useOutbox(userId, conversationId);
  const other = useOtherParty(userId, conversationId, messages);
  useMarkRead(conversationId, messages?.findLast(({ senderId }) => senderId !== userId)?.id);
  usePageTitle(other?.name);
  const list = useRef<HTMLDivElement>(null);
  useScrollAnchor(list, {
    firstId: messages?.[0]?.id,
    count: (messages?.length ?? 0) + items.length,
    lastOwnKey: items.at(-1)?.key,
  });
  const name = other?.name ?? '';
  const isEmpty = messages?.length === 0 && items.length === 0;

  return (
    <div className={styles.panel}>
      <ChatHeader other={other} />
      <section ref={list} className={styles.messages} aria-label={texts.messages(name)}>
        {thread.isPending && (
          <SkeletonGroup label={texts.loading}>
            <SkeletonLines count={6} />
          </SkeletonGroup>
        )}
        {thread.isError && (
          <Notice
            tone="error"
            title={messages ? texts.refreshFailure : texts.failureTitle}
            onRetry={() => void thread.refetch()}
          />
        )}
        {thread.data?.olderCursor && <OlderMessages conversationId={conversationId} />}
        {isEmpty && <p className={styles.empty}>{texts.empty}</p>}
        <ol className={styles.list} aria-live="polite" aria-relevant="additions">
          {messages && <MessageList messages={messages} userId={userId} name={name} />}
          <OutgoingList items={items} outbox={outbox} />
        </ol>
      </section>
      {other?.isGone && <p className={styles.gone}>{texts.gone}</p>}
      {messages && !other?.isGone && (
        <Composer draftKey={`chat:${userId}:${conversationId}`} onSend={outbox.send} />
      )}
    </div>
  );
}
