import type { ReactNode } from 'react';
import { Explanation } from './explanation.tsx';
import styles from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Behind a '?' beside the label. */
  readonly explanation?: ReactNode;
}

/** Facts as on a drawing's title block: a small caption, the value under it. Empty values are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ label, value, explanation }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>
              {label}
              {explanation && <Explanation about={label}>{explanation}</Explanation>}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
