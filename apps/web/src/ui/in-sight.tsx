import { type ReactNode, useEffect, useRef } from 'react';
import styles from './in-sight.module.css';

/** What appears because a button was pressed comes into sight, with the buttons below it. */
export function InSight({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // its answer, a promise in some browsers, is no clean-up
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref} className={styles.inSight}>
      {children}
    </div>
  );
}
