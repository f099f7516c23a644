import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { OwnOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/format.ts';
import { Link } from '../../ui/link.tsx';
import row from '../../ui/own-item.module.css';
import { DailyRate, OfferStatusBadge } from '../applications/index.ts';
import { Deadline } from './deadline.tsx';
import { salaryText } from './jobs/job-salary.ts';
import { jobTexts } from './jobs/jobs.texts.ts';
import { OfferApplications } from './offer-applications.tsx';
import { offerTexts } from './offers.texts.ts';
import styles from './own-offers.module.css';
import { OwnerActions } from './owner-actions.tsx';
import { UrgentBadge } from './urgent-badge.tsx';

/** One of a company's offers: its state, its applicants, and the actions on it. */
export function OwnOfferItem({ offer }: { offer: OwnOffer }) {
  return (
    <article className={row.item} data-unseen={offer.unseenCount > 0 || undefined}>
      <header className={row.header}>
        <h2 className={styles.title}>
          <Link to={paths.offer(offer.id)} state={cameFrom(paths.ownOffers())}>
            {offer.titre}
          </Link>
        </h2>
        <OfferStatusBadge status={offer.status} />
        {offer.kind === 'mission' && <UrgentBadge offer={offer} />}
        {offer.highlighted && <Badge tone="brick">{offerTexts.highlighted}</Badge>}
      </header>
      <p className={styles.facts} data-apart>
        <span>{offer.lieu ?? (offer.kind === 'mission' ? offerTexts : jobTexts).anywhere}</span>
        <span>{offerTexts.published(formatDay(offer.createdAt))}</span>
        <Deadline offer={offer} />
      </p>
      {offer.kind === 'mission' ? (
        <DailyRate eurosPerDay={offer.budget} />
      ) : (
        <p>{`${offerKindLabels[offer.kind]}, ${salaryText(offer)}`}</p>
      )}
      <div className={styles.foot}>
        <OfferApplications offer={offer} />
        <OwnerActions offer={offer} />
      </div>
    </article>
  );
}
