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

type Dated = Pick<FullOffer, 'deadline' | 'status'>;

/** The days that an open offer has left, where they are worth a number. */
function countedFor({ deadline, status }: Dated): number | null {
  const left = daysLeft(deadline, today());
  return status === 'open' && left >= 0 && left <= countedDays ? left : null;
}

/** Rendered pages are kept, while days go by: these are counted anew once the page is alive. */
const useIsAlive = () => useSession().status !== 'restoring';

function DaysLeft({ days }: { days: number }) {
  return (
    <span className={styles.left} data-soon={days <= soonDays || undefined} suppressHydrationWarning>
      {texts.daysLeft(days)}
    </span>
  );
}

/** Until when one may apply, and how long that leaves once it is soon. */
export function Deadline({ offer }: { offer: Dated }) {
  const isAlive = useIsAlive();
  const days = countedFor(offer);
  const isSoon = days !== null && days <= soonDays;
  return (
    <span className={styles.deadline}>
      {texts.until(formatDay(offer.deadline))}
      {isAlive && isSoon && <DaysLeft days={days} />}
    </span>
  );
}

/** The same in a list, in the fewest words. */
export function CardDeadline({ offer }: { offer: Dated }) {
  const isAlive = useIsAlive();
  const days = countedFor(offer);
  if (days === null) return <span>{texts.until(formatDay(offer.deadline))}</span>;
  // another key, as React leaves texts that differ from the server's where they are
  return <DaysLeft key={String(isAlive)} days={days} />;
}
