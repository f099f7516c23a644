import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import {
  type DecisionGround,
  decisionGroundNames,
  decisionGrounds,
  type ReportDecision,
  reportDecisionNames,
  reportDecisions,
} from '@mitoyen/contract/features/reports/reports.rules.ts';
import {
  type DecisionBody,
  decisionBody,
  maxStatementLength,
} from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Actions, Section, Stack } from '../../../ui/page.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { reportQuery, reportsKey } from './reports.queries.ts';
import { decisionTexts as texts } from './reports.texts.ts';

interface DecisionValues {
  readonly decision: ReportDecision | '';
  readonly ground: DecisionGround | '';
  readonly statement: string;
}

const initialValues: DecisionValues = { decision: '', ground: '', statement: '' };
const asBody = ({ ground, ...values }: DecisionValues) => ({ ...values, ground: ground || null });
const validate = (values: DecisionValues) => schemaIssues(decisionBody, asBody(values));
const grounds = decisionGroundNames.map((value) => ({ value, label: decisionGrounds[value] }));
const decisions = reportDecisionNames.map((value) => {
  const { label, explanation } = reportDecisions[value];
  return { value, label, description: explanation };
});

/**
 * Takes the decision on a report. `canAct`: there still is an account to warn or suspend; `canSuspend`: it is not suspended
 * already; `canTakeDown`: the report is about one content.
 */
export function DecisionForm({
  reportId,
  canAct,
  canSuspend,
  canTakeDown,
}: {
  reportId: string;
  canAct: boolean;
  canSuspend: boolean;
  canTakeDown: boolean;
}) {
  const queryClient = useQueryClient();
  const draftKey = `decision:${reportId}`;
  const { form, dropDraft } = useKeptForm(draftKey, initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const body = asBody(form.values) as DecisionBody;
      const decided = await callApi(reportRoutes.decide, { params: { id: reportId }, body }, write);
      dropDraft();
      queryClient.setQueryData(reportQuery(reportId).queryKey, decided);
      void queryClient.invalidateQueries({ queryKey: reportsKey });
    },
    { fallback: texts.failure, later: texts.heading, draftKey },
  );
  const { decision } = form.values;
  return (
    <Section title={texts.heading}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure && <Notice tone="error">{failure}</Notice>}
          <RadioCards
            id={form.idOf('decision')}
            label={texts.decision}
            name="decision"
            required
            value={decision || null}
            options={decisions.filter(
              ({ value }) =>
                value === 'no_action' ||
                (canAct && (value !== 'takedown' || canTakeDown) && (value !== 'suspension' || canSuspend)),
            )}
            error={form.errorOf('decision')}
            onChange={(value) => form.set({ decision: value })}
          />
          {decision !== '' && decision !== 'no_action' && (
            <SelectField
              {...form.field('ground')}
              label={texts.ground}
              hint={texts.groundHint}
              placeholder={texts.groundPlaceholder}
              options={grounds}
              required
            />
          )}
          <TextAreaField
            {...form.field('statement')}
            label={texts.statement}
            hint={texts.statementHint}
            rows={6}
            maxLength={maxStatementLength}
            required
          />
          <Actions>
            <Button type="submit" variant="primary" busy={isSending}>
              {isSending ? texts.submitting : texts.submit}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Section>
  );
}
