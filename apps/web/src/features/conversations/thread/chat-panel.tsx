import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { isMissing } from '../../../core/api/load-query.ts';
import { refetchAfterEvent } from '../../../core/live-events/refetch-after-event.ts';
import { useLiveEvent } from '../../../core/live-events/use-live-event.ts';
import { usePageTitle } from '../../../core/pages/use-page-title.ts';
import { useSession } from '../../../core/session/session.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BlockedNotice } from '../../blocks/index.ts';
import { MeetingButton, MeetingDialog, MeetingStrip } from '../../meetings/index.ts';
import { MissionCard } from '../../missions/index.ts';
import { SafetyButton } from '../../reports/index.ts';
import { AttachButton } from '../attachments/attach-button.tsx';
import { Enclosures } from '../attachments/enclosures.tsx';
import { useEnclosures } from '../attachments/use-enclosures.ts';
import { Composer } from '../composer/composer.tsx';
import { useTellTyping } from '../composer/use-typing.ts';
import { chatTexts as texts } from '../conversations.texts.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { MessagesSkeleton } from '../skeletons.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatMessages } from './chat-messages.tsx';
import styles from './chat-panel.module.css';
import { LendButton } from './lend-button.tsx';
import { StateButtons } from './state-buttons.tsx';
import { threadQuery } from './thread.queries.ts';
import { useOtherParty } from './use-other-party.ts';
import { useSoughtMessage } from './use-sought-message.ts';

/** Asks for a conversation's latest messages as soon as there may be new ones. */
function useFollowThread(conversationId: string): void {
  const queryClient = useQueryClient();
  useLiveEvent('message', (told) => {
    if (told !== null && told.conversationId !== conversationId) return;
    const { queryKey } = threadQuery(conversationId);
    const isKnown = queryClient.getQueryData(queryKey)?.messages.some(({ id }) => id === told?.messageId);
    if (!isKnown) void refetchAfterEvent(queryClient, queryKey);
  });
}

/** A conversation: its messages, oldest first, and where to write the next one. */
export function ChatPanel({ userId, conversationId }: { userId: string; conversationId: string }) {
  const { user } = useSession();
  const thread = useQuery({ ...threadQuery(conversationId), throwOnError: isMissing });
  useFollowThread(conversationId);
  const soughtId = useSoughtMessage(conversationId, thread.data !== undefined);
  const publishTyping = useTellTyping(conversationId);
  const outgoing = useOutbox(userId, conversationId);
  const other = useOtherParty(userId, conversationId, thread.data?.messages);
  usePageTitle(other?.name);
  const files = useEnclosures();
  const [isProposing, setProposing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = useCallback(() => field.current?.focus({ preventScroll: true }), []);
  const side = other?.userId && !other.isBlocked && { userId, conversationId, otherName: other.name };
  const notice = thread.isError && (
    <Notice
      tone="error"
      title={thread.data ? texts.refreshFailure : texts.failureTitle}
      onRetry={() => void thread.refetch()}
    />
  );

  return (
    <div className={styles.panel}>
      <div>
        <ChatHeader
          other={other}
          actions={
            <>
              {other && <StateButtons conversationId={conversationId} other={other} />}
              {other?.userId && (
                <>
                  <LendButton other={other} />
                  <SafetyButton target={{ ...other, userId: other.userId, conversationId }} />
                </>
              )}
            </>
          }
        />
        {other?.userId && other.mission !== undefined && !other.isBlocked && (
          <MissionCard
            side={{
              conversationId,
              ownRole: user?.role ?? null,
              otherRole: other.role,
              otherUserId: other.userId,
              otherName: other.name,
              otherCompany: other.company,
            }}
            mission={other.mission}
          />
        )}
        {side && other?.hasMeetings && <MeetingStrip side={side} />}
      </div>
      {thread.data ? (
        <ChatMessages
          conversationId={conversationId}
          userId={userId}
          other={other}
          thread={thread.data}
          soughtId={soughtId}
          outgoing={outgoing}
          notice={notice}
          onFocusLost={focusField}
        />
      ) : (
        <div className={styles.messages}>{notice || <MessagesSkeleton />}</div>
      )}
      {isProposing && side && (
        <MeetingDialog side={side} meeting={null} onClose={() => setProposing(false)} />
      )}
      {other?.isGone && <p className={styles.gone}>{texts.gone}</p>}
      {other?.userId && other.isBlocked && <BlockedNotice userId={other.userId} />}
      {thread.data && !other?.isGone && !other?.isBlocked && (
        <Composer
          userId={userId}
          conversationId={conversationId}
          field={field}
          leavesFocus={soughtId !== null}
          onSend={(content) => {
            outgoing.outbox.send(content, files.attachments);
            files.clear();
          }}
          tools={
            <>
              <AttachButton onPick={files.add} />
              {side && <MeetingButton onPress={() => setProposing(true)} />}
            </>
          }
          enclosed={<Enclosures files={files} />}
          hasFiles={files.attachments.length > 0}
          isWaiting={files.isSending}
          onFiles={files.add}
          onType={publishTyping}
        />
      )}
    </div>
  );
}
