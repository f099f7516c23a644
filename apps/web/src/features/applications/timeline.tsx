import { applicationStatusLabels } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { formatDay } from '../../ui/format.ts';
import { UserText } from '../../ui/user-text.tsx';
import styles from './timeline.module.css';

/** Every change of an application, the first one first, each with its day and what was written with it. */
export function Timeline({ history, label }: { history: Application['history']; label: string }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {history.map(({ status, at, message }) => (
        <li key={`${status}-${at}`} className={styles.event} data-status={status}>
          <p className={styles.line}>
            <span className={styles.status}>{applicationStatusLabels[status]}</span>
            <time className={styles.day} dateTime={at}>
              {formatDay(at)}
            </time>
          </p>
          {message && (
            <p className={styles.message}>
              <UserText text={message} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
