import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/button.tsx';
import { conversationTexts as texts } from '../conversations.texts.ts';
import { useConversationState } from '../use-conversation-state.ts';
import styles from './chat-header.module.css';
import type { OtherParty } from './use-other-party.ts';

/** Puts the open conversation aside or marks it as unread, and leads back to the others. On a phone, the list does that. */
export function StateButtons({ conversationId, other }: { conversationId: string; other: OtherParty }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useConversationState(
    conversationId,
    () => void navigate(paths.profileMessages()),
  );
  if (other.isArchived === undefined) return null;
  return (
    <div className={styles.states}>
      <IconButton
        icon="unread"
        label={texts.markUnread}
        disabled={isPending}
        onClick={() => mutate('unread')}
      />
      <IconButton
        icon={other.isArchived ? 'undo' : 'archive'}
        label={other.isArchived ? texts.unarchive : texts.archive}
        disabled={isPending}
        onClick={() => mutate(other.isArchived ? 'unarchive' : 'archive')}
      />
    </div>
  );
}
