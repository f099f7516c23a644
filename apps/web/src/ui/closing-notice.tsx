import { useEffect } from 'react';
import styles from './closing-notice.module.css';
import { Notice } from './notice.tsx';

const closeDelayMs = 1200;

/** Stands in a form's place once it has succeeded, and closes its dialog by itself. */
export function ClosingNotice({ title, onDone }: { title: string; onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, closeDelayMs);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <div className={styles.closing}>
      <Notice tone="success" title={title} />
    </div>
  );
}
