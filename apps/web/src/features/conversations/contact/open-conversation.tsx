import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { conversationsKey } from '../../../core/api/query-keys.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

const texts = {
  opening: 'Ouverture…',
  failure: 'Erreur lors de la création de la conversation',
} as const;

interface OpenConversationProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> {
  /** One's own account and the other one's. */
  readonly userId: string;
  readonly otherId: string;
  /** The offer that it is about. */
  readonly offer: { readonly id: string; readonly title: string };
  /** History state for its page: where the user came from. */
  readonly state?: object;
}

/** Leads to the conversation with a person about an offer; opens it when there is none yet. */
export function OpenConversation({
  userId,
  otherId,
  offer,
  state,
  icon = 'mail',
  children,
  ...look
}: OpenConversationProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const opening = useWrite({
    // leads there
    later: null,
    send: (write) => {
      const body = { user1_id: userId, user2_id: otherId, job_id: offer.id, title: offer.title };
      return callApi(conversationRoutes.create, { body }, write);
    },
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: conversationsKey });
      void navigate(paths.chat(id), { state });
    },
  });
  return (
    <>
      {opening.error && <Notice tone="error">{errorSentence(opening.error, texts.failure)}</Notice>}
      <Button {...look} icon={icon} busy={opening.isPending} onClick={() => opening.mutate()}>
        {opening.isPending ? texts.opening : children}
      </Button>
    </>
  );
}
