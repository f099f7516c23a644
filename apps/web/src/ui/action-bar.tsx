import type { ReactNode } from 'react';
import styles from './action-bar.module.css';
import { cx } from './cx.ts';

/**
 * What a page is for, one or two buttons: in their place on wide screens, in reach at the foot of the screen on
 * phones. They are the buttons themselves, so that nothing is there twice. One a page, in no transformed ancestor.
 */
export function ActionBar({ inRow = false, children }: { inRow?: boolean; children: ReactNode }) {
  return <div className={cx(styles.bar, inRow && styles.inRow)}>{children}</div>;
}
