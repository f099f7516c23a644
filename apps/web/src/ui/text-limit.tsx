import type { ReactNode } from 'react';
import styles from './field.module.css';
import { formatNumber } from './format.ts';
import { uiTexts } from './ui.texts.ts';

/** Share of the limit from which it is shown: a short text needs no warning. */
const shareToldOf = 0.8;

/**
 * How much of the most is used, once little is left, and what to say of a text that is longer. It is never cut, which
 * would lose the end of what was pasted without a word: the field is marked, and its form's schema refuses it.
 */
export function textLimit(
  value: unknown,
  maxLength: number | undefined,
): { readonly counter: ReactNode; readonly over: string | null } {
  const length = typeof value === 'string' ? value.length : 0;
  if (maxLength === undefined || length < maxLength * shareToldOf) return { counter: null, over: null };
  const isOver = length > maxLength;
  const counter = (
    <span className={styles.counter} data-over={isOver || undefined} aria-hidden="true">
      {formatNumber(length)} / {formatNumber(maxLength)}
    </span>
  );
  return { counter, over: isOver ? uiTexts.tooLong(length - maxLength) : null };
}
