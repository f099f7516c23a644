import { experienceBandLabels } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import type { DiscreetCard } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { failureHintOf } from '../../core/api/failure-hint.ts';
import { isMissing } from '../../core/api/load-query.ts';
import { discreetKey } from '../../core/api/query-keys.ts';
import { refetchAfterEvent } from '../../core/live-events/refetch-after-event.ts';
import { useLiveEvent } from '../../core/live-events/use-live-event.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatDay } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { AvailabilityBadge } from '../availability/index.ts';
import { AskDialog } from './ask-dialog.tsx';
import { ConfirmedCompanyOnly } from './confirmed-company-only.tsx';
import styles from './discreet.module.css';
import { discreetProfileQuery } from './discreet.queries.ts';
import { discreetTexts, discreetProfileTexts as texts } from './discreet.texts.ts';
import { useFacetNames } from './use-facet-names.ts';

export const head = { title: texts.pageTitle };

/** How one's own request stands, and the way on once there is one. */
function Asked({ card }: { card: DiscreetCard }) {
  const { request, jobseekerId } = card;
  if (!request) return null;
  const { state, askedAt } = request;
  const title = state === 'revealed' ? texts.asked.revealed : texts.asked[state](formatDay(askedAt));
  return (
    <Notice
      tone={state === 'revealed' ? 'success' : 'info'}
      title={title}
      actions={jobseekerId && <LinkButton to={paths.jobseeker(jobseekerId)}>{texts.toProfile}</LinkButton>}
    >
      {texts.askedHints[state]}
    </Notice>
  );
}

function Bands({ card }: { card: DiscreetCard }) {
  const names = useFacetNames();
  const { trade, place, experience, salary, software, phases, availability } = card;
  return (
    <Section title={trade ? names.trade(trade) : discreetTexts.noTradeSaid}>
      <FactList
        facts={[
          { label: discreetTexts.availability, value: <AvailabilityBadge availability={availability} /> },
          { label: discreetTexts.place, value: place?.name ?? discreetTexts.noPlace },
          { label: discreetTexts.experience, value: experienceBandLabels[experience] },
          { label: discreetTexts.salary, value: discreetTexts.salaryBand(salary.min, salary.max) },
          { label: discreetTexts.software, value: software.map(names.software).join(', ') },
          { label: discreetTexts.phase, value: phases.map(names.phase).join(', ') },
        ]}
      />
      <p className={styles.note}>{texts.note}</p>
    </Section>
  );
}

function DiscreetProfile({ handle, userId }: { handle: string; userId: string }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data, isError, error, refetch } = useQuery({
    ...discreetProfileQuery(handle),
    throwOnError: isMissing,
  });
  useLiveEvent('reveal', () => void refetchAfterEvent(queryClient, discreetKey));
  if (!data) {
    if (!isError) {
      return (
        <SkeletonGroup label={discreetTexts.loading}>
          <SkeletonLines count={6} />
        </SkeletonGroup>
      );
    }
    return (
      <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()}>
        {failureHintOf(error, discreetTexts.failureHint)}
      </Notice>
    );
  }
  return (
    <>
      <Asked card={data} />
      <Bands card={data} />
      {!data.request && (
        <Actions>
          <Button variant="primary" icon="mail" onClick={() => setAsking(true)}>
            {texts.ask}
          </Button>
        </Actions>
      )}
      {isAsking && <AskDialog handle={handle} userId={userId} onClose={() => setAsking(false)} />}
    </>
  );
}

/** A discreet person as a firm reads them, and the way to ask them. */
export default function DiscreetProfilePage() {
  const { id = '' } = useParams();
  return (
    <ConfirmedCompanyOnly title={texts.pageTitle}>
      {(userId) => (
        <>
          <BackLink to={paths.discreet()}>{texts.back}</BackLink>
          <DiscreetProfile key={id} handle={id} userId={userId} />
        </>
      )}
    </ConfirmedCompanyOnly>
  );
}
