import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '../../core/api-client.ts';
import { errorSentence } from '../../core/error-sentence.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { receivedTexts as texts } from './applications.texts.ts';

/** Leads to the conversation about this application; it is opened, titled after the offer, when there is none yet. */
export function ContactFreelance({ application }: { application: Application }) {
  const navigate = useNavigate();
  const contact = useMutation({
    mutationFn: () => {
      const body = {
        user1_id: application.company_user_id,
        user2_id: application.freelancer_user_id,
        job_id: application.jobId,
        title: application.job_title,
      };
      return callApi(conversationRoutes.create, { body });
    },
    onSuccess: ({ id }) => navigate(paths.chat(id)),
  });
  return (
    <>
      {contact.error && <Notice tone="error">{errorSentence(contact.error, texts.contactFailure)}</Notice>}
      <Button size="small" icon="mail" busy={contact.isPending} onClick={() => contact.mutate()}>
        {contact.isPending ? texts.contacting : texts.contact}
      </Button>
    </>
  );
}
