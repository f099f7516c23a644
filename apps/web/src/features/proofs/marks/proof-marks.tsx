import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import type { ProofMark } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { Explanation } from '../../../ui/explanation.tsx';
import { formatDay } from '../../../ui/format.ts';
import { MarkState } from './mark-state.tsx';
import styles from './marks.module.css';
import { markTexts as texts } from './marks.texts.ts';
import { useStandingMarks } from './use-standing-marks.ts';

/**
 * The valid proofs of a person, but for the Ordre, which is shown beside the title. Renders nothing without
 * any.
 */
export function ProofMarks({ marks }: { marks: readonly ProofMark[] | undefined }) {
  const standing = useStandingMarks(marks).filter(({ kind }) => kind !== 'ordre');
  if (standing.length === 0) return null;
  const states = new Set(standing.map(({ state }) => state));
  return (
    <section className={styles.marks}>
      <h2 className={styles.title}>
        {texts.title}
        <Explanation about={texts.title}>
          {states.has('verified') && (
            <span className={styles.explained}>
              <strong>{texts.verified}</strong> – {texts.explained.verified}
            </span>
          )}
          {states.has('declared') && (
            <span className={styles.explained}>
              <strong>{texts.declared}</strong> – {texts.explained.declared}
            </span>
          )}
        </Explanation>
      </h2>
      <ul className={styles.list}>
        {standing.map(({ kind, domains, until, state }) => (
          <li key={`${kind} ${domains} ${until}`} className={styles.mark}>
            <span className={styles.kind}>{proofNames[kind]}</span>
            <MarkState state={state} />
            {(domains || until) && (
              <span className={styles.about}>
                {[domains, until && texts.until(formatDay(until))].filter(Boolean).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
