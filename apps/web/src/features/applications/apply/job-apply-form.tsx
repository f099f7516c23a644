import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import {
  anyApplicationBody,
  jobApplicationBody,
  letterMissingMessage,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { needsCoverLetter } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useOneAtATime } from '../../../core/api/use-one-at-a-time.ts';
import { FormActions } from '../../../core/forms/form-actions.tsx';
import { type FormIssues, schemaIssues, showRefusedFields } from '../../../core/forms/form-issues.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useSendings } from '../../../core/forms/use-sendings.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { RequiredNote, TextAreaField } from '../../../ui/field.tsx';
import { FormSummary } from '../../../ui/form-summary.tsx';
import { InSight } from '../../../ui/in-sight.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { myJobseekerQuery } from '../../jobseekers/index.ts';
import { appliesDiscreetlyText } from '../../visibility/index.ts';
import { applyTexts, jobApplyTexts as texts } from '../applications.texts.ts';
import { type CvChoice, SentCv } from './sent-cv.tsx';
import { laterTitleOf, useSendApplication } from './use-send-application.ts';

/** What one applies to. */
export type JobTarget = Pick<JobOffer, 'id' | 'titre' | 'companyName' | 'kind'>;

/** What is typed in the application form of a job; `cvUrl` is another CV than the profile's. */
interface JobApplyValues {
  coverLetter: string;
  cvChoice: CvChoice;
  cvUrl: string | null;
}

const initialValues: JobApplyValues = { coverLetter: '', cvChoice: 'profile', cvUrl: null };

const otherCv = ({ cvChoice, cvUrl }: JobApplyValues) => (cvChoice === 'other' ? cvUrl : null);

function bodyOf(jobId: string, values: JobApplyValues) {
  const cvUrl = otherCv(values);
  return { jobId, coverLetter: values.coverLetter, ...(cvUrl && { cvUrl }) };
}

function validationOf({ kind }: JobTarget) {
  return (values: JobApplyValues): FormIssues => {
    const isLetterMissing = needsCoverLetter(kind) && values.coverLetter.trim() === '';
    return {
      ...(isLetterMissing && { coverLetter: letterMissingMessage }),
      ...(values.cvChoice === 'other' && values.cvUrl === null && { cvUrl: texts.cvMissing }),
      ...schemaIssues(jobApplicationBody, bodyOf('offer', values)),
    };
  };
}

function Failure({ error }: { error: Error }) {
  const isProfileMissing =
    error instanceof ApiError && error.code === applicationErrors.jobseeker_profile_missing.code;
  const complete = (
    <LinkButton size="small" to={paths.jobseekerSetup()}>
      {texts.completeProfile}
    </LinkButton>
  );
  return (
    <Notice
      tone="error"
      title={errorSentence(error, applyTexts.failure)}
      actions={isProfileMissing && complete}
    >
      {texts.kept}
    </Notice>
  );
}

/** Letter and CV. What was typed stays through a failure, and through closing and reopening the form. */
export function JobApplyForm({
  job,
  userId,
  onSent,
  onCancel,
}: {
  job: JobTarget;
  userId: string;
  onSent: () => void;
  onCancel: () => void;
}) {
  const [validate] = useState(() => validationOf(job));
  const draftKey = `apply:${userId}:${job.id}`;
  const { form, isRestored, dropDraft } = useKeptForm(draftKey, initialValues, validate, {
    optional: ['cvUrl'],
  });
  const profile = useQuery({ ...myJobseekerQuery(userId), retry: false });
  const sendings = useSendings();
  const apply = useSendApplication(
    (values: JobApplyValues) => anyApplicationBody.parse(bodyOf(job.id, values)),
    { draftKey, later: laterTitleOf(job), retry: () => trySend() },
  );
  const send = useOneAtATime(apply);
  const isLetterAsked = needsCoverLetter(job.kind);
  const trySend = () => {
    if (sendings.isSending || !form.check()) return;
    send(form.values, {
      onSuccess: () => {
        dropDraft();
        onSent();
      },
      onError: (error) => showRefusedFields(form, error),
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
        {isRestored && !apply.error && <Notice title={applyTexts.draftRestored} />}
        {profile.data?.visibility === 'discreet' && (
          <Notice tone="warning" title={appliesDiscreetlyText(job.companyName)} />
        )}
        {isLetterAsked && <RequiredNote />}
        <TextAreaField
          {...form.field('coverLetter')}
          label={applyTexts.coverLetter}
          hint={isLetterAsked ? texts.coverLetterHint : texts.optionalLetterHint}
          rows={8}
          maxLength={10_000}
          required={isLetterAsked}
          data-autofocus=""
        />
        <SentCv
          form={form}
          sendings={sendings}
          companyName={job.companyName}
          profileCv={profile.data?.cv ?? null}
          isKnown={!profile.isPending}
        />
        {apply.error && form.faults.length === 0 && (
          <InSight>
            <Failure error={apply.error} />
          </InSight>
        )}
        <FormActions
          isSending={apply.isPending || sendings.isSending}
          label={applyTexts.submit}
          sendingLabel={applyTexts.submitting}
          cancelLabel={applyTexts.cancel}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
