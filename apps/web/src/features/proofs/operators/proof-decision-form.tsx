import { operatorProofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import {
  maxProofNoteLength,
  type ProofDecision,
  proofDecisionBody,
  type SubmittedProof,
} from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi } from '../../../core/api/api-client.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Actions, Stack } from '../../../ui/page.tsx';
import { operatorsKey } from '../../operators/index.ts';
import { operatorProofsTexts as texts } from './operator-proofs.texts.ts';

const initialValues = { note: '' };
const noteAlone = z.pick(proofDecisionBody, { note: true });
const validate = (values: typeof initialValues) => schemaIssues(noteAlone, values);

/** One decision on a proof, with what its owner reads of it. */
export function ProofDecisionForm({
  proof,
  state,
}: {
  proof: SubmittedProof;
  state: ProofDecision['state'];
}) {
  const queryClient = useQueryClient();
  const { id, revision } = proof;
  const draftKey = `proof-decision:${id}:${state}`;
  const { form, dropDraft } = useKeptForm(draftKey, initialValues, validate);
  const said = texts.decisions[state];
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const body = { state, revision, note: form.values.note };
      await callApi(operatorProofRoutes.decide, { params: { id }, body }, write);
      dropDraft();
      await queryClient.invalidateQueries({ queryKey: operatorsKey });
    },
    { fallback: texts.failure, later: null },
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {failure && <Notice tone="error">{failure}</Notice>}
        <TextAreaField
          {...form.field('note')}
          label={said.note}
          hint={texts.noteHint}
          rows={3}
          maxLength={maxProofNoteLength}
          required
        />
        <Actions>
          <Button type="submit" busy={isSending}>
            {isSending ? texts.sending : said.action}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
