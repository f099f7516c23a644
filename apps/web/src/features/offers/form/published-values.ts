import { isPastDeadline } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { facetValues } from '../../vocabulary/index.ts';
import { today } from '../today.ts';
import { emptyOffer, type OfferValues } from './offer-form.values.ts';

const typed = (amount: number) => String(amount).replace('.', ',');

/** What the kind of an offer has besides what all have. */
function kindValues(offer: FullOffer): Partial<OfferValues> {
  if (offer.kind === 'mission') {
    return {
      budget: typed(offer.budget),
      duree: offer.duree ?? '',
      remote: offer.remote === 1,
      urgent: offer.urgent,
    };
  }
  return {
    salaryMin: typed(offer.salaryMin),
    salaryMax: typed(offer.salaryMax),
    startDate: offer.startDate ?? '',
    months: offer.months === null ? '' : typed(offer.months),
    hoursPerWeek: typed(offer.hoursPerWeek),
    remoteDays: String(offer.remoteDays),
    tutor: offer.tutor ?? '',
    benefits: offer.benefits ?? '',
  };
}

/** An offer as the form shows it. */
export function offerValues(offer: FullOffer): OfferValues {
  return {
    ...emptyOffer,
    kind: offer.kind,
    titre: offer.titre,
    description: offer.description,
    requirements: offer.requirements.join('\n'),
    lieu: offer.lieu ?? '',
    placeCode: offer.placeCode ?? '',
    deadline: offer.deadline,
    read: offer.read ?? [],
    ...kindValues(offer),
    ...facetValues(offer),
  };
}

/** The same offer once more: everything but a deadline that has passed. */
export function duplicateValues(offer: FullOffer): OfferValues {
  const values = offerValues(offer);
  return isPastDeadline(offer.deadline, today()) ? { ...values, deadline: '' } : values;
}
