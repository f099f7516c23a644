import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { maxStatementLength, statementSchema } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi } from '../../../core/api/api-client.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Actions, Section, Stack } from '../../../ui/page.tsx';
import { reportsKey } from './reports.queries.ts';
import { liftTexts as texts } from './reports.texts.ts';

const initialValues = { statement: '' };
const liftBody = z.object({ statement: statementSchema });
const validate = (values: typeof initialValues) => schemaIssues(liftBody, values);

/** Lifts an account's suspension, with the reasons that its owner reads. */
export function LiftForm({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      await callApi(reportRoutes.liftSuspension, { params: { id: userId }, body: form.values }, write);
      await queryClient.invalidateQueries({ queryKey: reportsKey });
    },
    { fallback: texts.failure, later: texts.heading },
  );
  return (
    <Section title={texts.heading} caption={texts.lead}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure && <Notice tone="error">{failure}</Notice>}
          <TextAreaField
            {...form.field('statement')}
            label={texts.statement}
            rows={4}
            maxLength={maxStatementLength}
            required
          />
          <Actions>
            <Button type="submit" busy={isSending}>
              {isSending ? texts.submitting : texts.submit}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Section>
  );
}
