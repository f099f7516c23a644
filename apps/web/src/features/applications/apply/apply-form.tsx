import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { tidyNumber } from '@mitoyen/contract/core/typed-number.ts';
import {
  anyApplicationBody,
  applicationBody,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useOneAtATime } from '../../../core/api/use-one-at-a-time.ts';
import { FormActions } from '../../../core/forms/form-actions.tsx';
import { schemaIssues, showRefusedFields } from '../../../core/forms/form-issues.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { LostCall } from '../../../core/writes/lost-call.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { RequiredNote, TextAreaField } from '../../../ui/field.tsx';
import { FormSummary } from '../../../ui/form-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { myFreelanceQuery } from '../../freelances/index.ts';
import { applyTexts as texts } from '../applications.texts.ts';
import { DailyRate } from '../rate/daily-rate.tsx';
import { DailyRateField } from '../rate/daily-rate-field.tsx';
import { OwnRate } from '../rate/own-rate.tsx';
import type { ApplyOutcome } from './apply-outcome.ts';
import { ShownProjectsField } from './shown-projects-field.tsx';
import { laterTitleOf, useSendApplication } from './use-send-application.ts';

/** What is typed in the application form; `proposedRate` in euros per day. */
interface ApplyValues {
  coverLetter: string;
  proposedRate: string;
  /** Of one's own, in the order in which the company sees them. */
  projectIds: string[];
}

/** What one applies to. `budget` in euros per day. */
export type ApplyTarget = Pick<Offer, 'id' | 'titre' | 'companyName' | 'budget'>;

const initialValues: ApplyValues = { coverLetter: '', proposedRate: '', projectIds: [] };
const validate = (values: ApplyValues) => schemaIssues(applicationBody, { jobId: 'offer', ...values });

/** Whether the form itself can be put right, or tried again. A session that has ended leads away by itself. */
function staysOpen(error: Error): boolean {
  if (error instanceof LostCall) return true;
  return error instanceof ApiError && (error.issues.length > 0 || error.status === 401);
}

/** Letter, daily rate, projects to show. What was typed stays through a failure, and through closing and reopening the form. */
export function ApplyForm({
  offer,
  userId,
  onEnd,
  onCancel,
}: {
  offer: ApplyTarget;
  userId: string;
  /** It was sent, or could not be. */
  onEnd: (outcome: ApplyOutcome) => void;
  onCancel: () => void;
}) {
  const draftKey = `apply:${userId}:${offer.id}`;
  const { form, isRestored, dropDraft } = useKeptForm(draftKey, initialValues, validate);
  const { data: profile, refetch } = useQuery({ ...myFreelanceQuery(userId), retry: false });
  const projects = profile?.portfolio ?? [];
  const bodyOf = ({ projectIds, ...values }: ApplyValues) => {
    // a draft may name what is gone by now
    const shown = projectIds.filter((id) => projects.some((project) => project.id === id));
    return anyApplicationBody.parse({
      jobId: offer.id,
      ...values,
      ...(shown.length > 0 && { projectIds: shown }),
    });
  };
  const apply = useSendApplication(bodyOf, {
    draftKey,
    later: laterTitleOf(offer),
    retry: () => trySend(),
  });
  const send = useOneAtATime(apply);
  const trySend = () => {
    if (!form.check()) return;
    send(form.values, {
      onSuccess: () => {
        dropDraft();
        onEnd({ sentTo: offer.companyName });
      },
      onError: (error) => {
        showRefusedFields(form, error);
        if (error instanceof ApiError && error.issues.some(({ path }) => path === 'projectIds'))
          void refetch();
        if (staysOpen(error)) return;
        const code = error instanceof ApiError ? error.code : null;
        onEnd({ failure: errorSentence(error, texts.failure), code, offerId: offer.id });
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trySend();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormSummary faults={form.faults} attempt={form.attempt} />
        {isRestored && !apply.error && <Notice title={texts.draftRestored} />}
        <RequiredNote />
        <FactList facts={[{ label: texts.budget, value: <DailyRate eurosPerDay={offer.budget} /> }]} />
        <TextAreaField
          {...form.field('coverLetter')}
          label={texts.coverLetter}
          hint={texts.coverLetterHint}
          rows={9}
          maxLength={10_000}
          required
          data-autofocus=""
        />
        <DailyRateField
          {...form.field('proposedRate', tidyNumber)}
          label={texts.rate}
          hint={<OwnRate userId={userId} />}
          required
        />
        {projects.length > 0 && (
          <ShownProjectsField
            id={form.idOf('projectIds')}
            projects={projects}
            values={form.values.projectIds}
            error={form.errorOf('projectIds')}
            onChange={(projectIds) => form.set({ projectIds })}
          />
        )}
        {apply.error instanceof LostCall && <Notice tone="error">{texts.failure}</Notice>}
        <FormActions
          isSending={apply.isPending}
          label={texts.submit}
          sendingLabel={texts.submitting}
          cancelLabel={texts.cancel}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
