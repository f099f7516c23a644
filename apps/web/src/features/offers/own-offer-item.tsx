import type { OwnOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { Link } from 'react-router';
import { DailyRate } from '../../core/offer-parts/daily-rate.tsx';
import { OfferStatusBadge } from '../../core/offer-parts/offer-status-badge.tsx';
import { cameFrom } from '../../core/return-link.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/format.ts';
import { offerTexts, ownOfferTexts as texts } from './offers.texts.ts';
import styles from './own-offers.module.css';
import { OwnerActions } from './owner-actions.tsx';

/** One of a company's offers: its state, who applied, and what can be done with it. */
export function OwnOfferItem({ offer }: { offer: OwnOffer }) {
  const { applicationCount, unseenCount } = offer;
  return (
    <article className={styles.item} data-unseen={unseenCount > 0 || undefined}>
      <header className={styles.header}>
        <h3 className={styles.title}>
          <Link to={paths.offer(offer.id)} state={cameFrom(paths.ownOffers())}>
            {offer.titre}
          </Link>
        </h3>
        <OfferStatusBadge status={offer.status} />
        {offer.highlighted && <Badge tone="brick">{offerTexts.highlighted}</Badge>}
      </header>
      <p className={styles.facts}>
        <span>{offer.lieu ?? offerTexts.anywhere}</span>
        <span>{offerTexts.published(formatDay(offer.createdAt))}</span>
        <span>{texts.deadline(formatDay(offer.deadline))}</span>
      </p>
      <DailyRate eurosPerDay={offer.budget} />
      <p className={styles.applications}>
        {applicationCount > 0 ? (
          <Link to={paths.receivedApplications({ offre: offer.id })}>
            {texts.applications(applicationCount)}
          </Link>
        ) : (
          texts.applications(0)
        )}
        {unseenCount > 0 && <Badge tone="brick">{texts.unseen(unseenCount)}</Badge>}
      </p>
      <OwnerActions offer={offer} />
    </article>
  );
}
