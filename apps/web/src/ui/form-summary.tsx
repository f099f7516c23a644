import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './form-summary.module.css';
import { uiTexts } from './ui.texts.ts';
import { useFreeFocus } from './use-free-focus.ts';

export interface FormFault {
  /** Id of the control to put right. */
  readonly fieldId: string;
  readonly message: string;
}

/**
 * The faults of a form, above it: each line leads to its field. It takes the focus when it appears, and again
 * when `attempt` (the number of submits) changes, unless the user has moved to a field meanwhile.
 */
export function FormSummary({ faults, attempt = 0 }: { faults: readonly FormFault[]; attempt?: number }) {
  const ref = useRef<HTMLDivElement>(null);
  const isShown = faults.length > 0;
  const isFree = useFreeFocus();

  useEffect(() => {
    if (isShown && attempt >= 0 && isFree()) ref.current?.focus();
  }, [isShown, attempt, isFree]);

  if (!isShown) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>{uiTexts.formErrors(faults.length)}</p>
      <ul className={styles.list}>
        {faults.map((fault) => (
          <li key={fault.fieldId}>
            <a href={`#${fault.fieldId}`} onClick={focusTarget}>
              {fault.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}
