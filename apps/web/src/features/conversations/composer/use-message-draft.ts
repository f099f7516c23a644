import { useEffect, useState } from 'react';
import { unsentStorage } from '../../../core/storage/unsent-storage.ts';

const nameOf = (conversationId: string) => `draft:${conversationId}`;

/** What was typed in a conversation and not sent; '' when nothing was. */
export function readMessageDraft(userId: string, conversationId: string): string {
  return unsentStorage(userId).read(nameOf(conversationId)) ?? '';
}

/** What is being typed in a conversation; it is there again after a reload, or when the tab is opened anew. */
export function useMessageDraft(userId: string, conversationId: string) {
  const [content, setContent] = useState(() => readMessageDraft(userId, conversationId));
  useEffect(() => {
    unsentStorage(userId).write(nameOf(conversationId), content === '' ? null : content);
  }, [userId, conversationId, content]);
  return [content, setContent] as const;
}
