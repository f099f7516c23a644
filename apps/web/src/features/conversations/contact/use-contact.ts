import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { newIdempotencyKey } from '../../../core/api/new-idempotency-key.ts';
import { conversationsKey } from '../../../core/api/query-keys.ts';
import { invalidateUnlessLive } from '../invalidate-unless-live.ts';

export interface ContactValues {
  readonly subject: string;
  readonly content: string;
}

/** Sends a first message. The same text tried again carries the same key, so that it is stored once. */
export function useContact({ senderId, receiverId }: { senderId: string; receiverId: string }) {
  const queryClient = useQueryClient();
  const attempt = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: ({ subject, content }: ContactValues) => {
      const text = JSON.stringify([subject, content]);
      if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
      return callApi(
        conversationRoutes.contact,
        { body: { senderId, receiverId, subject, content } },
        { headers: { 'idempotency-key': attempt.current.key } },
      );
    },
    onSuccess: () => invalidateUnlessLive(queryClient, conversationsKey),
  });
}
