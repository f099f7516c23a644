import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import { proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import type { Proof } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ownProofsQuery } from '../proofs.queries.ts';
import { ownProofsTexts as texts } from './own-proofs.texts.ts';

/** Asks for confirmation before a proof and its document are deleted. */
export function RemoveProofDialog({
  userId,
  proof,
  onRemoved,
  onClose,
}: {
  userId: string;
  proof: Proof;
  onRemoved: () => void;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useWrite({
    later: null,
    send: async (write) => {
      await callApi(proofRoutes.remove, { params: { id: userId, proofId: proof.id } }, write);
      await queryClient.invalidateQueries({ queryKey: ownProofsQuery(userId).queryKey });
      onRemoved();
    },
  });
  const isRemoving = isPending || isSuccess;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.removeTitle}
      footer={
        <>
          <Button onClick={onClose} disabled={isRemoving}>
            {texts.keep}
          </Button>
          <Button variant="danger" busy={isRemoving} onClick={() => mutate()}>
            {isRemoving ? texts.removing : texts.remove}
          </Button>
        </>
      }
    >
      <p>{texts.removeBody(proofNames[proof.kind])}</p>
      {error && <Notice tone="error" title={errorSentence(error, texts.removeFailure)} />}
    </Dialog>
  );
}
