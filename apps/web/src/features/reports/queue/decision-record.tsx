import { decisionGrounds, reportDecisions } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { ModerationDecision } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { formatDay } from '../../../ui/format.ts';
import { Panel } from '../../../ui/page.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';

/** A decision that was taken: by whom, when, on what ground, with which words. */
export function DecisionRecord({ decision }: { decision: ModerationDecision }) {
  const { kind, ground, statement, operatorName, decidedAt } = decision;
  return (
    <Panel className={styles.decision}>
      <p>
        <strong>{kind === 'lift' ? texts.lifted : reportDecisions[kind].label}</strong>{' '}
        <span className={styles.soft}>{texts.decidedBy(operatorName, formatDay(decidedAt))}</span>
      </p>
      {ground && <p>{decisionGrounds[ground]}</p>}
      <p className={styles.words}>{statement}</p>
    </Panel>
  );
}
