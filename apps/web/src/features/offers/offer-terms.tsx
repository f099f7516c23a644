import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { Dotted } from '../../ui/dotted.tsx';
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
  return (
    <p className={styles.terms}>
      <Dotted
        facts={[
          <span key="pay" className={styles.pay}>
            {payOf(offer)}
          </span>,
          durationOf(offer),
          saysAnswers && answersIn(offer.answerRecord),
        ]}
      />
    </p>
  );
}
