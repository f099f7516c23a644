import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { ShownOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { formatNearDay } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page.tsx';
import { asJob } from './jobs/job-head.ts';
import { jobTexts } from './jobs/jobs.texts.ts';
import styles from './offer-view.module.css';
import { offerTexts as texts } from './offers.texts.ts';

/** Where, and how much of it from elsewhere; of a job also as what. */
function Place({ offer }: { offer: ShownOffer }) {
  const job = asJob(offer);
  if (job) {
    return (
      <>
        <span>{offerKindLabels[job.kind]}</span>
        {job.lieu && <span>{job.lieu}</span>}
        {job.remoteDays > 0 && <Badge tone="info">{jobTexts.remoteDays(job.remoteDays)}</Badge>}
      </>
    );
  }
  return (
    <>
      <span>{offer.lieu ?? texts.anywhere}</span>
      {offer.remote === 1 && <Badge tone="info">{texts.remote}</Badge>}
    </>
  );
}

/** The company, for readers who may know it. */
const companyOf = (offer: ShownOffer) => ('restricted' in offer ? null : offer.companyName);

/** What everybody may read of an offer. `status` comes before the place, `after` at the end of the line. */
export function OfferHeader({
  offer,
  status,
  after,
}: {
  offer: ShownOffer;
  status?: ReactNode;
  after?: ReactNode;
}) {
  return (
    <PageHeader
      caption={[companyOf(offer), texts.published(formatNearDay(offer.createdAt))].filter(Boolean).join(', ')}
      title={offer.titre}
      lead={
        <span className={styles.lead}>
          {status}
          <Place offer={offer} />
          {after}
        </span>
      }
    />
  );
}
