import type { ProofMark } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import type { ReservedTitleName } from '@mitoyen/contract/features/vocabulary/reserved-titles.ts';
import type { Fact } from '../../../ui/fact-list.tsx';
import { formatDay } from '../../../ui/format.ts';
import { MarkState } from './mark-state.tsx';
import styles from './marks.module.css';
import { markTexts as texts } from './marks.texts.ts';
import { useStandingMarks } from './use-standing-marks.ts';

/** Whether the person is registered with the Ordre, or else that they did not say so. */
function OrdreState({ marks }: { marks: readonly ProofMark[] }) {
  const mark = useStandingMarks(marks)[0];
  if (!mark) return <>{texts.ordreStates.none}</>;
  return (
    <span className={styles.state}>
      <MarkState state={mark.state} labels={texts.ordreStates} />
      {mark.until && <span className={styles.about}>{texts.until(formatDay(mark.until))}</span>}
    </span>
  );
}

/** What is said of a title that the law keeps, and of a number of the Ordre whatever the title is. None for other titles. */
export function titleFacts({
  reservedTitle,
  proofs,
}: {
  readonly reservedTitle?: ReservedTitleName | undefined;
  readonly proofs?: readonly ProofMark[] | undefined;
}): Fact[] {
  const ordre = (proofs ?? []).filter(({ kind }) => kind === 'ordre');
  if (ordre.length > 0 || reservedTitle === 'architecte')
    return [{ label: texts.ordre, value: <OrdreState marks={ordre} />, explanation: texts.ordreExplained }];
  if (!reservedTitle) return [];
  return [
    { label: texts.otherTitle, value: texts.otherUnproved, explanation: texts.otherLaws[reservedTitle] },
  ];
}
