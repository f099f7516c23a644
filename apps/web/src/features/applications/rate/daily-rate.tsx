import { perHour } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { useHoursPerDay } from '../../../core/pages/page-config.ts';
import { formatPrice } from '../../../ui/format.ts';
import styles from './daily-rate.module.css';
import { rateTexts as texts } from './rate.texts.ts';

/** A daily rate with its unit, and what it comes to per hour, since freelances announce theirs by the hour. */
export function DailyRate({ eurosPerDay }: { eurosPerDay: number }) {
  const hoursPerDay = useHoursPerDay();
  return (
    <span className={styles.rate}>
      <span className={styles.perDay}>{formatPrice(eurosPerDay, 'jour')}</span>
      <span className={styles.perHour}>{texts.hourly(perHour(eurosPerDay, hoursPerDay), hoursPerDay)}</span>
    </span>
  );
}
