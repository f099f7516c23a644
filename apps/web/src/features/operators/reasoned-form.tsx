import type { DecisionGround } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { decisionGroundNames, decisionGrounds } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { maxStatementLength, statementSchema } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { groundSchema } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import * as z from 'zod/mini';
import type { Write } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useKeptForm } from '../../core/forms/use-kept-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Section, Stack } from '../../ui/page.tsx';
import { accountTexts as texts } from './operators.texts.ts';

interface Reasons {
  readonly ground: DecisionGround | '';
  readonly statement: string;
}

const initialValues: Reasons = { ground: '', statement: '' };
const statementAlone = z.object({ statement: statementSchema });
const withGround = z.object({ ground: groundSchema, statement: statementSchema });
const validateStatement = (values: Reasons) => schemaIssues(statementAlone, values);
const validateBoth = (values: Reasons) => schemaIssues(withGround, values);
const grounds = decisionGroundNames.map((value) => ({ value, label: decisionGrounds[value] }));

/** A decision with its reasons, and its legal ground where it is against the account. */
export function ReasonedForm({
  draftKey,
  heading,
  lead,
  action,
  needsGround,
  onSend,
}: {
  draftKey: string;
  heading: string;
  lead: string;
  action: string;
  needsGround: boolean;
  onSend: (reasons: { ground: DecisionGround; statement: string }, write: Write) => Promise<unknown>;
}) {
  const { form, dropDraft } = useKeptForm(
    draftKey,
    initialValues,
    needsGround ? validateBoth : validateStatement,
  );
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const { ground, statement } = form.values;
      // without a need for it, none is sent on
      await onSend({ ground: ground || 'law', statement }, write);
      dropDraft();
    },
    { fallback: texts.failure, later: heading, draftKey },
  );
  return (
    <Section title={heading} caption={lead}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure && <Notice tone="error">{failure}</Notice>}
          {needsGround && (
            <SelectField
              {...form.field('ground')}
              label={texts.ground}
              placeholder={texts.groundPlaceholder}
              options={grounds}
              required
            />
          )}
          <TextAreaField
            {...form.field('statement')}
            label={texts.statement}
            rows={4}
            maxLength={maxStatementLength}
            required
          />
          <Actions>
            <Button type="submit" busy={isSending}>
              {isSending ? texts.sending : action}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Section>
  );
}
