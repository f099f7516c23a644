import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { UserText } from '../../../ui/user-text.tsx';
import { attachedFileTexts } from '../../uploads/index.ts';
import { readMessageDraft } from '../composer/use-message-draft.ts';
import { conversationTexts as texts } from '../conversations.texts.ts';
import styles from './last-words.module.css';

interface LastWordsProps {
  readonly userId: string;
  readonly conversation: Conversation;
  /** On one line, cut where it ends. */
  readonly short?: boolean;
}

/** What two lines hold at most, and more: the rest is cut off in any case. */
const shownLetters = 300;

/** A message without a text is summed up by its files. */
function wordsOf(message: Conversation['lastMessage']): string {
  if (!message) return texts.noMessageYet;
  return message.content || attachedFileTexts.count(message.attachments);
}

/** What one began to write there and did not send, else the last message. */
export function LastWords({ userId, conversation, short = false }: LastWordsProps) {
  const { lastMessage, unread } = conversation;
  const draft = readMessageDraft(userId, conversation.id);
  return (
    <p className={styles.words} data-short={short || undefined} data-unread={unread > 0 || undefined}>
      {draft !== '' && <span className={styles.draft}>{texts.draft}</span>}
      {draft === '' && lastMessage?.senderId === userId && texts.you}
      <UserText text={(draft || wordsOf(lastMessage)).slice(0, shownLetters)} />
    </p>
  );
}
