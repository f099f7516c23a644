import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import type { Proof } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDay } from '../../../ui/format.ts';
import { DocumentButton } from './document-button.tsx';
import styles from './own-proofs.module.css';
import { ownProofsTexts as texts } from './own-proofs.texts.ts';
import { ProofStateBadge } from './proof-state-badge.tsx';

/** When it ends or ended. */
export function endOf({ until, state }: Pick<Proof, 'until' | 'state'>): string {
  if (until === null) return texts.noEnd;
  return (state === 'expired' ? texts.endedOn : texts.until)(formatDay(until));
}

/** A proof as its owner reads it. */
export function OwnProof({
  proof,
  onEdit,
  onRemove,
}: {
  proof: Proof;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { kind, body, number, region, domains, year, state, note, document, documentName } = proof;
  const name = proofNames[kind];
  const facts = [body, number && texts.numberOf(number), region, domains, year].filter(Boolean).join(', ');
  return (
    <li className={styles.proof}>
      <div className={styles.words}>
        <p className={styles.state}>
          <ProofStateBadge state={state} />
          <span>{endOf(proof)}</span>
        </p>
        {facts && <p className={styles.facts}>{facts}</p>}
        {note && (
          <p className={styles.facts}>{(state === 'refused' ? texts.refused : texts.verified)(note)}</p>
        )}
      </div>
      <div className={styles.actions}>
        {document && <DocumentButton url={document} name={documentName ?? name} about={name} />}
        <Button size="small" icon="pencil" aria-label={texts.editOf(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon="trash"
          aria-label={texts.removeOf(name)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
