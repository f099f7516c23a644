import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './own-offers.module.css';
import { ownOfferTexts as texts } from './own-offers.texts.ts';

/** For its company: who applied, how many of them are new, how many wait for an answer, and the way to read them. */
export function OfferApplications({ offer }: { offer: FullOffer }) {
  const { applicationCount, unseenCount = 0, waitingCount = 0 } = offer;
  if (applicationCount === undefined) return null;
  if (applicationCount === 0) return <p className={styles.applications}>{texts.applications(0)}</p>;
  return (
    <p className={styles.applications}>
      <Link to={paths.receivedApplications({ offre: offer.id })}>{texts.applications(applicationCount)}</Link>
      {unseenCount > 0 && <Badge tone="brick">{texts.unseen(unseenCount)}</Badge>}
      {waitingCount > 0 && <span className={styles.waiting}>{texts.waiting(waitingCount)}</span>}
    </p>
  );
}
