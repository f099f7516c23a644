import { isPastDeadline, latestUrgentDeadline } from '@mitoyen/contract/features/offers/offers.rules.ts';
import {
  deadlinePastMessage,
  type Offer,
  type OfferBody,
  offerBody,
  urgentDeadlineMessage,
} from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { type FormIssues, inFieldOrder, schemaIssues } from '../../../core/forms/form-issues.ts';
import { emptyFacets, type FacetValues, facetValues } from '../../vocabulary/index.ts';
import { today } from '../today.ts';
import { isTooLateForUrgent } from '../urgent-deadline.ts';

/** What is typed in the offer form; `requirements` one per line, `budget` in euros per day. */
export interface OfferValues extends FacetValues {
  titre: string;
  description: string;
  requirements: string;
  budget: string;
  duree: string;
  lieu: string;
  /** Of the place, where it was chosen from the list; else empty. */
  placeCode: string;
  remote: boolean;
  urgent: boolean;
  deadline: string;
}

export const emptyOffer: OfferValues = {
  titre: '',
  description: '',
  requirements: '',
  budget: '',
  duree: '',
  lieu: '',
  placeCode: '',
  remote: false,
  urgent: false,
  deadline: '',
  ...emptyFacets,
};

const fieldOrder = Object.keys(emptyOffer);

/** An offer as the form shows it. */
export function offerValues(offer: Offer): OfferValues {
  return {
    titre: offer.titre,
    description: offer.description,
    requirements: offer.requirements.join('\n'),
    budget: String(offer.budget).replace('.', ','),
    duree: offer.duree ?? '',
    lieu: offer.lieu ?? '',
    placeCode: offer.placeCode ?? '',
    remote: offer.remote === 1,
    urgent: offer.urgent,
    deadline: offer.deadline,
    ...facetValues(offer),
  };
}

/** The same mission once more: everything but a deadline that has passed. */
export function duplicateValues(offer: Offer): OfferValues {
  const values = offerValues(offer);
  return isPastDeadline(offer.deadline, today()) ? { ...values, deadline: '' } : values;
}

/** The issue of one line is shown beside the field that holds all lines, that of a code beside the place. */
export function offerField(path: string): string {
  const [field = path] = path.split('.');
  return field === 'placeCode' ? 'lieu' : field;
}

/**
 * What is wrong in the form, in the order of its fields. A deadline left as it was (`keptDeadline`) may have passed: a
 * closed offer can still be put right.
 */
export function offerIssues(values: OfferValues, keptDeadline?: string): FormIssues {
  const found: Record<string, string> = {};
  for (const [path, message] of Object.entries(schemaIssues(offerBody, values))) {
    found[offerField(path)] ??= message;
  }
  const isKept = values.deadline === keptDeadline;
  if (!found.deadline && !isKept && isPastDeadline(values.deadline, today()))
    found.deadline = deadlinePastMessage;
  // of one that is open already, the server knows since when
  if (keptDeadline === undefined && isTooLateForUrgent(values)) found.deadline ??= urgentDeadlineMessage;
  return inFieldOrder(found, fieldOrder);
}

/** What marking a mission changes in the form: a deadline that is missing or too late becomes the latest there is. */
export function urgentChanges(urgent: boolean, { deadline }: OfferValues): Partial<OfferValues> {
  const isSet = deadline !== '' && !isTooLateForUrgent({ urgent, deadline });
  return urgent && !isSet ? { urgent, deadline: latestUrgentDeadline(today()) } : { urgent };
}

/** What is sent. Only for values without issues. */
export function offerPayload(values: OfferValues): OfferBody {
  return offerBody.parse(values);
}
