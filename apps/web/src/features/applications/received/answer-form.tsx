import {
  type RejectionReason,
  rejectionReasonKeys,
  rejectionText,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import { applicationAnswerBody } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { isJobKind, type OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { type ChangeEvent, type FormEvent, type RefObject, useCallback } from 'react';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { FormActions } from '../../../core/forms/form-actions.tsx';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { FormSummary } from '../../../ui/form-summary.tsx';
import { InSight } from '../../../ui/in-sight.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { answerTexts as texts } from '../applications.texts.ts';
import { rejectionLabel } from './rejection-label.ts';

/** What a company answers; 'seen' goes without a form. */
export type Answer = 'shortlisted' | 'accepted' | 'rejected';

/** `reason` only of a refusal. */
export interface AnswerValues {
  reason: RejectionReason | '';
  message: string;
}

const initialValues: AnswerValues = { reason: '', message: '' };

/** The text to start from, unless the company has begun to write its own. */
function messageFor(reason: RejectionReason | '', message: string, kind: OfferKind): string {
  const isUsual = rejectionReasonKeys.some((key) => rejectionText(key, kind) === message);
  const isOwn = message.trim() !== '' && !isUsual;
  return isOwn || reason === '' ? message : rejectionText(reason, kind);
}

/** The reason of a refusal, and the text of any answer. */
export function AnswerForm({
  draftKey,
  kind,
  answer,
  isSending,
  error,
  onSubmit,
  onCancel,
  formRef,
}: {
  draftKey: string;
  /** What was applied to. */
  kind: OfferKind;
  answer: Answer;
  isSending: boolean;
  error: Error | null;
  onSubmit: (values: AnswerValues, onSuccess: () => void) => void;
  onCancel: () => void;
  formRef: RefObject<HTMLFormElement | null>;
}) {
  const isRefusal = answer === 'rejected';
  const validate = useCallback(
    ({ reason, message }: AnswerValues) =>
      schemaIssues(applicationAnswerBody, { status: answer, message, reason: isRefusal ? reason : null }),
    [answer, isRefusal],
  );
  const { form, dropDraft } = useKeptForm(draftKey, initialValues, validate);
  const changeReason = (event: ChangeEvent<HTMLSelectElement>) => {
    const reason = rejectionReasonKeys.find((key) => key === event.target.value) ?? '';
    form.set({ reason, message: messageFor(reason, form.values.message, kind) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) onSubmit(form.values, dropDraft);
  };
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack>
        <FormSummary faults={form.faults} attempt={form.attempt} />
        {isRefusal && (
          <SelectField
            {...form.field('reason')}
            label={texts.reason}
            placeholder={texts.reasonPlaceholder}
            options={rejectionReasonKeys.map((value) => ({ value, label: rejectionLabel(value, kind) }))}
            onChange={changeReason}
            required
          />
        )}
        <TextAreaField
          {...form.field('message')}
          label={texts.message}
          hint={isRefusal ? texts.messageHint(isJobKind(kind)) : texts.optionalHint(isJobKind(kind))}
          rows={6}
          maxLength={5000}
        />
        {error && form.faults.length === 0 && (
          <InSight>
            <Notice tone="error">{errorSentence(error, texts.failure)}</Notice>
          </InSight>
        )}
        <FormActions
          isSending={isSending}
          label={texts.submit[answer]}
          sendingLabel={texts.submitting}
          variant={isRefusal ? 'danger' : 'primary'}
          cancelLabel={texts.cancel}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
