import { perDay } from '@mitoyen/contract/features/applications/rate.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useHoursPerDay } from '../../../core/pages/page-config.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { formatPrice } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { myFreelanceQuery } from '../../freelances/index.ts';
import { applyOutcomeTexts, freeNowTexts as texts } from '../applications.texts.ts';
import type { ApplyTarget } from './apply-form.tsx';
import { useApplyNow } from './use-apply-now.ts';
import { laterTitleOf } from './use-send-application.ts';

/** One press that applies to an urgent mission, with all that it sends shown before. */
function ApplyNow({
  target,
  eurosPerDay,
  sending: { apply, isSending, failure },
}: {
  target: ApplyTarget;
  eurosPerDay: number;
  sending: ReturnType<typeof useApplyNow>;
}) {
  return (
    <>
      {failure && <Notice tone="error" title={failure} />}
      <Button
        variant="primary"
        wide
        disabled={isSending}
        aria-describedby="free-now-sends"
        onClick={() => apply({ coverLetter: texts.letter, proposedRate: eurosPerDay })}
      >
        {isSending ? texts.sending : texts.apply}
      </Button>
      <p id="free-now-sends">{texts.sends(target.companyName, formatPrice(eurosPerDay, 'jour'))}</p>
    </>
  );
}

/**
 * 'Je suis libre', for freelances on an open urgent mission, and afterwards that it was sent. A freelance
 * without a rate is asked for it; one without a profile applies in the ordinary way, which leads to a
 * profile.
 */
export function FreeNow({
  target,
  userId,
  hasApplied,
}: {
  target: ApplyTarget;
  userId: string;
  hasApplied: boolean;
}) {
  const hoursPerDay = useHoursPerDay();
  const sending = useApplyNow(target.id, laterTitleOf(target));
  const { data } = useQuery({ ...myFreelanceQuery(userId), retry: false });
  if (sending.isSent) {
    return (
      <Notice tone="success" title={applyOutcomeTexts.sent}>
        {applyOutcomeTexts.sentHint(target.companyName)}
      </Notice>
    );
  }
  if (!data || hasApplied) return null;
  return (
    <Stack>
      {data.hourlyRate > 0 ? (
        <ApplyNow
          target={target}
          eurosPerDay={Math.round(perDay(data.hourlyRate, hoursPerDay))}
          sending={sending}
        />
      ) : (
        <>
          <p>{texts.noRate}</p>
          <LinkButton wide to={paths.profileEdit()}>
            {texts.addRate}
          </LinkButton>
        </>
      )}
      <p>{texts.nobodyAssigned}</p>
    </Stack>
  );
}
