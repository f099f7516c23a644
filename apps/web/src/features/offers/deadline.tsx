import { daysLeft } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useSession } from '../../core/session/session.tsx';
import { formatDay } from '../../ui/format.ts';
import styles from './deadline.module.css';
import { offerTexts as texts } from './offers.texts.ts';
import { today } from './today.ts';

const soonDays = 7;
/** Further away, the day itself says more than a number of days. */
const countedDays = 60;

/**
 * Until when one may apply, and how long that leaves while the offer is open. Rendered pages are kept, while days go by:
 * these are counted once the page is alive.
 */
export function Deadline({ offer }: { offer: Pick<FullOffer, 'deadline' | 'status'> }) {
  const isAlive = useSession().status !== 'restoring';
  const { deadline, status } = offer;
  const left = daysLeft(deadline, today());
  const isCounted = isAlive && status === 'open' && left >= 0 && left <= countedDays;
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
