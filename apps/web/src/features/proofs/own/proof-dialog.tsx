import { type ProofKind, proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import { proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import type { Proof } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi, type Write } from '../../../core/api/api-client.ts';
import { useIdempotencyKey } from '../../../core/api/idempotency-key.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useSendings } from '../../../core/forms/use-sendings.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RequiredNote } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Actions, Stack } from '../../../ui/page.tsx';
import { Status } from '../../../ui/status.tsx';
import { fillEmpty, markedForm, type Proposal, proofReadingTexts } from '../../cv-reading/index.ts';
import { FormUpload } from '../../uploads/index.ts';
import { ownProofsQuery } from '../proofs.queries.ts';
import { askedOf, ownProofsTexts as texts } from './own-proofs.texts.ts';
import { ProofFields } from './proof-fields.tsx';
import {
  emptyProof,
  type ProofFormValues,
  proofBodyOf,
  renewedValues,
  validateProof,
  valuesOf,
} from './proof-values.ts';
import { useProofReading } from './use-proof-reading.ts';

/** Adds a proof of a kind, or changes one: what its PDF says is proposed, and confirmed by leaving the field. */
export function ProofDialog({
  userId,
  kind,
  proof,
  previous = null,
  onSaved,
  onClose,
}: {
  userId: string;
  kind: ProofKind;
  /** The one that is changed; null for a new one. */
  proof: Proof | null;
  /** The one that a new one follows. */
  previous?: Proof | null;
  onSaved: () => void;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const draftKey = proof ? `proof:${proof.id}` : `proof:${userId}:${kind}`;
  const validate = useCallback((values: ProofFormValues) => validateProof(kind, values), [kind]);
  const initialValues = proof ? valuesOf(proof) : previous ? renewedValues(previous) : emptyProof;
  const { form, dropDraft } = useKeptForm(draftKey, initialValues, validate, { optional: ['document'] });
  const marked = markedForm(form, emptyProof, proofReadingTexts);
  const sendings = useSendings();
  const keyOf = useIdempotencyKey(draftKey);
  const { isReading, read } = useProofReading(kind, (values) => {
    const proposals = Object.entries(values).map(
      ([name, value]) => ({ name, changes: { [name]: value } }) as Proposal<ProofFormValues>,
    );
    form.set(fillEmpty(form.values, proposals).changes);
  });
  const send = (write: Write) => {
    const body = proofBodyOf(kind, form.values);
    const params = { id: userId };
    if (proof) return callApi(proofRoutes.change, { params: { ...params, proofId: proof.id }, body }, write);
    const headers = { 'idempotency-key': keyOf(body) };
    return callApi(proofRoutes.add, { params, body }, { ...write, headers });
  };
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      await send(write);
      dropDraft();
      await queryClient.invalidateQueries({ queryKey: ownProofsQuery(userId).queryKey });
      onSaved();
    },
    { fallback: texts.saveFailure, later: null },
  );
  const name = proofNames[kind];
  return (
    <Dialog open onClose={onClose} title={name} caption={askedOf[kind].why}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {proof && proof.state !== 'declared' && <Notice tone="info">{texts.redeclare}</Notice>}
          {previous && <p>{texts.renewHint}</p>}
          {failure && <Notice tone="error">{failure}</Notice>}
          <RequiredNote />
          <FormUpload
            form={form}
            kind="proof"
            name="document"
            sendings={sendings}
            label={texts.documentLabel}
            hint={texts.documentHint}
            onTaken={(file) => void read(file)}
          />
          {isReading && <Status>{proofReadingTexts.reading}</Status>}
          <ProofFields kind={kind} form={marked} />
          {sendings.isSending && <Status>{texts.unfinished}</Status>}
          <Actions>
            <Button type="submit" variant="primary" busy={isSending || sendings.isSending}>
              {isSending ? texts.saving : texts.save}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
