import { formatPrice } from '../../../ui/format.ts';
import styles from './daily-rate.module.css';
import { HourlyRate } from './hourly-rate.tsx';

/** A daily rate with its unit, and what it comes to per hour. */
export function DailyRate({ eurosPerDay }: { eurosPerDay: number }) {
  return (
    <span className={styles.rate}>
      <span className={styles.perDay}>{formatPrice(eurosPerDay, 'jour')}</span>
      <span className={styles.perHour}>
        <HourlyRate eurosPerDay={eurosPerDay} />
      </span>
    </span>
  );
}
