import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { formatPrice } from '../../ui/format.ts';
import { answersIn } from './answer-record.tsx';
import { salaryText } from './jobs/job-salary.ts';
import { jobTexts } from './jobs/jobs.texts.ts';
import styles from './offer-terms.module.css';

function payOf(offer: FullOffer): string {
  return offer.kind === 'mission' ? formatPrice(offer.budget, 'jour') : salaryText(offer);
}

function durationOf(offer: FullOffer): string | null {
  if (offer.kind === 'mission') return offer.duree;
  const { kind, months } = offer;
  return months === null ? offerKindLabels[kind] : jobTexts.contractFor(offerKindLabels[kind], months);
}

/** What decides, on one line: what it pays, how long, and where `saysAnswers` how soon the company answers. */
export function OfferTerms({ offer, saysAnswers }: { offer: FullOffer; saysAnswers: boolean }) {
  const others = [durationOf(offer), saysAnswers ? answersIn(offer.answerRecord) : null].filter(Boolean);
  return (
    <p className={styles.terms} data-apart>
      <span className={styles.pay}>{payOf(offer)}</span>
      {others.map((term) => (
        <span key={term}>
          <span aria-hidden="true">{'\u00a0· '}</span>
          {term}
        </span>
      ))}
    </p>
  );
}
