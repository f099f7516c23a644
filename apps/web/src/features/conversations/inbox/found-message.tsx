import {
  conversationTerms,
  foundParts,
} from '@mitoyen/contract/features/conversations/conversation-search.ts';
import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { Marked } from '../../../ui/marked.tsx';
import { conversationTexts as texts } from '../conversations.texts.ts';
import styles from './last-words.module.css';
import { LastWords } from './last-words.tsx';

/** A text with the words of a search marked in it. */
export function Found({ text, search }: { text: string; search: string }) {
  return <Marked text={text} parts={foundParts(text, conversationTerms(search))} />;
}

/** A conversation of a list, and its reader. */
export interface ListedConversation {
  userId: string;
  conversation: Conversation;
  /** Empty where nothing is looked for. */
  search: string;
}

/** The message that a search found a conversation by, around what was found; without any, its last words. */
export function FoundMessage({
  userId,
  conversation,
  search,
  short = false,
}: ListedConversation & {
  /** On one line, cut where it ends. */
  short?: boolean;
}) {
  const { found } = conversation;
  if (search === '' || !found?.excerpt)
    return <LastWords userId={userId} conversation={conversation} short={short} />;
  return (
    <p className={styles.words} data-short={short || undefined}>
      {found.senderId === userId && texts.you}
      <Found text={found.excerpt} search={search} />
    </p>
  );
}
