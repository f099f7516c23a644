import { type ReactNode, useId } from 'react';
import { Badge, type BadgeTone } from './badge.tsx';
import styles from './explained-badge.module.css';

/** A badge that says what it means when pressed, by keyboard, touch or mouse; Escape or a press beside it closes. */
export function ExplainedBadge({
  tone,
  label,
  explanation,
}: {
  tone: BadgeTone;
  label: string;
  explanation: ReactNode;
}) {
  const id = useId();
  return (
    <span className={styles.explained}>
      <button type="button" className={styles.button} popoverTarget={id}>
        <Badge tone={tone}>
          {label}
          <span className={styles.mark} aria-hidden="true">
            ?
          </span>
        </Badge>
      </button>
      <span id={id} popover="auto" className={styles.explanation}>
        {explanation}
      </span>
    </span>
  );
}
