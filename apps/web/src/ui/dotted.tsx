import { Children, Fragment, type ReactNode } from 'react';
import styles from './dotted.module.css';

/** A dot between two facts on a line, which is heard as a pause: screen readers would name it (« point médian »). */
export const Dot = () => (
  <span className={styles.dot}>
    <span aria-hidden="true">{'\u00a0· '}</span>
  </span>
);

/** Facts on a line with dots between them; what is not said is left out. */
export function Dotted({ facts }: { facts: readonly ReactNode[] }): ReactNode {
  return Children.toArray(facts.filter((fact) => fact !== '')).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what stands before decides where the dot is
    <Fragment key={index}>
      {index > 0 && <Dot />}
      {fact}
    </Fragment>
  ));
}
