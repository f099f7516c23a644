import styles from './count-badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A number to notice; nothing for 0. `label` says to screen readers what it counts: “3 messages non lus”. */
export function CountBadge({ count, label }: { count: number; label?: string | undefined }) {
  if (count <= 0) return null;
  const text = count > 99 ? '99+' : String(count);
  if (label === undefined) return <span className={styles.count}>{text}</span>;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
