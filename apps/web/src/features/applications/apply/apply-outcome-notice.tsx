import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import { useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { applyOutcomeTexts as texts } from '../applications.texts.ts';
import { readApplyOutcome } from './apply-outcome.ts';

const follow = { to: paths.ownApplications(), label: texts.follow };

/** The way on from a refusal: to what lacks, or back to the offer, whose form has kept what was typed. */
function wayOnFrom(code: string | null, offerId: string) {
  if (code === applicationErrors.already_applied.code) return follow;
  if (code === applicationErrors.freelance_profile_missing.code)
    return { to: paths.freelanceSetup(), label: texts.completeProfile };
  return { to: paths.offer(offerId), label: texts.backToOffer };
}

/** On the page where sending an application leads: that it was sent, or why it was not. */
export function ApplyOutcomeNotice() {
  const { pathname, state } = useLocation();
  const outcome = readApplyOutcome(state);
  if (!outcome) return null;
  const isSent = 'sentTo' in outcome;
  const wayOn = isSent ? follow : wayOnFrom(outcome.code, outcome.offerId);
  return (
    <Notice
      tone={isSent ? 'success' : 'error'}
      title={isSent ? texts.sent : outcome.failure}
      actions={
        pathname !== wayOn.to && (
          <LinkButton size="small" to={wayOn.to}>
            {wayOn.label}
          </LinkButton>
        )
      }
    >
      {isSent ? texts.sentHint(outcome.sentTo) : texts.kept}
    </Notice>
  );
}
