import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { kindOfProof, type ProofKind } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import type { Proof } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isRenewable, partHeldOnce } from './held-once.ts';
import { OwnProof } from './own-proof.tsx';
import styles from './own-proofs.module.css';
import { askedOf, ownProofsTexts as texts } from './own-proofs.texts.ts';

/** What is done about a proof: a new one, which may follow another, a change, or the end of one. */
export type Opened =
  | {
      readonly what: 'form';
      readonly kind: ProofKind;
      readonly proof: Proof | null;
      readonly previous?: Proof | null;
    }
  | { readonly what: 'removal'; readonly proof: Proof };

/** What was done last, said where it was done: the page is long, and its top out of sight. */
export interface Said {
  readonly kind: ProofKind;
  readonly sentence: string;
  /** Another one each time, so that the same sentence is read out again. */
  readonly at: number;
}

function Proofs({ proofs, onOpen }: { proofs: readonly Proof[]; onOpen: (opened: Opened) => void }) {
  if (proofs.length === 0) return null;
  return (
    <ul className={styles.proofs}>
      {proofs.map((proof) => (
        <OwnProof
          key={proof.id}
          proof={proof}
          onEdit={() => onOpen({ what: 'form', kind: proof.kind, proof })}
          onRemove={() => onOpen({ what: 'removal', proof })}
        />
      ))}
    </ul>
  );
}

/** A kind of proof: why it is asked for, what there is of it, and the way to add one, or the next where one is held once. */
export function KindOfProof({
  kind,
  proofs,
  said,
  onOpen,
}: {
  kind: ProofKind;
  /** Of the kind, the last one added first. */
  proofs: readonly Proof[];
  said: Said | null;
  onOpen: (opened: Opened) => void;
}) {
  const name = proofNames[kind];
  const { isOne } = kindOfProof(kind);
  const { current, past } = isOne
    ? partHeldOnce(proofs, parisDay(new Date()))
    : { current: proofs, past: [] };
  const previous = (isOne && proofs[0]) || null;
  return (
    <li className={styles.kind}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.why}>{askedOf[kind].why}</p>
        </div>
        {(!previous || isRenewable(previous)) && (
          <Button
            size="small"
            {...(!previous && { icon: 'plus' })}
            aria-label={(previous ? texts.renewOf : texts.addOf)(name)}
            onClick={() => onOpen({ what: 'form', kind, proof: null, previous })}
          >
            {previous ? texts.renew : texts.add}
          </Button>
        )}
      </div>
      {said?.kind === kind && <Notice key={said.at} tone="success" title={said.sentence} />}
      <Proofs proofs={current} onOpen={onOpen} />
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{texts.past(past.length)}</summary>
          <Proofs proofs={past} onOpen={onOpen} />
        </details>
      )}
    </li>
  );
}
