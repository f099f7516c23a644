import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useLocation } from 'react-router';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { OpenConversation } from '../conversations/index.ts';
import { asksForMission } from '../missions/index.ts';
import { missionStepTexts as texts } from './applications.texts.ts';

/** Whether its two people may go on to a mission: a job is had by contract. */
export const leadsToMission = ({ status, applicantKind }: Application): boolean =>
  status === 'accepted' && applicantKind === 'freelance';

/** What follows an accepted application: the mission is agreed on in the conversation, and proofs are lent or followed. */
export function MissionSteps({ application, isFirm }: { application: Application; isFirm: boolean }) {
  const { pathname, search } = useLocation();
  if (!leadsToMission(application)) return null;
  const { company_user_id: firmId, applicant_user_id: applicantId, job_title: title } = application;
  const [userId, otherId] = isFirm ? [firmId, applicantId] : [applicantId, firmId];
  const about = isFirm ? application.applicantName : title;
  return (
    <>
      <OpenConversation
        userId={userId}
        otherId={otherId}
        offer={{ id: application.jobId, title }}
        state={{ ...cameFrom(pathname + search), ...asksForMission }}
        size="small"
        icon="check"
      >
        {texts.mission}
        <VisuallyHidden>{`\u00a0: ${about}`}</VisuallyHidden>
      </OpenConversation>
      <LinkButton
        size="small"
        icon="shield"
        to={isFirm ? paths.vigilance() : paths.proofs({ entreprise: firmId })}
      >
        {isFirm ? texts.vigilance : texts.lend}
        <VisuallyHidden>{`\u00a0: ${isFirm ? application.applicantName : application.companyName}`}</VisuallyHidden>
      </LinkButton>
    </>
  );
}
