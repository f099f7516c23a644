import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './notice.module.css';
import { uiTexts } from './ui.texts.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const marks: Readonly<Record<NoticeTone, string>> = { info: 'i', success: '✓', warning: '!', error: '!' };

/**
 * What happened, and what to do about it. Errors are read out at once, the others when the reader pauses.
 * `onRetry` adds the retry button.
 */
export function Notice({
  tone = 'info',
  title,
  children,
  onRetry,
  actions,
}: {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  actions?: ReactNode;
}) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={styles.mark} aria-hidden="true">
        {marks[tone]}
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {(onRetry || actions) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button size="small" icon="refresh" onClick={onRetry}>
                {uiTexts.retry}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
