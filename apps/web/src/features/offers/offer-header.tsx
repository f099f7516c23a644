import type { AnyOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page.tsx';
import styles from './offer-view.module.css';
import { offerTexts as texts } from './offers.texts.ts';

/** What everybody may read of an offer. `status` comes before the place, `after` at the end of the line. */
export function OfferHeader({
  offer,
  status,
  after,
}: {
  offer: AnyOffer;
  status?: ReactNode;
  after?: ReactNode;
}) {
  return (
    <PageHeader
      caption={texts.published(formatDay(offer.createdAt))}
      title={offer.titre}
      lead={
        <span className={styles.lead}>
          {status}
          <span>{offer.lieu ?? texts.anywhere}</span>
          {offer.remote === 1 && <Badge tone="info">{texts.remote}</Badge>}
          {after}
        </span>
      }
    />
  );
}
