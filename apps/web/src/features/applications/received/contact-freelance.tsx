import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { OpenConversation } from '../../conversations/index.ts';
import { receivedTexts as texts } from '../applications.texts.ts';

/** Leads to the conversation about this application, titled after the offer. */
export function ContactFreelance({ application }: { application: Application }) {
  return (
    <OpenConversation
      userId={application.company_user_id}
      otherId={application.freelancer_user_id}
      offer={{ id: application.jobId, title: application.job_title }}
      size="small"
    >
      {texts.contact}
    </OpenConversation>
  );
}
