import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing here yet: why, and what to do next. `footnote` is a last small line. */
export function EmptyState({
  title,
  children,
  actions,
  footnote,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  footnote?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 120 72" aria-hidden="true" focusable="false">
        <path className={styles.thin} d="M6 66h108M14 60v12M106 60v12M14 66l-3 3m98-6-3 3" />
        <path className={styles.dashed} d="M20 58V24l20-14 20 14v34" />
        <path className={styles.dashed} d="M60 58V30h40v28" />
        <path className={styles.bold} d="M60 58V24" />
        <path className={styles.thin} d="M33 58V44h12v14M70 40h8v8h-8zM84 40h8v8h-8z" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {footnote && <p className={styles.footnote}>{footnote}</p>}
    </div>
  );
}
