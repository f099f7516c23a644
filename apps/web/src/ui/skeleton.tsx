import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './skeleton.module.css';
import { uiTexts } from './ui.texts.ts';

/** Says for all to see that something is on its way, once for the whole group of drawn shapes. */
export function SkeletonGroup({
  children,
  label = uiTexts.loading,
}: {
  children: ReactNode;
  label?: string;
}) {
  return (
    <div role="status" className={styles.group} data-arriving>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}

/** Grey lines of a text to come. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
        <span key={key} className={styles.line} />
      ))}
    </div>
  );
}

/** The placeholder of a person in a list: a face, a name, a line or two. */
export function SkeletonPerson() {
  return (
    <div className={styles.row} aria-hidden="true">
      <span className={styles.round} />
      <div className={styles.lines}>
        <span className={cx(styles.line, styles.title)} />
        <span className={styles.line} />
        <span className={styles.line} />
      </div>
    </div>
  );
}

/** The shape of a directory card. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.row}>
        <span className={styles.round} />
        <div className={styles.lines}>
          <span className={cx(styles.line, styles.title)} />
          <span className={styles.line} />
        </div>
      </div>
      <SkeletonLines count={2} />
    </div>
  );
}

/** The shape of a profile page: cover, face, name, text. */
export function SkeletonProfile() {
  return (
    <div className={styles.profile} aria-hidden="true">
      <span className={styles.cover} />
      <div className={styles.row}>
        <span className={cx(styles.round, styles.large)} />
        <div className={styles.lines}>
          <span className={cx(styles.line, styles.title)} />
          <span className={styles.line} />
        </div>
      </div>
      <SkeletonLines count={6} />
    </div>
  );
}
