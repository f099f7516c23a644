import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { useRef } from 'react';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { conversationTexts as texts } from '../conversations.texts.ts';
import { ConversationItem } from './conversation-item.tsx';
import styles from './conversation-list.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';

/** The empty state, with a link to the directory. */
export function NoConversation({ role }: { role: Role | null }) {
  const isProfessional = role === 'freelance' || role === 'jobseeker';
  return (
    <EmptyState
      title={texts.empty}
      actions={
        <LinkButton variant="primary" to={paths.directory()}>
          {texts.browse}
        </LinkButton>
      }
    >
      <p>{isProfessional ? texts.emptyHintProfessional : texts.emptyHint}</p>
    </EmptyState>
  );
}

/** Nothing was put aside. */
export function NoArchive() {
  return (
    <EmptyState title={texts.noArchive}>
      <p>{texts.noArchiveHint}</p>
    </EmptyState>
  );
}

export function ConversationList({
  userId,
  conversations,
  search,
}: {
  userId: string;
  conversations: readonly Conversation[];
  /** What is looked for; empty where nothing is. */
  search: string;
}) {
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list);
  return (
    <ul ref={list} className={styles.list}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ConversationItem userId={userId} conversation={conversation} search={search} />
        </li>
      ))}
    </ul>
  );
}
