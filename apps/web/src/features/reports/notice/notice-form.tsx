import { tidyEmail } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import {
  mayStayUnnamed,
  type NoticeKind,
  type ReportReason,
  reportReasonNames,
  reportReasons,
} from '@mitoyen/contract/features/reports/reports.rules.ts';
import {
  emailMissingMessage,
  maxReportDetailsLength,
  nameMissingMessage,
  noticeBody,
} from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { callApi } from '../../../core/api/api-client.ts';
import { useIdempotencyKey } from '../../../core/api/idempotency-key.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, EmailField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Actions, Stack } from '../../../ui/page.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { noticeTexts as texts } from './notice.texts.ts';

interface NoticeValues {
  readonly reason: ReportReason | '';
  readonly details: string;
  readonly place: string;
  readonly name: string;
  readonly email: string;
  readonly goodFaith: boolean;
}

const initialValues: NoticeValues = {
  reason: '',
  details: '',
  place: '',
  name: '',
  email: '',
  goodFaith: false,
};
const reasons = reportReasonNames.map((value) => ({ value, label: reportReasons[value] }));
const issuesOf = (values: NoticeValues) =>
  schemaIssues(noticeBody, { kind: 'offer', id: 'something', ...values });

function validateVisitor(values: NoticeValues) {
  const unnamed = mayStayUnnamed(values.reason);
  return {
    ...issuesOf(values),
    ...(!unnamed && values.name.trim() === '' && { name: nameMissingMessage }),
    ...(!unnamed && values.email.trim() === '' && { email: emailMissingMessage }),
  };
}

/**
 * What, why, where exactly; a reporter without an account gives name and address, unless the law lets them
 * stay unnamed.
 */
export function NoticeForm({
  kind,
  id,
  isVisitor,
  onSent,
}: {
  kind: NoticeKind;
  id: string;
  isVisitor: boolean;
  onSent: (reference: string) => void;
}) {
  const draftKey = `notice:${kind}:${id}`;
  const keyOf = useIdempotencyKey(draftKey);
  const { form, dropDraft } = useKeptForm(draftKey, initialValues, isVisitor ? validateVisitor : issuesOf);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const { reason, goodFaith, ...values } = form.values;
      if (reason === '' || !goodFaith) return;
      const body = { kind, id, reason, goodFaith, ...values };
      // a visitor's is taken in once by where it comes from
      const headers: Record<string, string> = isVisitor ? {} : { 'idempotency-key': keyOf(body) };
      const receipt = await callApi(reportRoutes.notify, { body }, { ...write, headers });
      dropDraft();
      onSent(receipt.id);
    },
    { fallback: texts.failure, later: null },
  );
  const unnamed = mayStayUnnamed(form.values.reason);
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
          rows={6}
          maxLength={maxReportDetailsLength}
          required
        />
        <TextField {...form.field('place')} label={texts.place} hint={texts.placeHint} />
        {isVisitor && (
          <>
            {unnamed && <p>{texts.unnamed}</p>}
            <TextField {...form.field('name')} label={texts.name} autoComplete="name" required={!unnamed} />
            <EmailField
              {...form.field('email', tidyEmail)}
              label={texts.email}
              hint={texts.emailHint}
              required={!unnamed}
            />
          </>
        )}
        <CheckboxField
          id={form.idOf('goodFaith')}
          label={texts.goodFaith}
          checked={form.values.goodFaith}
          error={form.errorOf('goodFaith')}
          onChange={(event) => form.set({ goodFaith: event.currentTarget.checked })}
          required
        />
        <Actions>
          <Button type="submit" variant="primary" busy={isSending}>
            {isSending ? texts.sending : texts.send}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
