import { daysLeft } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { formatDay } from '../../ui/format.ts';
import styles from './deadline.module.css';
import { offerTexts as texts } from './offers.texts.ts';
import { today } from './today.ts';

const soonDays = 7;
/** Further away, the day itself says more than a number of days. */
const countedDays = 60;

/** Until when one may apply, and how long that leaves while the offer is open. For signed-in visitors: days go by. */
export function Deadline({ offer }: { offer: Pick<Offer, 'deadline' | 'status'> }) {
  const { deadline, status } = offer;
  const left = daysLeft(deadline, today());
  const isCounted = status === 'open' && left >= 0 && left <= countedDays;
  return (
    <span className={styles.deadline}>
      {texts.until(formatDay(deadline))}
      {isCounted && (
        <span className={styles.left} data-soon={left <= soonDays || undefined}>
          {left <= soonDays ? texts.fewDaysLeft(left) : texts.daysLeft(left)}
        </span>
      )}
    </span>
  );
}
