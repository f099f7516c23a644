import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import { applicationBody } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { applicationsKey, offersKey } from '../../../core/api/query-keys.ts';
import { useOneAtATime } from '../../../core/api/use-one-at-a-time.ts';
import { FormActions } from '../../../core/forms/form-actions.tsx';
import { schemaIssues, showRefusedFields } from '../../../core/forms/form-issues.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { RequiredNote, TextAreaField } from '../../../ui/field.tsx';
import { FormSummary } from '../../../ui/form-summary.tsx';
import { InSight } from '../../../ui/in-sight.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { applyTexts as texts } from '../applications.texts.ts';
import { DailyRate } from '../rate/daily-rate.tsx';
import { DailyRateField } from '../rate/daily-rate-field.tsx';
import { OwnRate } from '../rate/own-rate.tsx';

/** What is typed in the application form; `proposedRate` in euros per day. */
interface ApplyValues {
  coverLetter: string;
  proposedRate: string;
}

/** Applies to an offer, once; the offer then says so. */
function useApply(jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: ApplyValues) =>
      callApi(applicationRoutes.apply, { body: applicationBody.parse({ jobId, ...values }) }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: applicationsKey });
      void queryClient.invalidateQueries({ queryKey: offersKey });
    },
  });
}

/** What one applies to. `budget` in euros per day. */
export type ApplyTarget = Pick<Offer, 'id' | 'titre' | 'companyName' | 'budget'>;

const initialValues: ApplyValues = { coverLetter: '', proposedRate: '' };
const validate = (values: ApplyValues) => schemaIssues(applicationBody, { jobId: 'offer', ...values });

/** What the server refused, in its words, with the way on where there is one. */
function Failure({ error, onLeave }: { error: Error; onLeave: () => void }) {
  const code = error instanceof ApiError ? error.code : null;
  const wayOn =
    code === applicationErrors.already_applied.code
      ? { to: paths.ownApplications(), label: texts.toApplications }
      : code === applicationErrors.freelance_profile_missing.code
        ? { to: paths.freelanceSetup(), label: texts.completeProfile }
        : null;
  return (
    <Notice
      tone="error"
      title={errorSentence(error, texts.failure)}
      actions={
        wayOn && (
          <LinkButton size="small" to={wayOn.to} onClick={onLeave}>
            {wayOn.label}
          </LinkButton>
        )
      }
    >
      {texts.kept}
    </Notice>
  );
}

/** Letter and daily rate. What was typed stays through a failure, and through closing and reopening the form. */
export function ApplyForm({
  offer,
  userId,
  onSent,
  onCancel,
}: {
  offer: ApplyTarget;
  userId: string;
  onSent: () => void;
  onCancel: () => void;
}) {
  const draftKey = `apply:${userId}:${offer.id}`;
  const { form, isRestored, dropDraft } = useKeptForm(draftKey, initialValues, validate);
  const apply = useApply(offer.id);
  const send = useOneAtATime(apply);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    send(form.values, {
      onSuccess: () => {
        dropDraft();
        onSent();
      },
      onError: (error) => showRefusedFields(form, error),
    });
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
          {...form.field('proposedRate')}
          label={texts.rate}
          hint={<OwnRate userId={userId} />}
          required
        />
        {apply.error && form.faults.length === 0 && (
          <InSight>
            <Failure error={apply.error} onLeave={onCancel} />
          </InSight>
        )}
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
