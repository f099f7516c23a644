import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import styles from './pay.module.css';
import { comparePay } from './pay-comparison.ts';

/**
 * The pay that an applicant asks for, and below it how it compares with the offer's; nothing where neither is
 * given.
 */
export function Pay({ application }: { application: Application }) {
  const pay = comparePay(application);
  if (!pay) return null;
  return (
    <p className={styles.pay}>
      <span className={styles.asked}>{pay.asked}</span>
      {pay.against && (
        <span className={styles.against} data-above={pay.isAbove || undefined}>
          {pay.against}
        </span>
      )}
    </p>
  );
}
