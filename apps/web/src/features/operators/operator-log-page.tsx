import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import { formatTime } from '../../core/format/format-time.ts';
import { formatDay } from '../../ui/format.ts';
import { OperatorList } from './operator-list.tsx';
import { OperatorSpace } from './operator-space.tsx';
import styles from './operators.module.css';
import { logTexts as texts } from './operators.texts.ts';

export const head = { title: texts.pageTitle };

/** The summary of each call of operators, as its declaration has it, without its note on who may call it. */
const actions = new Map(
  [operatorRoutes, reportRoutes, takedownRoutes]
    .flatMap((routes) => Object.values(routes))
    .map(({ method, path, summary }) => [`${method} ${path}`, summary.replace(/ \(opérateurs\)$/, '')]),
);

/** What operators looked at and did, for operators. */
export default function OperatorLogPage() {
  return (
    <OperatorSpace title={texts.pageTitle} lead={texts.lead}>
      <OperatorList route={operatorRoutes.listLog} empty={texts.empty}>
        {(entry) => (
          <li key={entry.id} className={styles.item}>
            <div className={styles.words}>
              <strong>{entry.operatorName ?? texts.gone}</strong>
              <p>
                {actions.get(entry.action) ?? entry.action} –{' '}
                {texts.outcomes[entry.outcome] ?? texts.refused(entry.outcome)}
              </p>
              <p className={styles.soft}>{texts.targets(entry.targetIds)}</p>
            </div>
            <time className={styles.soft} dateTime={entry.at}>
              {formatDay(entry.at)}, {formatTime(entry.at)}
            </time>
          </li>
        )}
      </OperatorList>
    </OperatorSpace>
  );
}
