import { proofFields } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import {
  type ProofDecision,
  proofDecisions,
  type SubmittedProof,
} from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { paths } from '../../../paths.ts';
import { Dot } from '../../../ui/dotted.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/page.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FileCautions } from '../../uploads/index.ts';
import { DocumentButton } from '../own/document-button.tsx';
import { endOf } from '../own/own-proof.tsx';
import { askedOf, ownProofsTexts } from '../own/own-proofs.texts.ts';
import { ProofStateBadge } from '../own/proof-state-badge.tsx';
import styles from './operator-proofs.module.css';
import { operatorProofsTexts as texts } from './operator-proofs.texts.ts';
import { ProofDecisionForm } from './proof-decision-form.tsx';

const days: readonly string[] = ['date', 'from', 'to'];

/** A proof with its document, and the decision on it. */
export function SubmittedProofItem({ proof }: { proof: SubmittedProof }) {
  const { kind, userId, username, state, note, document, documentName, cautions } = proof;
  const name = proofNames[kind];
  const { labels } = askedOf[kind];
  const open = (decision: ProofDecision['state']) => decision !== state;
  return (
    <li>
      <Panel className={styles.item}>
        <h2 className={styles.title} tabIndex={-1}>
          {name}
        </h2>
        <p className={styles.by}>
          <Link to={paths.operatorAccount(userId)}>{username}</Link>
          <Dot />
          {endOf(proof)}
        </p>
        <p className={styles.by}>
          <ProofStateBadge state={state} />
        </p>
        <FactList
          facts={proofFields.map((field) => {
            const value = proof[field];
            const shown = typeof value === 'string' && days.includes(field) ? formatDay(value) : value;
            return { label: labels[field] ?? field, value: shown };
          })}
        />
        {note && <p>{(state === 'refused' ? ownProofsTexts.refused : ownProofsTexts.verified)(note)}</p>}
        {document ? (
          <div className={styles.document}>
            <DocumentButton url={document} name={documentName ?? name} about={name} />
            <FileCautions cautions={cautions} />
          </div>
        ) : (
          <p className={styles.by}>{texts.noDocument}</p>
        )}
        {proofDecisions.filter(open).map((decision) => (
          <details key={decision} className={styles.decision}>
            <summary>
              {texts.decisions[decision].heading}
              <VisuallyHidden>{texts.about(name, username)}</VisuallyHidden>
            </summary>
            <ProofDecisionForm proof={proof} state={decision} />
          </details>
        ))}
      </Panel>
    </li>
  );
}
