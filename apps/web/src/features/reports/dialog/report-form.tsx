import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import {
  type ReportReason,
  reportReasonNames,
  reportReasons,
} from '@mitoyen/contract/features/reports/reports.rules.ts';
import { maxReportDetailsLength, reportBody } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { callApi } from '../../../core/api/api-client.ts';
import { useIdempotencyKey } from '../../../core/api/idempotency-key.ts';
import { FormActions } from '../../../core/forms/form-actions.tsx';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { safetyDialogTexts as texts } from './safety-dialog.texts.ts';
import type { SafetyTarget } from './safety-target.ts';

interface ReportValues {
  readonly reason: ReportReason | '';
  readonly details: string;
}

const initialValues: ReportValues = { reason: '', details: '' };
const validate = (values: ReportValues) => schemaIssues(reportBody, { userId: 'somebody', ...values });
const reasons = reportReasonNames.map((value) => ({ value, label: reportReasons[value] }));

/** Reason and details of a report. The input survives a failure. */
export function ReportForm({
  userId,
  target,
  onSent,
  onCancel,
}: {
  userId: string;
  target: SafetyTarget;
  onSent: () => void;
  onCancel: () => void;
}) {
  const draftKey = `report:${userId}:${target.userId}`;
  const keyOf = useIdempotencyKey(draftKey);
  const { form, dropDraft } = useKeptForm(draftKey, initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const { reason, details } = form.values;
      if (reason === '') return;
      const { conversationId } = target;
      const body = { userId: target.userId, conversationId, reason, details };
      await callApi(reportRoutes.create, { body }, { ...write, headers: { 'idempotency-key': keyOf(body) } });
      dropDraft();
      onSent();
    },
    { fallback: texts.sendFailure, later: texts.reportTitle(target.name), draftKey },
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {failure && <Notice tone="error">{failure}</Notice>}
        <RadioCards
          id={form.idOf('reason')}
          label={texts.reason}
          name="reason"
          required
          value={form.values.reason || null}
          options={reasons}
          error={form.errorOf('reason')}
          onChange={(reason) => form.set({ reason })}
        />
        <TextAreaField
          {...form.field('details')}
          label={texts.details}
          hint={texts.detailsHint}
          rows={5}
          maxLength={maxReportDetailsLength}
          required={form.values.reason === 'other'}
        />
        <p>
          {target.conversationId && `${texts.messagesJoined} `}
          {texts.anonymous}
        </p>
        <FormActions
          isSending={isSending}
          label={texts.send}
          sendingLabel={texts.sending}
          cancelLabel={texts.cancel}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
