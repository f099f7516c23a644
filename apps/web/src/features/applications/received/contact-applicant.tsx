import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { OpenConversation } from '../../conversations/index.ts';
import { receivedTexts as texts } from '../applications.texts.ts';

/** Opens the conversation with the applicant, titled after the offer. */
export function ContactApplicant({ application }: { application: Application }) {
  return (
    <OpenConversation
      userId={application.company_user_id}
      otherId={application.applicant_user_id}
      offer={{ id: application.jobId, title: application.job_title }}
      size="small"
    >
      {texts[application.applicantKind].contact}
      <VisuallyHidden>{`\u00a0: ${application.applicantName}`}</VisuallyHidden>
    </OpenConversation>
  );
}
