import { operatorProofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import {
  maxProofNoteLength,
  type ProofDecision,
  proofDecisionBody,
  type SubmittedProof,
} from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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

/** Has the focus go on to the proof beside one that leaves the list, or to the page's title after the last. */
function followFocus(form: HTMLElement | null): () => void {
  const item = form?.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  return () => {
    const heading = beside?.querySelector('h2') ?? document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  };
}

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
  const ref = useRef<HTMLFormElement>(null);
  const noteId = form.idOf('note');
  useEffect(() => {
    if (form.attempt > 0) document.getElementById(noteId)?.focus();
  }, [form.attempt, noteId]);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const body = { state, revision, note: form.values.note };
      await callApi(operatorProofRoutes.decide, { params: { id }, body }, write);
      dropDraft();
      const follow = followFocus(ref.current);
      await queryClient.invalidateQueries({ queryKey: operatorsKey });
      follow();
    },
    { fallback: texts.failure, later: null },
  );
  return (
    <form ref={ref} onSubmit={submit} noValidate>
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
